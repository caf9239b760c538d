import type { MarketId } from "../market/market.ts"
import type { Destination } from "../pricing/international.ts"

/** The forms that make a lead, besides the booking's own (D38). */
export const leadFormKinds = ["contact", "rates", "corporate", "international", "tell-me-when"] as const

export type LeadFormKind = (typeof leadFormKinds)[number]

/** What somebody submitted in a form to be contacted. */
export interface LeadForm {
  readonly kind: LeadFormKind
  readonly market: MarketId
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
  readonly message: string
  /** Where he wants service; for 'tell me when'. */
  readonly place: string
  /** His quote for a parcel abroad. */
  readonly quote: QuotedAbroad | null
}

export interface QuotedAbroad {
  readonly to: Destination
  /** The price list of the quote. */
  readonly rate: string
  readonly chargeableKg: number
  readonly priceMinor: number
}

export const emptyLeadForm = (kind: LeadFormKind, market: MarketId): LeadForm => ({
  kind,
  market,
  name: "",
  phone: "",
  email: "",
  company: "",
  message: "",
  place: "",
  quote: null,
})
