import { addDays } from "@mersal/domain/calendar/local-date"
import { BookingBoard } from "@mersal/domain/ports/driven/booking-board"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { bookingsInPiece } from "./booking-board.ts"

const { pickupWindow } = sampleBooking
const wanted = { ...sampleBooking.customer, name: "Noor of the last page" }
/** As many bookings as one piece of a search holds, all sorted before the one searched for. */
const before = Array.from({ length: bookingsInPiece }, (_, index) => ({
  ...sampleBooking,
  reference: referenceNumber(index + 2),
  pickupWindow: { ...pickupWindow, date: addDays(pickupWindow.date, -1) },
}))

it("finds a name behind more bookings than are looked through at once, and lets somebody else have a turn meanwhile", async () => {
  const program = Effect.gen(function* () {
    const all = [...before, { ...sampleBooking, customer: wanted }]
    yield* (yield* UnitOfWork).commit(
      all.map((booking) => ({ kind: "insertBooking", booking, ownerDigest: null }) as const),
    )
    let hadTurn = false
    setImmediate(() => {
      hadTurn = true
    })
    const asked = { market: null, date: null, states: [], bookingType: null, vehicle: null, driver: null } as const
    const board = yield* BookingBoard
    const found = yield* board.list({ ...asked, search: "noor of the last", after: null, limit: 10 })
    return { found: found.map(({ booking }) => booking.customer.name), hadTurn }
  })
  const { found, hadTurn } = await Effect.runPromise(
    Effect.provide(program, sampleDatabase({ kind: "sqlite", path: newDatabasePath() })),
  )
  expect(found).toEqual([wanted.name])
  expect(hadTurn).toBe(true)
})
