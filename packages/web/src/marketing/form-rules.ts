import { isEmail } from "@mersal/domain/account/email"
import { keptDetails } from "@mersal/domain/corporate/company"
import type { LeadFormKind } from "@mersal/domain/leads/lead-form"
import { type LeadProblem, leadFormGaps } from "@mersal/domain/leads/lead-form-gaps"
import type { MarketId } from "@mersal/domain/market/market"
import { latinDigits } from "@mersal/domain/places/latin-digits"
import { type InternationalRate, type PriceByWeight, priceByWeight } from "@mersal/domain/pricing/international"

/**
 * What a form on a page about the product sends: a lead of some kind, a request for an international price, or a
 * company.
 */
export const siteFormKinds = ["contact", "rates", "corporate", "tell-me-when", "quote", "company"] as const
export type SiteFormKind = (typeof siteFormKinds)[number]

/** The typed values by field name. Fields that the form does not have are missing. */
export type Typed = Readonly<Record<string, string>>

export type SiteFormProblem =
  | LeadProblem
  | "enter-email"
  | "enter-phone"
  | "enter-tax-number"
  | "tax-number-invalid"
  | "measure-invalid"
  | "measure-too-large"
  | "too-long"

export interface SiteFormIssue {
  /** The name of the field in the form and in the call. */
  readonly field: string
  readonly problem: SiteFormProblem
}

const measures = ["weight", "length", "width", "height"] as const

/** The largest value that the call accepts, in kilograms and in centimetres. */
const largestMeasure = 1_000

/** A unit after a number, which the field's label already names. */
const unit = /\s*(kg|cm|كجم|كغم?|سم)\.?$/i

/**
 * A number as people type it: in their keyboard's digits, with point or comma, with or without its unit. NaN for
 * anything else.
 */
export function typedNumber(text: string): number {
  const plain = latinDigits(text).trim().replace(unit, "").replace(/[,٫]/, ".")
  return /^\d+(\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
}

const isMeasure = (value: number): boolean => value > 0

/**
 * The price of an international parcel as typed so far; null while a measure is missing or invalid. A weight beyond
 * what the call accepts is too heavy as well.
 */
export function typedPrice(breaks: InternationalRate["breaks"], typed: Typed): PriceByWeight | null {
  const [weight, ...sides] = measures.map((field) => typedNumber(typed[field] ?? "")) as [
    number,
    number,
    number,
    number,
  ]
  return [weight, ...sides].every(isMeasure)
    ? priceByWeight(breaks, { weightGrams: weight * 1_000, sidesCm: sides })
    : null
}

/**
 * The errors of a form as far as the browser can tell, in the order of its fields. The server checks phones, because it
 * knows the numbers of the whole world.
 */
export function siteFormIssues(kind: SiteFormKind, market: MarketId, typed: Typed): readonly SiteFormIssue[] {
  if (kind === "company") return companyIssues(market, typed)
  if (kind !== "quote") return leadFormGaps(leadOf(kind, typed))
  return [
    ...measures.flatMap((field) => measureIssue(field, typed[field] ?? "")),
    ...leadFormGaps(leadOf("international", typed)),
  ]
}

/** The error of one typed measure. None for other fields, and for an empty one. */
export const typedMeasureIssue = (field: string, text: string): readonly SiteFormIssue[] =>
  text.trim() === "" || !measures.some((measure) => measure === field) ? [] : measureIssue(field, text)

function measureIssue(field: string, text: string): readonly SiteFormIssue[] {
  const value = typedNumber(text)
  if (!isMeasure(value)) return [{ field, problem: "measure-invalid" }]
  return value > largestMeasure ? [{ field, problem: "measure-too-large" }] : []
}

/** The call that a form without errors makes. */
export function siteFormCall(kind: SiteFormKind, market: MarketId, typed: Typed) {
  if (kind === "company") return { path: "/v1.0/corporate/register", body: { ...typed, dom: market } }
  if (kind === "quote") {
    const numbers = Object.fromEntries(measures.map((field) => [field, typedNumber(typed[field] ?? "")]))
    return { path: "/v1.0/international/quote", body: { ...typed, ...numbers, domain: market } }
  }
  const { volume, ...said } = typed
  // The volume is a separate sentence before the message: staff read both together.
  const message = [volume, said.message].filter(Boolean).join(". ")
  return { path: "/v1.0/leads", body: { ...said, ...(message && { message }), kind, domain: market } }
}

const leadOf = (kind: LeadFormKind, typed: Typed) => {
  const { name = "", company = "", place = "", message = "", email = "", phone = "" } = typed
  return { kind, name, company, place, message, email, phone }
}

function companyIssues(market: MarketId, { name = "", trn = "", contact = "", email = "", phn = "" }: Typed) {
  const { issues } = keptDetails({ name, taxNumber: trn, contactName: contact, email, phone: phn }, market)
  const found: SiteFormIssue[] = []
  for (const { field, kind } of issues) {
    const known = companyFields[field]
    if (known) found.push({ field: known.name, problem: kind === "missing" ? known.missing : known.invalid })
  }
  if (email.trim() !== "" && !isEmail(email)) found.push({ field: "email", problem: "email-invalid" })
  const order = ["name", "trn", "contact", "email", "phn"]
  return found.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

interface CompanyField {
  readonly name: string
  readonly missing: SiteFormProblem
  readonly invalid: SiteFormProblem
}

const companyFields: Readonly<Partial<Record<string, CompanyField>>> = {
  name: { name: "name", missing: "enter-company", invalid: "too-long" },
  taxNumber: { name: "trn", missing: "enter-tax-number", invalid: "tax-number-invalid" },
  contactName: { name: "contact", missing: "enter-name", invalid: "too-long" },
  email: { name: "email", missing: "enter-email", invalid: "email-invalid" },
  phone: { name: "phn", missing: "enter-phone", invalid: "phone-invalid" },
}
