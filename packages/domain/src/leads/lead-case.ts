import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Lead } from "./lead.ts"
import { type LeadForm, leadFormKinds } from "./lead-form.ts"

/** A lead of the booking form is a draft that was not booked yet (D38). */
export const leadKinds = ["booking", ...leadFormKinds] as const

export type LeadKind = (typeof leadKinds)[number]

export const leadStates = ["new", "in-progress", "answered", "converted", "closed"] as const

export type LeadState = (typeof leadStates)[number]

/** A lead as ops works on it. */
export interface LeadCase extends LeadFollowUp {
  readonly id: string
  readonly savedAt: Instant
  /** Counted up whenever ops writes to it. */
  readonly version: number
  readonly said: SaidInForm | SaidInBooking
}

interface SaidInForm {
  readonly kind: LeadForm["kind"]
  readonly form: LeadForm
}

interface SaidInBooking {
  readonly kind: "booking"
  readonly draft: Lead
  /** Null while nothing came of it. */
  readonly bookedAs: Reference | null
}

export interface LeadFollowUp {
  /** The account of ops that looks after it; null while nobody does. */
  readonly ownerId: string | null
  /** A draft that was booked is converted, whatever was written of it. */
  readonly state: LeadState
  /** What was answered. */
  readonly answer: string
}

export const marketOfLead = ({ said }: Pick<LeadCase, "said">) =>
  said.kind === "booking" ? said.draft.market : said.form.market
