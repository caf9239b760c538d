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

/** Up to when a lead that came to nothing was last saved if it is to be erased now (D38): thirty days ago, that instant included. */
export const erasedLeadsUntil = (now: Instant): Instant => now - leadLifetimeDays * msPerDay
