/** A parser's answer if the text is not a valid value. */
export class Wrong {
  readonly why: string
  /** Whether the text may be a key, or contain one where addresses usually have none, so that it is never printed. */
  readonly isSecret: boolean
  constructor(why: string, isSecret = false) {
    this.why = why
    this.isSecret = isSecret
  }
}

export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | Wrong =>
    values.find((value) => value === text) ?? new Wrong(`must be one of ${values.join(", ")}`)

export const matching =
  (pattern: RegExp, what: string) =>
  (text: string): string | null | Wrong =>
    pattern.test(text) ? text : new Wrong(`must be ${what}`)

/** The same for a key: a refused text is not printed. */
export const keyMatching =
  (pattern: RegExp, what: string) =>
  (text: string): string | null | Wrong =>
    pattern.test(text) ? text : new Wrong(`must be ${what}`, true)

/** Any text is valid, such as a key: it is never refused, so it is never printed. */
export const anyText = (text: string): string => text

/** A whole number from one to the other, both included. */
export const wholeBetween =
  (least: number, most: number) =>
  (text: string): number | Wrong =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : new Wrong(`must be a whole number from ${least} to ${most}`)

export function parsePort(text: string): number | Wrong {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : new Wrong("must be a port number from 0 to 65535")
}

/** An address to which a key or a message may be sent: https, or this machine. Null for any other text. */
export function safeAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1"
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLocal) ? url : null
}
