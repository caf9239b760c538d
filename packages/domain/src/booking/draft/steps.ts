import type { PhoneReader } from "../../account/phone/phone-reader.ts"
import type { Instant } from "../../calendar/zone.ts"
import { vehicleFit } from "../parcel/vehicle.ts"
import { todayIn } from "../windows/market-schedule.ts"
import { draftIssues } from "./details-validation.ts"
import type { Draft } from "./draft.ts"

/** The screens of the booking flow that hold a draft, in order (section 2). */
export type Step = "book" | "details" | "guest" | "payment"

export const steps = ["book", "details", "guest", "payment"] as const satisfies readonly Step[]

/** Whether a step may be shown: every step before it is complete. The first step always may. */
export function canOpenStep(draft: Draft, step: Step, now: Instant, readPhone: PhoneReader): boolean {
  if (step === "book") return true
  if (!isBookComplete(draft)) return false
  return step === "details" || isDetailsComplete(draft, now, readPhone)
}

/** The furthest step that may be shown; a deep link into an unfinished draft leads there. */
export function furthestStep(draft: Draft, now: Instant, readPhone: PhoneReader): Step {
  return steps.findLast((step) => canOpenStep(draft, step, now, readPhone)) ?? "book"
}

const isBookComplete = (draft: Draft): boolean =>
  draft.pickup.place !== null && draft.dropOff.place !== null && vehicleFit(draft.vehicle, draft.parcel).fits

const isDetailsComplete = (draft: Draft, now: Instant, readPhone: PhoneReader): boolean =>
  draft.pickupDate !== null && draftIssues(draft, todayIn(draft.market, now), readPhone).length === 0
