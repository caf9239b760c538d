import * as Result from "effect/Result"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { LeadCase, LeadFollowUp } from "./lead-case.ts"
import { LeadChanged, LeadUnanswered } from "./lead-errors.ts"
import { leadLifetimeDays } from "./lead-record.ts"

/** The lead after ops wrote to it, or why not: somebody else did meanwhile, or it is said to be answered without an answer. */
export function followedLead(
  lead: LeadCase,
  { version, ...followUp }: LeadFollowUp & { readonly version: number },
): Result.Result<LeadCase, LeadChanged | LeadUnanswered> {
  if (lead.version !== version) return Result.fail(new LeadChanged({ lead }))
  if (followUp.state === "answered" && followUp.answer.trim() === "") return Result.fail(new LeadUnanswered())
  return Result.succeed({ ...lead, ...followUp, version: version + 1 })
}

/** Whoever became a customer has his bookings, or his account, to be known by; by then a year's leads were counted. */
const convertedLifetimeDays = 365

/**
 * Up to when a lead was last saved if it is to be erased now: one that came to nothing thirty days ago (D38), one that was
 * said to be converted a year ago, those instants included.
 */
export const erasedLeadsUntil = (now: Instant): { readonly savedUntil: Instant; readonly convertedUntil: Instant } => ({
  savedUntil: now - leadLifetimeDays * msPerDay,
  convertedUntil: now - convertedLifetimeDays * msPerDay,
})
