import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { type Change, UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { aBooking } from "@mersal/domain/testing/arbitraries"
import { aLog } from "@mersal/domain/testing/arbitraries-delivery"
import { runs } from "@mersal/domain/testing/runs"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import fc from "fast-check"
import { describe, expect, it, onTestFinished } from "vitest"
import type { DatabaseSettings } from "../database/connection.ts"
import { bookingRow } from "../rows/booking-row.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { keptBookings } from "./kept-bookings.ts"

function opened(settings: DatabaseSettings) {
  const runtime = ManagedRuntime.make(sampleDatabase(settings))
  onTestFinished(() => runtime.dispose())
  return runtime
}

for (const database of testDatabases)
  describe(`bookings that were read before, of ${database.name}`, () => {
    it("are read as they are now: with each event that another process wrote, and with each change", async () => {
      const settings = await database.open()
      const [reader, writer] = [opened(settings), opened(settings)]
      const write = (...changes: readonly Change[]) =>
        writer.runPromise(UnitOfWork.use((work) => Effect.orDie(work.commit(changes))))
      await fc.assert(
        fc.asyncProperty(aBooking, aBooking, aLog, async (booking, other, log) => {
          const { reference } = booking
          const read = () => reader.runPromise(Bookings.use((bookings) => bookings.find(reference)))
          await write({ kind: "insertBooking", booking, ownerDigest: null })
          expect(await read()).toMatchObject({ booking, log: [] })
          for (const [index, { event, after }] of log.entries()) {
            await write({ kind: "recordEvent", reference, event, after })
            const known = log.slice(0, index + 1).map((one) => one.event)
            expect(await read()).toMatchObject({ booking, log: known })
          }
          const { state, bookedAt } = booking
          const changed = { ...other, reference, state, bookedAt }
          await write({ kind: "rewriteBooking", booking: changed, revision: 0, slot: null, pricedWindow: "11-14" })
          expect(await read()).toMatchObject({ booking: changed, revision: 1, pricedWindow: "11-14" })
        }),
        { numRuns: runs(20) },
      )
    })
  })

describe("what is kept of bookings", () => {
  const row = (number: number, columns = {}) => ({
    ...bookingRow({ ...sampleBooking, reference: referenceNumber(number) }, null),
    event_order: 1,
    revision: 0,
    ...columns,
  })

  /** The references whose logs are read when bookings are made from these rows. */
  async function logsRead(rowsOfBookings: readonly object[]): Promise<readonly unknown[]> {
    const asked: unknown[] = []
    const whole = keptBookings((_, values) => {
      asked.push(values?.[0])
      return Effect.succeed([])
    })
    for (const each of rowsOfBookings) await Effect.runPromise(whole(each))
    return asked
  }

  it("is made anew when any column has changed, and only then", async () => {
    const [first, second] = [referenceNumber(1), referenceNumber(2)]
    expect(await logsRead([row(1), row(1), row(1), row(2), row(1)])).toEqual([first, first, second])
    const changed = row(1, { event_order: 2 })
    expect(await logsRead([row(1), row(1), changed, changed])).toEqual([first, first, first])
    expect(await logsRead([row(1), row(1), row(1, { hold_ends_at: 1 }), row(1)])).toEqual(Array(4).fill(first))
  })

  it("is of the thousand that were asked for last, and more than once", async () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => row(index + 2))
    expect(await logsRead([row(1), row(1), ...others(999), row(1)])).toHaveLength(1_001)
    expect(await logsRead([row(1), row(1), ...others(1_000), row(1)])).toHaveLength(1_003)
    // Reading it keeps it.
    const between = [...others(999), row(1), ...others(1_000).slice(999)]
    expect(await logsRead([row(1), row(1), ...between, row(1)])).toHaveLength(1_002)
  })

  it("needs no log where nothing has happened yet: one statement reads it", async () => {
    expect(await logsRead([row(1, { event_order: 0 })])).toEqual([])
  })
})
