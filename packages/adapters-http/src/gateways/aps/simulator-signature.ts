import { createHash, createHmac } from "node:crypto"
import type { ShaType } from "./signature.ts"

/**
 * The simulated gateway's signature. It is written separately and not taken from the product's code, because a mistake
 * in shared code would never show. The vectors published by the gateway and its libraries verify both. Here names are
 * sorted by their bytes, and the pieces are hashed one after the other.
 */
export function simulatorSignature(fields: Readonly<Record<string, string>>, phrase: string, type: ShaType): string {
  const bits = type.slice(-3)
  const hash = type.startsWith("hmac") ? createHmac(`sha${bits}`, phrase) : createHash(`sha${bits}`)
  hash.update(phrase)
  for (const name of Object.keys(fields).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
    if (name === "signature") continue
    hash.update(name)
    hash.update("=")
    hash.update(fields[name] ?? "")
  }
  hash.update(phrase)
  return hash.digest("hex")
}

/** Fields that a browser adds to a form after the shop has signed it. */
const unsigned = ["card_number", "expiry_date", "card_security_code", "card_holder_name", "remember_me"]

/** Whether a shop signed its request. */
export function isSignedByShop(fields: Readonly<Record<string, string>>, phrase: string, type: ShaType): boolean {
  const isForm = fields.service_command === "TOKENIZATION" || fields.service_command === "CREATE_TOKEN"
  const signed = Object.fromEntries(Object.entries(fields).filter(([name]) => !isForm || !unsigned.includes(name)))
  return simulatorSignature(signed, phrase, type) === (fields.signature ?? "").toLowerCase()
}
