import { createECDH, ECDH } from "node:crypto"
import type { Environment } from "@mersal/domain/market/host-profile"
import { anyText, matching, oneOf, safeAddress, Wrong } from "./parsing.ts"
import type { Source } from "./source.ts"

/**
 * The senders of messages; null for a channel without one. Only `from` and `contact` may be printed: the rest holds
 * passwords and keys.
 */
export interface MessageSettings {
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly sms: PhoneGateway | null
  /** Null if people cannot choose it. */
  readonly whatsapp: PhoneGateway | null
  readonly push: { readonly contact: string; readonly publicKey: string; readonly privateKey: string } | null
}

/** Sends messages to a phone through HTTP. */
interface PhoneGateway {
  readonly url: string
  readonly body: string | null
  readonly authorization: string | null
}

type Variable =
  | "SMTP_URL"
  | "MAIL_FROM"
  | "SMS_URL"
  | "SMS_BODY"
  | "SMS_AUTHORIZATION"
  | "WHATSAPP_URL"
  | "WHATSAPP_BODY"
  | "WHATSAPP_AUTHORIZATION"
  | "VAPID_CONTACT"
  | "VAPID_PUBLIC_KEY"
  | "VAPID_PRIVATE_KEY"
  | "MESSAGES_OPTIONAL"

/** The senders of messages. Half of a pair is a mistake, and so in production is a channel without a sender. */
export function readMessages(source: Source<Variable>, environment: Environment): MessageSettings {
  const { read, problems } = source
  const usual = environment === "development" ? "yes" : "no"
  const isOptional = read("MESSAGES_OPTIONAL", usual, oneOf(["yes", "no"])) === "yes"
  const smtp = readSmtp(source)
  const sms = readPhoneGateway(source, "SMS")
  if (!isOptional && smtp.url === null)
    problems.push("SMTP_URL must be set when MERSAL_ENV is production, or MESSAGES_OPTIONAL=yes: no code could go out")
  if (!isOptional && sms === null)
    problems.push("SMS_URL must be set when MERSAL_ENV is production, or MESSAGES_OPTIONAL=yes: no code could go out")
  return {
    smtp: smtp.url === null || smtp.from === null ? null : { url: smtp.url, from: smtp.from },
    sms,
    whatsapp: readPhoneGateway(source, "WHATSAPP"),
    push: readPush(source),
  }
}

function readSmtp({ read, problems }: Source<Variable>) {
  const url = read<string | null>("SMTP_URL", null, parseSmtp)
  const from = read<string | null>("MAIL_FROM", null, parseSender)
  if ((url === null) !== (from === null)) problems.push("SMTP_URL and MAIL_FROM must be set together")
  return { url, from }
}

function readPush({ read, problems }: Source<Variable>): MessageSettings["push"] {
  const before = problems.length
  const publicKey = read<string | null>("VAPID_PUBLIC_KEY", null, parsePublicKey)
  const privateKey = read<string | null>("VAPID_PRIVATE_KEY", null, parsePrivateKey)
  const contact = read<string | null>(
    "VAPID_CONTACT",
    null,
    matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "a mailto: or https address"),
  )
  const set = [publicKey, privateKey, contact].filter((value) => value !== null)
  if (set.length > 0 && set.length < 3 && problems.length === before)
    problems.push("VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_CONTACT must be set together")
  if (publicKey !== null && privateKey !== null && publicKeyOf(privateKey) !== publicKey)
    problems.push("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be of one pair: browsers would refuse every push")
  return publicKey && privateKey && contact ? { contact, publicKey, privateKey } : null
}

/** A point of the curve that web push signs with, as browsers take it: uncompressed. */
function parsePublicKey(text: string): string | Wrong {
  const wrong = new Wrong("must be a public key of web push: 87 characters of base64url", true)
  if (!/^[\w-]{87}$/.test(text)) return wrong
  try {
    ECDH.convertKey(text, "prime256v1", "base64url")
    return text
  } catch {
    return wrong
  }
}

function parsePrivateKey(text: string): string | Wrong {
  const wrong = new Wrong("must be a private key of web push: 43 characters of base64url", true)
  if (!/^[\w-]{43}$/.test(text)) return wrong
  try {
    publicKeyOf(text)
    return text
  } catch {
    return wrong
  }
}

/** Throws if the private key is not one of the curve. */
function publicKeyOf(privateKey: string): string {
  const pair = createECDH("prime256v1")
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"))
  return pair.getPublicKey("base64url")
}

/** Any gateway that takes an HTTP request, for SMS or for WhatsApp. */
function readPhoneGateway({ read, problems }: Source<Variable>, name: "SMS" | "WHATSAPP"): PhoneGateway | null {
  const before = problems.length
  const url = read<string | null>(`${name}_URL`, null, parsePhoneUrl)
  const body = read<string | null>(`${name}_BODY`, null, parsePhoneBody)
  const authorization = read<string | null>(`${name}_AUTHORIZATION`, null, anyText)
  if (problems.length > before) return null
  if (url === null) {
    const useless = [body !== null && `${name}_BODY`, authorization !== null && `${name}_AUTHORIZATION`].filter(Boolean)
    if (useless.length > 0) problems.push(`${name}_URL must be set when ${useless.join(" or ")} is`)
    return null
  }
  // A gateway answers 200 to a call that names nobody too, and every code would be lost without a word.
  const [sent = ""] = url.split("#")
  if (!["{to}", "{text}"].every((mark) => `${sent} ${body}`.includes(mark)))
    problems.push(
      `${name}_URL and ${name}_BODY must hold {to} and {text} between them, in these letters: no message would say its text or find its phone`,
    )
  return { url, body, authorization }
}

function parseSmtp(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ""
    ? text
    : new Wrong("must be smtp://USER:PASSWORD@HOST:PORT or smtps://…", true)
}

/** An address, or a name with an address: one line, so that no header can be inserted. */
const parseSender = (text: string): string | Wrong =>
  /^([^<>@\r\n,;]+ )?<?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(text) ? text : new Wrong("must be NAME <ADDRESS> or ADDRESS")

/** A placeholder in the host would send messages elsewhere. */
function parsePhoneUrl(text: string): string | Wrong {
  const url = safeAddress(text)
  return url !== null && !/[{}]|%7[bd]/i.test(url.host + url.username + url.password)
    ? text
    : new Wrong("must be an https address, with {to} and {text} in its path or query where they belong", true)
}

/** Values are written as between the quotes of a JSON text, so a placeholder without quotes makes no JSON either. */
function parsePhoneBody(text: string): string | Wrong {
  try {
    JSON.parse(text)
    return text
  } catch {
    return new Wrong('must be JSON, with {to} and {text} between quotes: {"to":"{to}","text":"{text}"}', true)
  }
}
