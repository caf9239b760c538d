import type { Reference } from "@mersal/domain/booking/order/reference"
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
import { Database, type DatabaseSettings, type Write } from "../database/connection.ts"
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
    /** Two connections to a new database: one writes what the other has read. */
    async function twoProcesses() {
      const settings = await database.open()
      const [reader, writer] = [opened(settings), opened(settings)]
      return {
        find: (reference: Reference) => reader.runPromise(Bookings.use((bookings) => bookings.find(reference))),
        numberOf: async (reference: Reference) => {
          const text = "select changed from bookings where reference = ?"
          const [row] = await reader.runPromise(Database.use(({ rows }) => rows(text, [reference])))
          return (row as { readonly changed: number }).changed
        },
        commit: (...changes: readonly Change[]) =>
          writer.runPromise(UnitOfWork.use((work) => Effect.orDie(work.commit(changes)))),
        rows: (text: string) => writer.runPromise(Database.use(({ rows }) => rows(text))),
        write: (...writes: readonly Write[]) => writer.runPromise(Database.use(({ write }) => write(writes))),
      }
    }

    it("are read as they are now: with each event that another process wrote, and with each change", async () => {
      const { commit, find } = await twoProcesses()
      await fc.assert(
        fc.asyncProperty(aBooking, aBooking, aLog, async (booking, other, log) => {
          const { reference, state, bookedAt } = booking
          /** Read twice, and so kept, before the next change. */
          const read = async () => {
            await find(reference)
            return find(reference)
          }
          await commit({ kind: "insertBooking", booking, ownerDigest: "browser" })
          expect(await read()).toMatchObject({ booking, log: [] })
          for (const [index, { event, after }] of log.entries()) {
            await commit({ kind: "recordEvent", reference, event, after })
            const known = log.slice(0, index + 1).map((one) => one.event)
            expect(await read()).toMatchObject({ booking, log: known })
          }
          const changed = { ...other, reference, state, bookedAt }
          await commit({ kind: "rewriteBooking", booking: changed, revision: 0, slot: null, pricedWindow: "11-14" })
          expect(await read()).toMatchObject({ booking: changed, revision: 1, pricedWindow: "11-14" })
          await commit({ kind: "holdPromo", reference, customerDigest: "customer" })
          expect(await read()).toMatchObject({ promoCustomer: "customer" })
          await commit({ kind: "dropHeld", reference })
          expect(await read()).toMatchObject({ promoCustomer: null })
          await commit({ kind: "anonymiseBooking", booking: changed })
          const placeless = log.map(({ event }) => ({ ...event, place: null }))
          expect(await read()).toMatchObject({ ownerDigest: null, log: placeless })
        }),
        { numRuns: runs(20) },
      )
    })

    it("have a greater number after every write, whichever column it is of, and even if it changes nothing", async () => {
      const { commit, rows, numberOf } = await twoProcesses()
      const { reference } = sampleBooking
      await commit({ kind: "insertBooking", booking: sampleBooking, ownerDigest: null })
      const [row] = await rows("select * from bookings")
      const columns = Object.keys(row as object).filter((name) => name !== "changed")
      for (const column of columns) {
        const before = await numberOf(reference)
        await rows(`update bookings set ${column} = ${column}`)
        expect({ column, grew: (await numberOf(reference)) > before }).toEqual({ column, grew: true })
      }
    })

    it("have a number that only grows, and only when they are written, whatever is written to others or undone", async () => {
      const { commit, write, numberOf } = await twoProcesses()
      const references = [referenceNumber(1), referenceNumber(2)]
      for (const reference of references)
        await commit({ kind: "insertBooking", booking: { ...sampleBooking, reference }, ownerDigest: null })
      const touching = (reference: string): Write => ({
        text: "update bookings set revision = revision where reference = ?",
        values: [reference],
        mustApply: true,
      })
      const aList = fc.record({
        touched: fc.array(fc.constantFrom(...references), { maxLength: 3 }),
        fails: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(aList, async ({ touched, fails }) => {
          const before = await Promise.all(references.map(numberOf))
          await write(...touched.map(touching), ...(fails ? [touching("nobody's")] : []))
          const after = await Promise.all(references.map(numberOf))
          for (const [index, reference] of references.entries()) {
            const growth = (after[index] ?? 0) - (before[index] ?? 0)
            if (!fails && touched.includes(reference)) expect(growth).toBeGreaterThan(0)
            else expect(growth).toBe(0)
          }
        }),
        { numRuns: runs(40) },
      )
    })
  })

describe("what is kept of bookings", () => {
  const row = (number: number, changed = 1) => ({
    ...bookingRow({ ...sampleBooking, reference: referenceNumber(number) }, null),
    reference: referenceNumber(number),
    event_order: 1,
    revision: 0,
    changed,
  })
  type Row = ReturnType<typeof row>

  /** What is asked of the database when these rows are found there, one after the other: its tables, or the number. */
  async function asked(found: readonly Row[]): Promise<readonly string[]> {
    const texts: string[] = []
    let now: Row | undefined
    const { find } = keptBookings((text) => {
      const [, what = ""] = /select (changed|\* from \w+)/.exec(text) ?? []
      texts.push(what.replace("* from ", ""))
      return Effect.succeed(what.endsWith("delivery_events") ? [] : [now])
    })
    for (now of found) expect(await Effect.runPromise(find(now.reference))).not.toBeNull()
    return texts
  }

  const whole = ["bookings", "delivery_events"]

  it("is made anew when its number has changed, and only then", async () => {
    expect(await asked([row(1), row(1), row(1), row(2), row(1)])).toEqual([
      ...[...whole, ...whole, "changed"],
      ...[...whole, "changed"],
    ])
    const again = ["changed", ...whole]
    expect(await asked([row(1), row(1), row(1, 2), row(1, 2)])).toEqual([...whole, ...whole, ...again, "changed"])
  })

  it("is of the thousand that were asked for last, and more than once", async () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => row(index + 2))
    const last = async (rows: readonly Row[]) => (await asked(rows)).at(-1)
    expect(await last([row(1), row(1), ...others(999), row(1)])).toBe("changed")
    expect(await last([row(1), row(1), ...others(1_000), row(1)])).toBe("delivery_events")
    // Reading it keeps it.
    expect(await last([row(1), row(1), ...others(999), row(1), ...others(1_000).slice(999), row(1)])).toBe("changed")
  })

  it("needs no log where nothing has happened yet: one statement reads it", async () => {
    expect(await asked([{ ...row(1), event_order: 0 }])).toEqual(["bookings"])
  })

  it("is no longer found once its row is gone", async () => {
    let rows: readonly Row[] = [row(1)]
    const { find } = keptBookings((text) => Effect.sync(() => (text.includes("delivery_events") ? [] : rows)))
    const found = () => Effect.runPromise(find(referenceNumber(1)))
    expect([await found(), await found()]).not.toContain(null)
    rows = []
    expect(await found()).toBeNull()
  })
})
