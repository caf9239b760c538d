import type { MarketId } from "../market/market.ts"
import type { Destination } from "../pricing/international.ts"

/** The forms that leave a lead beside the booking's own (D38). */
export const leadFormKinds = ["contact", "rates", "corporate", "international", "tell-me-when"] as const

export type LeadFormKind = (typeof leadFormKinds)[number]

/** What somebody left in a form, so that he is answered. */
export interface LeadForm {
  readonly kind: LeadFormKind
  readonly market: MarketId
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly company: string
  readonly message: string
  /** Where he would like to be served; for 'tell me when'. */
  readonly place: string
  /** What he was quoted for a parcel abroad. */
  readonly quote: QuotedAbroad | null
}

export interface QuotedAbroad {
  readonly to: Destination
  /** The list that it was priced by. */
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
