import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { referenceNumber, sampleBooking } from "../../testing/sample-booking.ts"
import { bookingsOfDay } from "./read-day.ts"

it("a day has each of its bookings once, however many they are and however many were booked at one instant", async () => {
  const { market, bookedAt, pickupWindow } = sampleBooking
  // Three pages, whose ends lie between bookings of one instant.
  const references = Array.from({ length: 500 }, (_, index) => referenceNumber(index + 1))
  const program = Effect.gen(function* () {
    const work = yield* UnitOfWork
    const changes = references.map((reference, index) => {
      const booking = { ...sampleBooking, reference, bookedAt: bookedAt + Math.floor(index / 7) }
      return { kind: "insertBooking", booking, ownerDigest: null } as const
    })
    yield* work.commit(changes)
    return yield* bookingsOfDay(market, pickupWindow.date)
  })
  const found = await Effect.runPromise(Effect.provide(program, inMemoryPorts()))
  expect(found.map(({ booking }) => booking.reference).toSorted()).toEqual(references.toSorted())
})
