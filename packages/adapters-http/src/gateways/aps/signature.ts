import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** The hash that an account of Amazon Payment Services signs with. */
export type ShaType = "sha256" | "sha512" | "hmac256" | "hmac512"

/** The values in the gateway's JSON: mostly texts, sometimes a number, a list or an object. */
export type ApsValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ApsValue[]
  | { readonly [name: string]: ApsValue }
export type ApsParameters = Readonly<Record<string, ApsValue>>

/** The browser adds these after the form was signed, so the signature of a tokenization request does not cover them. */
const addedByBrowser: ReadonlySet<string> = new Set([
  "card_number",
  "expiry_date",
  "card_security_code",
  "card_holder_name",
  "remember_me",
])

const tokenCommands: ReadonlySet<ApsValue> = new Set(["TOKENIZATION", "CREATE_TOKEN"])

/**
 * The signature of a request, in lower-case hex: the hash of the phrase, then `name=value` sorted by name without
 * separators, then the phrase again.
 */
export function signRequest(parameters: ApsParameters, phrase: string, type: ShaType): string {
  const isToken = tokenCommands.has(parameters.service_command)
  const signed = Object.entries(parameters).filter(([name]) => !(isToken && addedByBrowser.has(name)))
  return digest(signed, phrase, type).toString("hex")
}

/**
 * Whether a message carries the gateway's signature, with any of the phrases: the newest, and the previous one while
 * phrases are being changed. The hash covers every parameter that came, including unknown ones. For an empty value the
 * official libraries hash either the name or nothing; both are accepted.
 */
export function isSignedByGateway(parameters: ApsParameters, phrases: readonly string[], type: ShaType): boolean {
  const { signature, ...rest } = parameters
  const given = typeof signature === "string" && /^[0-9a-f]+$/i.test(signature) ? Buffer.from(signature, "hex") : null
  const entries = Object.entries(rest)
  const filled = entries.filter(([, value]) => value !== "")
  let isRight = false
  // All phrases are tried even after a match, so that the time taken reveals nothing.
  for (const phrase of phrases)
    for (const read of [entries, filled]) {
      const expected = digest(read, phrase, type)
      if (given?.length === expected.length && timingSafeEqual(given, expected)) isRight = true
    }
  return isRight
}

type Entry = readonly [name: string, value: ApsValue]

function digest(entries: readonly Entry[], phrase: string, type: ShaType): Buffer {
  const text = phrase + textToSign(entries) + phrase
  const algorithm = type.endsWith("512") ? "sha512" : "sha256"
  const hash = type.startsWith("hmac") ? createHmac(algorithm, phrase) : createHash(algorithm)
  return hash.update(text, "utf8").digest()
}

/** Sorted by code units, as all of the gateway's libraries do: a locale would put `_` elsewhere. */
const textToSign = (entries: readonly Entry[]): string =>
  entries
    .filter(([name, value]) => name !== "signature" && value !== null && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${printed(value)}`)
    .join("")

function printed(value: ApsValue): string {
  if (typeof value !== "object" || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(printed).join(", ")}]`
  return `{${Object.entries(value)
    .map(([name, inner]) => `${name}=${printed(inner)}`)
    .join(", ")}}`
}
