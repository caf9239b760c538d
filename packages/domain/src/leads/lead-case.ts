import type { ProvedContacts } from "../account/proved-contacts.ts"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Lead } from "./lead.ts"
import { type LeadForm, leadFormKinds } from "./lead-form.ts"

/** A lead of the booking form is a draft that has not been booked (D38). */
export const leadKinds = ["booking", ...leadFormKinds] as const

export type LeadKind = (typeof leadKinds)[number]

export const leadStates = ["new", "in-progress", "answered", "converted", "closed"] as const

export type LeadState = (typeof leadStates)[number]

/** A lead as ops work on it. */
export interface LeadCase extends LeadFollowUp {
  readonly id: string
  readonly savedAt: Instant
  /** Incremented whenever ops edit it. */
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
  /** Null if it has not become a booking. */
  readonly bookedAs: Reference | null
}

export interface LeadFollowUp {
  /** The ops account that handles it; null if none does. */
  readonly ownerId: string | null
  /** A booked draft counts as converted, whatever state was set. */
  readonly state: LeadState
  /** The answer that was given. */
  readonly answer: string
}

/** Whether it was left by somebody with one of these verified contacts. */
export const isAskedBy =
  (proved: ProvedContacts) =>
  ({ said }: Pick<LeadCase, "said">): boolean => {
    const { email, phone } = said.kind === "booking" ? said.draft.customer : said.form
    return email.toLowerCase() === proved.email || phone === proved.phone
  }

export const marketOfLead = ({ said }: Pick<LeadCase, "said">) =>
  said.kind === "booking" ? said.draft.market : said.form.market
