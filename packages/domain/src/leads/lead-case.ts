import * as Result from "effect/Result"
import type { Reference } from "../booking/order/reference.ts"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { Lead } from "./lead.ts"
import { LeadChanged, LeadUnanswered } from "./lead-errors.ts"
import { type LeadForm, leadFormKinds } from "./lead-form.ts"
import { leadLifetimeDays } from "./lead-record.ts"

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

/** The lead after ops wrote to it, or why not: somebody else did meanwhile, or it is said to be answered without an answer. */
export function followedLead(
  lead: LeadCase,
  { version, ...followUp }: LeadFollowUp & { readonly version: number },
): Result.Result<LeadCase, LeadChanged | LeadUnanswered> {
  if (lead.version !== version) return Result.fail(new LeadChanged({ lead }))
  if (followUp.state === "answered" && followUp.answer.trim() === "") return Result.fail(new LeadUnanswered())
  return Result.succeed({ ...lead, ...followUp, version: version + 1 })
}

/** Up to when a lead that came to nothing was last saved if it is to be erased now (D38): thirty days ago, that instant included. */
export const erasedLeadsUntil = (now: Instant): Instant => now - leadLifetimeDays * msPerDay
