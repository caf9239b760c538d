import { systemNow } from "./clock.ts"
import { MersalError } from "./mersal-error.ts"
import { nothingKnown } from "./nothing-known.ts"
import type { WebhookMessage } from "./types/webhooks.ts"

/** Headers from `fetch` or from Node, with lower-case names. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** How much the sender's clock and ours may differ, in seconds. */
const toleranceSeconds = 300

/**
 * Checks that a message was signed with a webhook's secret within the last five minutes, as Standard Webhooks
 * prescribes, and answers its content. Otherwise throws a MersalError with the code "webhook-refused".
 *
 * @param body as it came: text or bytes, not parsed
 * @param secret "whsec_…", as in the answer that made the webhook
 * @param now milliseconds since 1970; by default the machine's clock
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  now: number = systemNow(),
): Promise<WebhookMessage> {
  const id = headerOf(headers, "webhook-id")
  const timestamp = headerOf(headers, "webhook-timestamp")
  const signatures = headerOf(headers, "webhook-signature")
  if (!/^\d{1,12}$/.test(timestamp)) throw refused("its timestamp is no number")
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSeconds) throw refused("it was not sent within five minutes")
  const text = typeof body === "string" ? body : utf8Of(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const key = await keyOf(secret)
  for (const signature of signatures.split(" ")) {
    const bytes = signature.startsWith("v1,") ? bytesOf(signature.slice(3)) : null
    // WebCrypto compares in constant time.
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return messageOf(id, text)
  }
  throw refused("no signature of it is the secret's")
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers) ? headers.get(name) : headers[name]
  if (typeof value !== "string" || value === "") throw refused(`it has no ${name}`)
  return value
}

const isHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === "function"

function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ""))
  if (!bytes?.length) throw refused("the secret is none: it begins with whsec_ and goes on in Base64")
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"])
}

/** The bytes of a Base64 text; null if it is not Base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

function utf8Of(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refused("its body is no text")
  }
}

function messageOf(id: string, text: string): WebhookMessage {
  try {
    return { id, ...(JSON.parse(text) as Omit<WebhookMessage, "id">) }
  } catch {
    throw refused("its body is no JSON")
  }
}

const refused = (why: string): MersalError =>
  new MersalError(`The webhook message was refused: ${why}.`, {
    ...nothingKnown,
    code: "webhook-refused",
  })
