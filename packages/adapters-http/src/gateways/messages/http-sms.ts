import { MessageNotSent } from "@mersal/domain/ports/driven/messages"
import * as Effect from "effect/Effect"
import type { SendOne } from "./sender.ts"

export interface HttpSmsSettings {
  /**
   * Address of the gateway, with `{to}` and `{text}` in its path or query where it expects them:
   * `https://sms.example/send?to={to}&text={text}`. No other host is ever called.
   */
  readonly url: string
  /** The JSON body, with the same two placeholders; null for a GET with everything in its address. */
  readonly body: string | null
  /** Value of the Authorization header, or null. */
  readonly authorization: string | null
}

/** How long a gateway may take, in milliseconds. */
const patience = 10_000

/**
 * Sends SMS or WhatsApp messages through any gateway that takes an HTTP request. Values are percent-encoded in the
 * address and JSON-encoded in the body, so none can break out of its place. Redirects are not followed; with any status
 * but 2xx the message counts as not sent.
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

/** The template with each placeholder replaced once: a placeholder inside a value stays as it is. */
const fill = (template: string, values: Values, written: (value: string) => string): string =>
  template.replace(/\{(to|text)\}/g, (_, name: keyof Values) => written(values[name]))

/** The value as written between the quotes of a JSON text. */
const inJson = (value: string): string => JSON.stringify(value).slice(1, -1)
