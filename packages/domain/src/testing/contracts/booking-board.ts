import * as Effect from "effect/Effect"
import type { Reference } from "../../booking/order/reference.ts"
import { addDays } from "../../calendar/local-date.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { BoardCursor } from "../../operations/board-cursor.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { everyBooking } from "../every-booking.ts"
import { referenceNumber, sampleBooking } from "../sample-booking.ts"
import { type DrivenCase, drivenCase } from "./contract-case.ts"
import { expectEqual } from "./expectations.ts"
import { commit, insert, moved, now, reference } from "./stored-deliveries.ts"

const day = sampleBooking.pickupWindow.date

export const bookingBoardContract: readonly DrivenCase<UnitOfWork | BookingBoard>[] = [
  drivenCase(
    "a driver is driving while one of his bookings is on a leg",
    Effect.gen(function* () {
      const { isDriving } = yield* BookingBoard
      yield* commit(insert(), moved("assigned", "driver-1", 1))
      expectEqual(yield* isDriving("driver-1"), false)
      yield* commit(moved("pickupStarted", "driver-1", 2))
      expectEqual([yield* isDriving("driver-1"), yield* isDriving("driver-2")], [true, false])
      yield* commit(moved("pickedUp", "driver-1", 3))
      expectEqual(yield* isDriving("driver-1"), false)
    }),
  ),
  drivenCase(
    "a parcel that a driver still has stays on his run after its day, and nothing else does",
    Effect.gen(function* () {
      const { runOf } = yield* BookingBoard
      const later = addDays(sampleBooking.deliveryWindow.date, 1)
      const runLater = Effect.map(runOf("driver-1", later), (run) => run.length)
      yield* commit(insert())
      const found: [Delivery["state"], number][] = []
      for (const [index, state] of (
        ["assigned", "pickupStarted", "pickedUp", "deliveryStarted", "deliveryFailed", "returning", "returned"] as const
      ).entries()) {
        yield* commit(moved(state, "driver-1", index + 1))
        found.push([state, yield* runLater])
      }
      expectEqual(found, [
        ["assigned", 0],
        ["pickupStarted", 1],
        ["pickedUp", 1],
        ["deliveryStarted", 1],
        ["deliveryFailed", 1],
        ["returning", 1],
        ["returned", 0],
      ])
      expectEqual((yield* runOf("driver-2", later)).length, 0)
    }),
  ),
  drivenCase(
    "a parcel that was put on hold in a driver's van stays on his run after its day, and one that he never had does not",
    Effect.gen(function* () {
      const { runOf } = yield* BookingBoard
      const [later, other] = [addDays(sampleBooking.deliveryWindow.date, 1), referenceNumber(2)]
      yield* commit(insert(), insert(other))
      yield* commit(moved("pickedUp", "driver-1", 1, reference, true), moved("onHold", "driver-1", 1, other))
      yield* commit(moved("onHold", "driver-1", 2, reference, true))
      const left = (yield* runOf("driver-1", later)).map(({ booking }) => booking.reference)
      expectEqual(left, [reference])
      expectEqual((yield* runOf("driver-1", day)).length, 2)
    }),
  ),
  drivenCase(
    "nobody who moves bookings sees one that nobody carries",
    Effect.gen(function* () {
      const board = yield* BookingBoard
      const other = referenceNumber(2)
      yield* commit(
        insert(),
        insert(other, true),
        moved("assigned", "driver-1", 1),
        moved("assigned", "driver-1", 1, other),
      )
      const asked = everyBooking
      const seen = (yield* board.list(asked)).map(({ booking }) => booking.reference)
      expectEqual(seen, [reference])
      expectEqual(
        (yield* board.runOf("driver-1", day)).map(({ booking }) => booking.reference),
        [reference],
      )
    }),
  ),
  drivenCase(
    "the board is in the order of pick-up dates, then of booking, however it is read",
    Effect.gen(function* () {
      const board = yield* BookingBoard
      const { pickupWindow, bookedAt } = sampleBooking
      // By reference they would be the other way round.
      const inOrder = [4, 3, 2, 1].map(referenceNumber)
      const dates = [addDays(day, -1), day, day, day]
      const minutes = [9, 1, 2, 2]
      const changes = inOrder.map((each, index): Change => {
        const booking = {
          ...sampleBooking,
          reference: each,
          bookedAt: bookedAt + (minutes[index] ?? 0) * 60_000,
          pickupWindow: { ...pickupWindow, date: dates[index] ?? day },
        }
        return { kind: "insertBooking", booking, ownerDigest: null }
      })
      yield* commit(...changes.toReversed())
      const [first, second, third, fourth] = inOrder
      // Booked at the same instant, the reference decides.
      const expected = [first, second, fourth, third]
      const read: Reference[] = []
      let after: BoardCursor | null = null
      for (let isMore = true; isMore; ) {
        const page: readonly StoredBooking[] = yield* board.list({ ...everyBooking, after, limit: 1 })
        for (const { booking } of page) {
          read.push(booking.reference)
          after = { date: booking.pickupWindow.date, bookedAt: booking.bookedAt, reference: booking.reference }
        }
        isMore = page.length > 0
      }
      expectEqual(read, expected)
      expectEqual(
        (yield* board.list(everyBooking)).map(({ booking }) => booking.reference),
        expected,
      )
      expectEqual((yield* board.list({ ...everyBooking, states: ["confirmed"] })).length, 4)
    }),
  ),
  drivenCase(
    "notes come back as they were written, the oldest first, each with its booking",
    Effect.gen(function* () {
      const { notesOf } = yield* BookingBoard
      const note = (id: string, text: string, minutes: number) => ({
        id,
        text,
        by: { role: "porter", id: "driver-1" } as const,
        at: now + minutes * 60_000,
      })
      const notes = [note("b", "بوابة ١٢", 1), note("a", "Gate 12", 2)]
      yield* commit(insert(), ...notes.map((one): Change => ({ kind: "writeNote", reference, note: one })))
      expectEqual(yield* notesOf(reference), notes)
      expectEqual(yield* notesOf(referenceNumber(2)), [])
    }),
  ),
]
