import { MessageNotSent } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import type { SendOne } from "./sender.ts"

export interface HttpSmsSettings {
  /**
   * Address of the gateway, with `{to}` and `{text}` in its path or query where it wants them:
   * `https://sms.example/send?to={to}&text={text}`. Its host is the only one that is ever called.
   */
  readonly url: string
  /** JSON of the body, with the same two marks; null for a GET that says all in its address. */
  readonly body: string | null
  /** Value of the Authorization header, or null. */
  readonly authorization: string | null
}

/** How long a gateway may take, in milliseconds. */
const patience = 10_000

/**
 * Sends SMS, or WhatsApp messages, by any gateway that takes an HTTP request. Values are written into the address percent-encoded and into the
 * body as JSON, so that none can end its place; redirects are not followed; any answer but 2xx is a message not sent.
 */
export function httpSms(
  { url: template, body, authorization }: HttpSmsSettings,
  fetch: typeof globalThis.fetch = (...asked) => globalThis.fetch(...asked),
): SendOne<"sms"> {
  const host = new URL(fill(template, { to: "0", text: "0" }, encodeURIComponent)).host
  return (message) =>
    Effect.tryPromise({
      try: async () => {
        const url = new URL(fill(template, message, encodeURIComponent))
        if (url.host !== host) throw new Error("The gateway's address would lead elsewhere")
        const response = await fetch(url, {
          method: body === null ? "GET" : "POST",
          redirect: "error",
          signal: AbortSignal.timeout(patience),
          headers: {
            ...(body !== null && { "content-type": "application/json" }),
            ...(authorization !== null && { authorization }),
          },
          ...(body !== null && { body: fill(body, message, inJson) }),
        })
        await response.body?.cancel()
        if (!response.ok) throw new Error(`The gateway answered ${response.status}`)
      },
      catch: () => new MessageNotSent({ channel: message.channel }),
    })
}

type Values = { readonly to: string; readonly text: string }

/** The template with each mark replaced once: what a value holds is never read as a mark. */
const fill = (template: string, values: Values, written: (value: string) => string): string =>
  template.replace(/\{(to|text)\}/g, (_, name: keyof Values) => written(values[name]))

/** As it stands between the quotes of a JSON text. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1)
