import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import { waitingStates } from "../../booking/windows/rules-preview.ts"
import { ComingBookings } from "../../ports/driven/coming-bookings.ts"
import { RecentBookings } from "../../ports/driven/recent-bookings.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"

const { start, end } = sampleBooking.pickupWindow

const insert = (number: number, patch: Partial<Booking>, isSandbox = false): Change => ({
  kind: "insertBooking",
  booking: { ...sampleBooking, ...patch, reference: referenceNumber(number) },
  ownerDigest: null,
  belongings: { isSandbox },
})

const inWindow = (from: number) => ({ pickupWindow: { ...sampleBooking.pickupWindow, start: from, end } })

export const comingBookingsContract: readonly DrivenCase<ComingBookings | RecentBookings | UnitOfWork>[] = [
  drivenCase(
    "what is still to be picked up is listed, the earliest first, and nothing of a sandbox, of the past or that is over",
    Effect.gen(function* () {
      yield* UnitOfWork.use((work) =>
        work.commit([
          insert(1, { ...inWindow(start + 2), state: "onHold" }),
          insert(2, { ...inWindow(start + 1) }),
          insert(3, { ...inWindow(start) }),
          insert(4, { ...inWindow(start + 3) }, true),
          insert(5, { ...inWindow(start + 3), state: "cancelled" }),
          insert(6, { ...inWindow(start + 3), state: "pickedUp" }),
        ]),
      )
      const list = (limit: number) => ComingBookings.use((port) => port.list("AE", start, limit))
      expectEqual(
        (yield* list(9)).map(({ reference }) => reference),
        [referenceNumber(2), referenceNumber(1)],
      )
      expectEqual((yield* list(1)).length, 1)
      expectEqual(yield* ComingBookings.use((port) => port.list("QA", start, 9)), [])
    }),
  ),
  drivenCase(
    "every state that waits for its pick-up counts",
    Effect.gen(function* () {
      yield* UnitOfWork.use((work) =>
        work.commit(waitingStates.map((state, number) => insert(number + 1, { ...inWindow(start + 1), state }))),
      )
      const found = yield* ComingBookings.use((port) => port.list("AE", start, 99))
      expectEqual(found.map(({ state }) => state).toSorted(), [...waitingStates].sort())
    }),
  ),
  drivenCase(
    "a new price list is tried on the last bookings of its market, the newest first, and on none of a sandbox",
    Effect.gen(function* () {
      yield* UnitOfWork.use((work) =>
        work.commit([
          insert(1, { bookedAt: start }),
          insert(2, { bookedAt: start + 1 }),
          insert(3, { bookedAt: start + 2 }, true),
          insert(4, { bookedAt: start - 1 }),
        ]),
      )
      expectEqual(
        (yield* RecentBookings.use((port) => port.list("AE", 2))).map(({ reference }) => reference),
        [referenceNumber(2), referenceNumber(1)],
      )
    }),
  ),
]
