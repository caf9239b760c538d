import { type Draft, type DraftPatch, renewedDraft } from "../../booking/draft/draft.ts"
import { holdLifetimeMinutes, isHoldAlive } from "../../booking/order/hold.ts"
import type { Order } from "../../booking/order/order.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { PlacedBooking } from "../../ports/driving/booking-service.ts"
import type { BookingContext, BookingHold } from "./booking-context.ts"

/** Whether an accepted order is not a booking yet because it waits for its card payment (D45). */
export const waitsForCard = ({ booking }: PlacedBooking): boolean => booking.state === "awaitingPayment"

/** The hold of an order that waits for its card payment. If the server names no end, the usual time applies (D16). */
export const holdOf = (placed: PlacedBooking, sent: Order | null): BookingHold => ({
  placed,
  promoCode: sent?.promoCode ?? null,
  endsAt: placed.holdEndsAt ?? placed.booking.bookedAt + holdLifetimeMinutes * 60_000,
})

/** How long a hold can still be paid, in milliseconds; 0 when it has ended or there is none. */
export const holdRemaining = ({ hold }: Pick<BookingContext, "hold">, now: Instant): number =>
  hold && isHoldAlive(hold, now) ? hold.endsAt - now : 0

/** Whether a patch changes the order that is held. The payment method is not part of it. */
export const changesOrder = (draft: Draft, patch: DraftPatch): boolean =>
  JSON.stringify(draft) !== JSON.stringify({ ...draft, ...patch, paymentMethod: draft.paymentMethod })

/** Whether a promo was added or removed since the booking was held. The price of a hold cannot change. */
export const isHeldOtherwise = ({ hold, coupon }: Pick<BookingContext, "hold" | "coupon">): boolean =>
  hold !== null && hold.promoCode !== (coupon?.code ?? null)

/** Whether time no longer changes the order: it is held, or it may be booked already. */
export const isSettled = ({ isUnanswered, hold }: Pick<BookingContext, "isUnanswered" | "hold">): boolean =>
  isUnanswered || hold !== null

/** The state after an event that ends a hold: nothing is booked, and the next order gets another key. */
export const lapsed = (
  { draft, hold }: BookingContext,
  { isCancelled }: { readonly type: string; readonly isCancelled?: true },
) => ({
  hold: null,
  lapsed: hold?.placed ?? null,
  attempt: null,
  draft: renewedDraft(draft),
  alert: { kind: "holdEnded", isCancelled } as const,
})

/** The order that a payment made a booking: the held one or the last held one; null for any other reference. */
export const paidBooking = (
  { hold, lapsed: earlier }: Pick<BookingContext, "hold" | "lapsed">,
  reference: PlacedBooking["booking"]["reference"],
): PlacedBooking | null => [hold?.placed, earlier].find((placed) => placed?.booking.reference === reference) ?? null
