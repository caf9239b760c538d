import * as Result from "effect/Result"
import { type Instant, msPerDay } from "../calendar/zone.ts"
import type { LeadCase, LeadFollowUp } from "./lead-case.ts"
import { LeadChanged, LeadUnanswered } from "./lead-errors.ts"
import { leadLifetimeDays } from "./lead-record.ts"

/**
 * The lead after an edit by ops, or why not: somebody else edited it meanwhile, or it is marked as answered without an
 * answer.
 */
export function followedLead(
  lead: LeadCase,
  { version, ...followUp }: LeadFollowUp & { readonly version: number },
): Result.Result<LeadCase, LeadChanged | LeadUnanswered> {
  if (lead.version !== version) return Result.fail(new LeadChanged({ lead }))
  if (followUp.state === "answered" && followUp.answer.trim() === "") return Result.fail(new LeadUnanswered())
  return Result.succeed({ ...lead, ...followUp, version: version + 1 })
}

/** A customer is known by his bookings or his account by then, and the year's leads have been counted. */
const convertedLifetimeDays = 365

/**
 * Leads last saved at or before these instants are deleted: those that came to nothing thirty days ago (D38), and
 * converted ones a year ago.
 */
export const erasedLeadsUntil = (now: Instant): { readonly savedUntil: Instant; readonly convertedUntil: Instant } => ({
  savedUntil: now - leadLifetimeDays * msPerDay,
  convertedUntil: now - convertedLifetimeDays * msPerDay,
})
