import parsePhoneNumberFromString, { type PhoneNumber as LibraryPhone, type MetadataJson } from "libphonenumber-js/core"
import { type MarketId, markets } from "../../market/market.ts"
import { latinDigits } from "../../places/latin-digits.ts"
import { phoneMetadata } from "./phone-metadata.ts"
import { takesSms } from "./takes-sms.ts"

/** A phone number of a valid form, or why it is not (D22). */
export type ParsedPhone = PhoneNumber | PhoneRefusal

export interface PhoneNumber {
  readonly ok: true
  /** The stored form: "+971501234567". */
  readonly e164: string
  /** ISO 3166 code of its country. */
  readonly country: string
  /** The national form: "050 123 4567". */
  readonly national: string
  /** The international form: "+971 50 123 4567". */
  readonly international: string
  /** Whether it can receive text messages. */
  readonly takesSms: boolean
}

export interface PhoneRefusal {
  readonly ok: false
  /** `unsupported-country`: this metadata cannot tell; phone-worldwide.ts can. */
  readonly reason: "empty" | "invalid" | "unsupported-country"
}

/**
 * Reads a phone number as people type it: with or without +, 00 or a market's calling code, in local 05x form, with any
 * spaces, dashes, dots and brackets, and with Latin, Arabic-Indic, Persian or full-width digits (D22). Knows the two
 * markets and the countries that their people call most; see phone-metadata.ts.
 *
 * @param market whose local form a number without a calling code is read in
 *
 * @param market whose local form a number without a calling code is read in
 * @example parsePhone("٠٥٠ ١٢٣ ٤٥٦٧", "AE") // { ok: true, e164: "+971501234567", country: "AE", … }
 */
export const parsePhone = (text: string, market: MarketId): ParsedPhone => parsePhoneWith(phoneMetadata, text, market)

/** The same with the given metadata. */
export function parsePhoneWith(metadata: MetadataJson, text: string, market: MarketId): ParsedPhone {
  const typed = plainDigits(text)
  if (typed === "") return { ok: false, reason: "empty" }
  if (!numberShape.test(typed)) return { ok: false, reason: "invalid" }

  const dialled = dialledNumber(typed)
  const country = markets[market].phoneCountry
  const phone = parsePhoneNumberFromString(dialled, { defaultCountry: country, extract: false }, metadata)
  if (phone?.isValid() && phone.country) return new ReadPhone(phone, phone.country)
  return { ok: false, reason: isAbroad(dialled, metadata) ? "unsupported-country" : "invalid" }
}

/**
 * A lazily formatted number: formatting takes longer than reading, and bookings store only the plain form. A class,
 * because V8 retains what the getters of a single object see for long.
 */
export class ReadPhone implements PhoneNumber {
  readonly ok = true
  readonly e164: string
  readonly country: string
  readonly #phone: LibraryPhone
  constructor(phone: LibraryPhone, country: string) {
    this.e164 = phone.number
    this.country = country
    this.#phone = phone
  }
  get national() {
    return this.#phone.formatNational()
  }
  get international() {
    return this.#phone.formatInternational()
  }
  get takesSms() {
    return takesSms(this.e164)
  }
}

/** Digits with an optional plus sign before and the usual separators between; at most 40 characters. */
const numberShape = /^(?=.{1,40}$)\+?[\d\s().\-/‐-―]*\d[\d\s().\-/‐-―]*$/

/** Latin digits for those of any keyboard of the region, without the direction marks of copied contacts. */
function plainDigits(text: string): string {
  return latinDigits(text.normalize("NFKC"))
    .replace(/[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, "")
    .trim()
}

/** The number with a plus sign for any prefix that means a calling code; a number in local form keeps its digits. */
function dialledNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "")
  if (typed.startsWith("+")) return `+${digits}`
  if (digits.startsWith("00")) return `+${digits.slice(2)}`
  return bareInternational.test(digits) ? `+${digits}` : digits
}

/**
 * A number of one of the two markets with its calling code but without a plus; no local number of the other market is
 * that long. Other calling codes need the plus, because a typing error in a local number could pass for a foreign
 * number.
 */
const bareInternational = /^(?:9710?[2-9]\d{7,8}|974\d{8})$/

/**
 * Calling codes that are shared with countries outside the metadata: a number that is wrong here may be right there.
 */
const sharedCallingCodes = ["1", "44"]

function isAbroad(dialled: string, metadata: MetadataJson): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(dialled)) return false
  const codes = Object.keys(metadata.country_calling_codes)
  const code = codes.find((candidate) => dialled.startsWith(candidate, 1))
  if (code === undefined) return true
  return sharedCallingCodes.includes(code) && metadata.country_calling_codes[code]?.length === 1
}
