import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import type { LocalDate } from "../../calendar/local-date.ts"
import { NotOnTheWay } from "../../delivery/delivery-errors.ts"
import { legOf } from "../../delivery/delivery-facts.ts"
import { bookingForDriver, cashForDriver } from "../../operations/booking-for-driver.ts"
import type { Position } from "../../places/position.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { RunStop } from "../../ports/driving/operations-service.ts"
import { paceAfter } from "../../tracking/pace.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { standOf } from "./moved-booking.ts"

/** A driver's day: his own bookings, each with its next leg, by window. */
export const showRun = Effect.fn("showRun")(function* ({ date }: { readonly date: LocalDate | null }, caller: Caller) {
  const now = yield* Clock.currentTimeMillis
  // Both markets nearly always have the same date; a driver who works across midnight names the day.
  const day = date ?? todayIn("AE", now)
  const stored = yield* (yield* BookingBoard).runOf(accountIdOf(caller), day)
  return stored
    .map((each): RunStop => {
      const delivery = deliveryOf(each)
      const booking = bookingNow(each, delivery)
      return {
        booking: bookingForDriver(booking, each.log, now),
        now: standOf(delivery),
        leg: legOf(delivery.facts),
        arrivedAt: delivery.facts.arrivedAt,
        failedAttempts: delivery.facts.failedAttempts,
        till: cashForDriver(booking, each.log, delivery),
      }
    })
    .toSorted((a, b) => windowOf(a).end - windowOf(b).end || windowOf(a).start - windowOf(b).start)
})

const windowOf = ({ leg, booking }: RunStop) => (leg === "pickup" ? booking.pickupWindow : booking.deliveryWindow)

/** Records a driver's position, only while he is on a leg. */
export const reportPosition = Effect.fn("reportPosition")(function* (
  { position }: { readonly position: Position },
  caller: Caller,
) {
  const driver = accountIdOf(caller)
  if (!(yield* (yield* BookingBoard).isDriving(driver))) return yield* new NotOnTheWay()
  const at = yield* Clock.currentTimeMillis
  const pace = paceAfter(yield* (yield* Drivers).positionOf(driver), { position, at })
  const work = yield* UnitOfWork
  yield* Effect.orDie(work.commit([{ kind: "notePosition", driver, position: { position, at, pace } }]))
  return null
})
