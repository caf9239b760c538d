/** What a parser answers when the text is none of its values. */
export class Wrong {
  readonly why: string
  /** Whether the text may be a key, or have one where no address has it, so that nobody repeats it. */
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

/** The same of a key that somebody shows. */
export const keyMatching =
  (pattern: RegExp, what: string) =>
  (text: string): string | null | Wrong =>
    pattern.test(text) ? text : new Wrong(`must be ${what}`, true)

/** Any text is one, such as a key: what cannot be refused is not repeated. */
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

/** What a key or a message may go to: over https, but to this machine. Null for any other text. */
export function safeAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isLocal = url?.hostname === "localhost" || url?.hostname === "127.0.0.1"
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLocal) ? url : null
}
