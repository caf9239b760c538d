import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** How an account of Amazon Payment Services is set to sign. */
export type ShaType = "sha256" | "sha512" | "hmac256" | "hmac512"

/** What JSON of the gateway may hold: mostly texts, now and then a number, a list or an object. */
export type ApsValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ApsValue[]
  | { readonly [name: string]: ApsValue }
export type ApsParameters = Readonly<Record<string, ApsValue>>

/** The browser adds them to the form, after it was signed: they are in the hash of no tokenization that is asked for. */
const addedByBrowser: ReadonlySet<string> = new Set([
  "card_number",
  "expiry_date",
  "card_security_code",
  "card_holder_name",
  "remember_me",
])

const tokenCommands: ReadonlySet<ApsValue> = new Set(["TOKENIZATION", "CREATE_TOKEN"])

/** The signature of what we send, in lower-case hex: phrase, then `name=value` by name without a sign between, then phrase. */
export function signRequest(parameters: ApsParameters, phrase: string, type: ShaType): string {
  const isToken = tokenCommands.has(parameters.service_command)
  const signed = Object.entries(parameters).filter(([name]) => !(isToken && addedByBrowser.has(name)))
  return digest(signed, phrase, type).toString("hex")
}

/**
 * Whether what came to us carries the gateway's signature, by any of the phrases: the newest, and the one before while
 * phrases are being changed. The hash is over every parameter that came, also over those that nobody knows; of an empty
 * value official libraries hash the name or nothing, and both are right.
 */
export function isSignedByGateway(parameters: ApsParameters, phrases: readonly string[], type: ShaType): boolean {
  const { signature, ...rest } = parameters
  const given = typeof signature === "string" && /^[0-9a-f]+$/i.test(signature) ? Buffer.from(signature, "hex") : null
  const entries = Object.entries(rest)
  const filled = entries.filter(([, value]) => value !== "")
  let isRight = false
  // None is left out once another was right: how long it takes says nothing.
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

/** By code units, as every library of the gateway sorts: a locale would put `_` elsewhere. */
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
