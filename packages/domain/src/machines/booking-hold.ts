import { type Draft, type DraftPatch, renewedDraft } from "../booking/draft/draft.ts"
import { holdLifetimeMinutes, isHoldAlive } from "../booking/order/hold.ts"
import type { Order } from "../booking/order/order.ts"
import type { Instant } from "../calendar/zone.ts"
import type { PlacedBooking } from "../ports/driving/booking-service.ts"
import type { BookingContext, BookingHold } from "./booking-context.ts"

/** Whether an order that was accepted is no booking yet: it waits for its card (D45). */
export const waitsForCard = ({ booking }: PlacedBooking): boolean => booking.state === "awaitingPayment"

/** What the page keeps of an order that waits for its card. A server that names no end gives the usual time (D16). */
export const holdOf = (placed: PlacedBooking, sent: Order | null): BookingHold => ({
  placed,
  promoCode: sent?.promoCode ?? null,
  endsAt: placed.holdEndsAt ?? placed.booking.bookedAt + holdLifetimeMinutes * 60_000,
})

/** How long a hold can still be paid, in milliseconds; nothing once it has ended or where there is none. */
export const holdRemaining = ({ hold }: Pick<BookingContext, "hold">, now: Instant): number =>
  hold && isHoldAlive(hold, now) ? hold.endsAt - now : 0

/** Another order than the one that is held. How it is paid is no part of it. */
export const changesOrder = (draft: Draft, patch: DraftPatch): boolean =>
  JSON.stringify(draft) !== JSON.stringify({ ...draft, ...patch, paymentMethod: draft.paymentMethod })

/** Whether a promo has come or gone since the booking was held: at its price there is nothing to change. */
export const isHeldOtherwise = ({ hold, coupon }: Pick<BookingContext, "hold" | "coupon">): boolean =>
  hold !== null && hold.promoCode !== (coupon?.code ?? null)

/** The clock changes nothing of an order that may be booked already, nor of one that is held. */
export const isSettled = ({ isUnanswered, hold }: Pick<BookingContext, "isUnanswered" | "hold">): boolean =>
  isUnanswered || hold !== null

/** What is left of a hold that has ended: nothing is booked, and the next order goes under another key. */
export const lapsed = ({ draft, hold }: BookingContext) => ({
  hold: null,
  lapsed: hold?.placed ?? null,
  attempt: null,
  draft: renewedDraft(draft),
  alert: { kind: "holdEnded" } as const,
})

/** The order that a payment has made a booking: the one that is held, or the last that was. Null for anybody else's. */
export const paidBooking = (
  { hold, lapsed: earlier }: Pick<BookingContext, "hold" | "lapsed">,
  reference: PlacedBooking["booking"]["reference"],
): PlacedBooking | null => [hold?.placed, earlier].find((placed) => placed?.booking.reference === reference) ?? null
