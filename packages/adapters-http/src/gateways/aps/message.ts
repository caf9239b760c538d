import { type Money, money } from "@mersal/domain/money/money"
import type { CardTrace } from "@mersal/domain/ports/driven/payment-gateways"
import { isSignedByGateway, type ShaType } from "./signature.ts"

/** What proves that a message comes from the gateway and is for us. */
export interface ApsTrust {
  readonly accessCode: string
  readonly merchantId: string
  /** The newest phrase for answers first; while phrases are being changed, also the previous one. */
  readonly responsePhrases: readonly string[]
  readonly shaType: ShaType
}

export type ApsMessage = Readonly<Partial<Record<string, string>>>

/**
 * The allowed form of known fields. The signature has no separators between fields, so a signed text could be split
 * into another message: a refusal into a success, by a value that contains `name=value` itself. No value may contain
 * `=` but the two addresses, and the fields that decide something must have exactly the form in which the gateway
 * writes them.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  response_code: /^\d{5}$/,
  status: /^\d{2}$/,
  transaction_code: /^\d{5}$/,
  transaction_status: /^\d{2}$/,
  command: /^[A-Z_]{1,40}$/,
  service_command: /^[A-Z_]{1,40}$/,
  query_command: /^[A-Z_]{1,40}$/,
  merchant_reference: /^[A-Za-z0-9_.-]{1,40}$/,
  maintenance_reference: /^[A-Za-z0-9_.-]{1,200}$/,
  token_name: /^[A-Za-z0-9.@_-]{1,100}$/,
  amount: /^\d{1,12}$/,
  authorized_amount: /^\d{1,12}$/,
  captured_amount: /^\d{1,12}$/,
  refunded_amount: /^\d{1,12}$/,
  currency: /^[A-Z]{3}$/,
  fort_id: /^[A-Za-z0-9_-]{1,40}$/,
  card_number: /^[\d*Xx]{0,22}$/,
  payment_option: /^[A-Za-z0-9 _-]{1,20}$/,
  return_url: /^https?:\/\/[^\s]{1,400}$/,
  "3ds_url": /^https?:\/\/[^\s]{1,2000}$/,
}

const anyValue = /^[^=]{0,2000}$/

/** A message of the gateway for us, if its signature and every field are valid; otherwise null. */
export function believedMessage(parameters: unknown, trust: ApsTrust): ApsMessage | null {
  if (typeof parameters !== "object" || parameters === null || Array.isArray(parameters)) return null
  const entries = Object.entries(parameters as Record<string, unknown>)
  if (entries.length > 100) return null
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (value === null) continue
    if (typeof value !== "string" && typeof value !== "number") return null
    fields.set(name, String(value))
  }
  const message: ApsMessage = Object.fromEntries(fields)
  if (!isSignedByGateway(message, trust.responsePhrases, trust.shaType)) return null
  for (const [name, value] of fields)
    if (value !== "" && !(Object.hasOwn(patterns, name) ? patterns[name] : anyValue)?.test(value)) return null
  if (message.merchant_identifier !== trust.merchantId || message.access_code !== trust.accessCode) return null
  if (message.response_code === undefined) return null
  if (message.status !== undefined && !message.response_code.startsWith(message.status)) return null
  return message
}

/** An amount in minor units, as this gateway writes it; null if it is missing or its currency is not one of ours. */
export function moneyOf(amount: string | undefined, currency: string | undefined): Money | null {
  if (amount === undefined || amount === "") return null
  return currency === "AED" || currency === "QAR" ? money(Number(amount), currency) : null
}

/** What may be kept of the card that a message names. */
export function cardOf({ card_number: masked, payment_option: network }: ApsMessage): CardTrace | null {
  const last4 = /\d{4}$/.exec(masked ?? "")?.[0]
  return last4 === undefined ? null : { last4, network: network ?? null }
}
