import { bookingTypes } from "@mersal/domain/booking/booking-type"
import { vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { marketIds } from "@mersal/domain/market/market"
import { type BoardList, dueCursor, pickupCursor } from "@mersal/domain/operations/board-cursor"
import { desks } from "@mersal/domain/operations/desk"
import type { BoardNews, DriverListing, SuggestedDriver } from "@mersal/domain/ports/driving/operations-service"
import { aPosition } from "@mersal/domain/testing/arbitraries"
import { runs } from "@mersal/domain/testing/runs"
import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import * as arbitrary from "../testing/arbitraries.ts"
import { expectAnswersBack, expectRequestsBack, overTheWire } from "../testing/round-trip.ts"
import { decodeRequest } from "./decode-request.ts"
import { boardStream, dayBoard, equipDriver, listBoard, listDrivers, suggestDrivers } from "./endpoints/board.ts"
import { wireNews } from "./wire-board.ts"

const words = fc.string({ minLength: 1, maxLength: 20 })
const count = fc.nat(99)
const vehicle = fc.constantFrom(...vehicles)
const { reference } = arbitrary
/** Cursors of all three kinds: of a page by due time, of bookings with nothing due any more, and of a page by date. */
const cursorOf = (list: BoardList): fc.Arbitrary<string> =>
  list.date === null
    ? fc.record({ date: arbitrary.localDate, bookedAt: fc.nat(), reference }).map((place) => pickupCursor(place, list))
    : fc.record({ due: fc.option(fc.nat()), reference }).map((place) => dueCursor(place, list))
const place = fc.option(fc.record({ position: aPosition, at: arbitrary.instant }))

const aDriver: fc.Arbitrary<DriverListing> = fc.record({
  id: words,
  name: words,
  phone: fc.option(words),
  markets: fc.subarray([...marketIds]),
  vehicle,
  capacity: count,
  load: count,
  underWay: fc.option(fc.record({ reference, leg: fc.constantFrom("pickup" as const, "delivery" as const) })),
  position: place,
  isOnline: fc.boolean(),
})

const aSuggestion: fc.Arbitrary<SuggestedDriver> = fc.record({
  driver: words,
  name: words,
  vehicle,
  distanceKm: fc.option(count),
  from: fc.constantFrom("position", "stop", "unknown"),
  load: count,
  capacity: count,
  conflict: fc.option(fc.record({ reference, distanceKm: count })),
})

const someNews: fc.Arbitrary<BoardNews> = fc.oneof(
  fc.record({ id: words, kind: fc.constantFrom("begun" as const, "reload" as const) }),
  fc.record({
    id: words,
    kind: fc.constant("booking" as const),
    reference,
    state: fc.constantFrom("confirmed" as const, "onHold" as const),
    driver: fc.option(words),
    order: count,
    revision: count,
  }),
  fc.record({ id: words, kind: fc.constant("desk" as const), desk: fc.constantFrom(...desks) }),
  fc.record({ id: words, kind: fc.constant("position" as const), driver: words, position: place }),
)

describe("what dispatchers ask and are told is read back as it was", () => {
  it("of a list of bookings, with every filter and without", () => {
    expectRequestsBack(
      listBoard as never,
      fc
        .record({
          market: fc.option(arbitrary.market),
          date: fc.option(arbitrary.localDate),
          states: fc.uniqueArray(fc.constantFrom("confirmed", "assigned", "onHold")),
          zone: fc.option(words),
          bookingType: fc.option(fc.constantFrom(...bookingTypes)),
          vehicle: fc.option(vehicle),
          driver: fc.option(words),
          search: fc.string({ maxLength: 20 }),
          onlyExceptions: fc.boolean(),
          limit: fc.integer({ min: 1, max: 100 }),
        })
        .chain((asked) => fc.option(cursorOf(asked)).map((cursor) => ({ ...asked, cursor }))),
    )
  })

  it("of a list, and of no page that no answer has named: a loop over pages would never end", () => {
    const [byPickup, byDue] = ["2026-11-21.1.AE0000000000011.all", "1.AE0000000000011.all.2026-11-21"]
    const expectRead = (cursor: string, date: string | undefined, isRead: boolean) => {
      const query = { cursor, ...(date !== undefined && { date }) }
      const read = decodeRequest(listBoard, { params: {}, query, headers: {}, body: undefined })
      const issues = Result.isFailure(read) ? read.failure : []
      expect([cursor, date, issues.map(({ field }) => field)]).toEqual([cursor, date, isRead ? [] : ["cursor"]])
    }
    expectRead(byPickup, undefined, true)
    expectRead(byDue, "2026-11-21", true)
    expectRead("over.AE0000000000011.all.2026-11-21", "2026-11-21", true)
    // Of the other kind of list.
    expectRead(byDue, undefined, false)
    expectRead(byPickup, "2026-11-21", false)
    const wrong = ["soon.AE0000000000011", "2026-11-21", "over.", "2026-11-21.1.AE", "2026-11-21.AE0000000000011"]
    const noSuch = ["2026-02-31.1.AE0000000000011", "2026-11-21.1.AE0000000000012"]
    for (const date of [undefined, "2026-11-21"]) {
      const list = date === undefined ? "all" : `all.${date}`
      for (const place of [...wrong, ...noSuch]) expectRead(`${place}.${list}`, date, false)
      for (const cursor of ["x", `${byPickup}.1`, `${byDue}.1`]) expectRead(cursor, date, false)
    }
  })

  it("of a day, of a driver's vehicle, and of where a reader was", () => {
    const date = fc.option(arbitrary.localDate)
    expectRequestsBack(dayBoard as never, fc.record({ market: arbitrary.market, date }))
    const capacity = fc.integer({ min: 1, max: 99 })
    const was = fc.record({ vehicle, capacity })
    const said = fc.record({ id: words, vehicle, capacity, was }, { requiredKeys: ["id", "vehicle", "capacity"] })
    expectRequestsBack(equipDriver as never, said)
    expectRequestsBack(boardStream as never, fc.record({ after: fc.option(words) }))
  })

  it("of drivers, of suggestions and of each piece of a stream", () => {
    expectAnswersBack(listDrivers as never, fc.array(aDriver, { maxLength: 3 }))
    expectAnswersBack(suggestDrivers as never, fc.array(aSuggestion, { maxLength: 3 }))
    fc.assert(
      fc.property(someNews, (news) => {
        expect(z.decode(wireNews, overTheWire(z.encode(wireNews, news)))).toEqual(news)
      }),
      { numRuns: runs(200) },
    )
  })
})
