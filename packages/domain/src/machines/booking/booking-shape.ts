import type { SnapshotFrom } from "xstate"
import { bookingTypes } from "../../booking/booking-type.ts"
import { draftShape } from "../../booking/draft/draft-shape.ts"
import { storedMoney } from "../../booking/stored-money.ts"
import { hasShapeOf, orNull } from "../../booking/stored-shape.ts"
import { askAt } from "../../booking/windows/market-schedule.ts"
import { changesPromo } from "../../promo/promo-relevance.ts"
import type { BookingMachine } from "../booking-machine.ts"
import { isCouponOutdated, promoBookingOf } from "../promo-booking.ts"
import { type BookingContext, priceKey, priceOf, scheduleIn } from "./booking-context.ts"

const placed = { booking: { reference: "", state: "", price: { toPay: storedMoney } }, accessToken: "" }

const coupon = orNull({ code: "", discount: storedMoney, oldPrice: storedMoney, newPrice: storedMoney })

const contextShape = {
  draft: draftShape,
  hold: orNull({ placed, endsAt: 0 }),
  lapsed: orNull(placed),
}
const promoShape = { typed: "", coupon }

/**
 * Whether a restored booking has everything that the flow reads: its draft, its holds and its promo. Throws when its
 * prices or its schedule cannot be computed with.
 */
export function isWholeBooking({ context, value, children }: SnapshotFrom<BookingMachine>): boolean {
  const promo = children.promo?.getSnapshot().context
  if (!hasShapeOf(promoShape, promo) || !promo || !hasShapeOf(contextShape, context)) return false
  reckon(context)
  changesPromo(promo.booking, promoBookingOf(context))
  return value.pricing === "idle" || priceKey(context.draft) !== null
}

function reckon(context: BookingContext): void {
  const { draft, now, basis } = context
  // The question's parts are validated; the book of the schedule is trusted.
  scheduleIn(context).staleAt({ ...askAt(draft, now), closures: basis.closures })
  for (const bookingType of bookingTypes) {
    const asked = { ...context, draft: { ...draft, bookingType }, hold: null }
    priceOf(asked)
    isCouponOutdated(asked)
  }
}
