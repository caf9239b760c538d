import type { Booking } from "@mersal/domain/booking/booking"
import type { BookingEvent } from "@mersal/domain/machines/booking/booking-event"
import { paymentHeard } from "@mersal/domain/machines/payment-heard"
import type { AttemptReport } from "@mersal/domain/payment/attempt/attempt-report"
import * as Result from "effect/Result"
import { spare } from "../../environment/answers/spare.ts"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { forgetCardSession } from "../../features/payment/card-session-storage.ts"
import { importPaying } from "../composition/import-paying.ts"

let isAsking = false

/**
 * Asks what has become of the booking that is held, and of the attempt to pay it, while this page was not looked at:
 * another tab, another person or the bank may have paid or cancelled it. The card return page asks by itself.
 */
export async function hearOfHeld(actor: BookingActor): Promise<void> {
  const { hold, attempt } = actor.getSnapshot().context
  // A window that is shown and chosen at once calls twice.
  if (!hold || isAsking || document.hidden || location.pathname.startsWith("/payment-verifying")) return
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
  if (!news) return
  forgetCardSession(news.type === "payment.failed" ? news.attempt : booking.reference)
  actor.send(news)
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
