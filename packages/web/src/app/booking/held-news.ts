import type { Booking } from "@mersal/domain/booking/booking"
import { type Draft, renewedDraft } from "@mersal/domain/booking/draft/draft"
import { readDraft } from "@mersal/domain/booking/draft/draft-storage"
import type { BookingEvent } from "@mersal/domain/machines/booking/booking-event"
import { paymentHeard } from "@mersal/domain/machines/payment-heard"
import type { AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import * as Result from "effect/Result"
import { spare } from "../../environment/answers/spare.ts"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { forgetCardSession } from "../../features/payment/card-session-storage.ts"
import { importPaying } from "../composition/import-paying.ts"
import { serverNow } from "../page/clock.ts"

let isAsking = false

/**
 * Asks what has become of the booking that is held: at once, because nobody has listened to the other windows until now;
 * then when this page is looked at again, and when a booking has ended in another window, which may be in sight beside
 * it. Answers how to stop.
 *
 * @param draftKey under which all windows store the draft
 */
export function watchHeld(actor: BookingActor, draftKey: string): () => void {
  const stopping = new AbortController()
  const hear = () => void hearOfHeld(actor, draftKey)
  const hearOther = ({ newValue }: StorageEvent) => {
    // What a window stores of a booking is removed when that has ended.
    if (newValue === null) void hearOfHeld(actor, draftKey, true)
  }
  addEventListener("focus", hear, stopping)
  addEventListener("visibilitychange", hear, stopping)
  addEventListener("storage", hearOther, stopping)
  hear()
  return () => stopping.abort()
}

/**
 * Asks what has become of the booking that is held, and of the attempt to pay it: another window, another person or the
 * bank may have paid or cancelled it. The card return page asks by itself.
 *
 * @param draftKey under which all windows store the draft
 * @param isNews whether another window tells of something that is newer than what may be asked already
 */
export async function hearOfHeld(actor: BookingActor, draftKey: string, isNews = false): Promise<void> {
  const { hold, attempt, draft } = actor.getSnapshot().context
  if (!hold || document.hidden || location.pathname.startsWith("/payment-verifying")) return
  // A window that is shown and chosen at once calls twice.
  if (isAsking && !isNews) return
  isAsking = true
  // As a spare part: a card may be typed, and a reload of the page would lose it.
  const paying = await spare(importPaying())
  const { booking, accessToken } = hold.placed
  const [own, asked] = await Promise.all([
    paying?.ownBookings.booking({ reference: booking.reference, accessToken }),
    attempt === null ? null : paying?.payments.attempt({ attempt }),
  ])
  isAsking = false
  // Meanwhile the customer may have changed the booking, or begun another attempt.
  const { context } = actor.getSnapshot()
  if (context.hold !== hold || context.attempt !== attempt) return
  const stands = own && Result.isSuccess(own) ? own.success.booking : booking
  const report = asked && Result.isSuccess(asked) ? asked.success.report : null
  const news = newsOf(stands) ?? (attempt === null || report === null ? null : newsOfAttempt(attempt, report))
  const next = readDraft(localStorage.getItem(draftKey), draft.market)
  const isGivenUp = next?.id === renewedDraft(draft).id && news?.type !== "payment.succeeded"
  if (!isGivenUp && !news) return
  forgetCardSession(news?.type === "payment.failed" ? news.attempt : booking.reference)
  if (isGivenUp) followChange(actor, next)
  if (actor.getSnapshot().context.hold === hold) actor.send(news ?? { type: "hold.ended" })
}

/**
 * Another window has given up what was held, mostly by a change of it, and goes on with the next order. So does this
 * one: its own draft would take the change back.
 */
function followChange(actor: BookingActor, { id: _, market: __, ...patch }: Draft): void {
  actor.send({ type: "draft.changed", patch, now: serverNow() })
}

/** Null while the booking waits for its payment. */
export function newsOf({ state, reference }: Pick<Booking, "state" | "reference">): BookingEvent | null {
  switch (state) {
    case "awaitingPayment":
      return null
    case "cancelled":
      return { type: "hold.ended", isCancelled: true }
    case "expired":
      return { type: "hold.ended" }
    default:
      return { type: "payment.succeeded", booking: reference }
  }
}

const newsOfAttempt = (attempt: string, report: AttemptReport): BookingEvent | null =>
  report.kind === "checking" ? null : paymentHeard(attempt, report)
