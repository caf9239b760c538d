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
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { type ColumnValue, Database, type DatabaseSettings, type Write } from "../database/connection.ts"
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

/** The greatest number of all, the bookings changed since, the number of one, a whole booking, its log. */
type Asked = "greatest" | "changes" | "number" | "booking" | "log"

for (const dialect of ["sqlite", "postgres"] as const)
  describe(`what is kept of bookings, on ${dialect}`, () => {
    const row = (number: number, changed = number) => ({
      ...bookingRow({ ...sampleBooking, reference: referenceNumber(number) }, null),
      reference: referenceNumber(number),
      event_order: 1,
      revision: 0,
      changed,
    })
    type Row = ReturnType<typeof row>

    /** Bookings in a table of these rows, and what is asked of the database to find them. */
    function table(...rows: readonly Row[]) {
      const stored = new Map(rows.map((one) => [one.reference as string, one]))
      const all = () => [...stored.values()]
      const texts: Asked[] = []
      const answers: readonly [RegExp, Asked, (...values: readonly ColumnValue[]) => readonly unknown[]][] = [
        [/max\(changed\)/, "greatest", () => [{ changed: Math.max(...all().map(({ changed }) => changed)) }]],
        [
          /changed > \?/,
          "changes",
          (seen, limit) =>
            all()
              .filter(({ changed }) => changed > Number(seen))
              .slice(0, Number(limit)),
        ],
        [/select changed/, "number", (reference) => all().filter((one) => one.reference === reference)],
        [/\* from bookings/, "booking", (reference) => all().filter((one) => one.reference === reference)],
        [/delivery_events/, "log", () => []],
      ]
      const answer = (text: string, values: readonly ColumnValue[] = []) => {
        const known = answers.find(([pattern]) => pattern.test(text))
        if (!known) throw new Error(`Not expected: ${text}`)
        const [, kind, found] = known
        texts.push(kind)
        return found(...values)
      }
      let held: { readonly asked: Asked; readonly until: Promise<void> } | null = null
      const { find } = keptBookings({
        dialect,
        rows: (text, values) =>
          Effect.promise(async () => {
            const found = answer(text, values)
            if (texts.at(-1) === held?.asked) await held?.until
            return found
          }),
        rowsOfTurn: (text) => Effect.sync(() => answer(text)),
      })
      return {
        texts: () => texts,
        put: (one: Row) => stored.set(one.reference, one),
        remove: (number: number) => stored.delete(referenceNumber(number)),
        /** Until this promise is kept, nothing of this kind is read to its end. */
        hold: (asked: Asked, until: Promise<void>) => {
          held = { asked, until }
        },
        found: (number: number) => Effect.runPromise(find(referenceNumber(number))),
        /** Finds these bookings and answers what was asked for that. */
        async asked(...numbers: readonly number[]): Promise<readonly Asked[]> {
          texts.length = 0
          for (const number of numbers) expect(await Effect.runPromise(find(referenceNumber(number)))).not.toBeNull()
          return [...texts]
        },
      }
    }

    const whole: readonly Asked[] = ["booking", "log"]
    /** What tells that a kept booking is as it was, and that it is not. */
    const same: readonly Asked[] = dialect === "sqlite" ? ["greatest"] : ["number"]
    const other: readonly Asked[] = dialect === "sqlite" ? ["greatest", "changes"] : ["number"]

    it("is made anew when its number has changed, and only then", async () => {
      const { asked, put } = table(row(1), row(2))
      expect(await asked(1, 1)).toEqual([...whole, ...whole])
      await asked(1)
      expect(await asked(1, 2, 1)).toEqual([...same, ...whole, ...same])
      put(row(1, 3))
      expect(await asked(1, 1)).toEqual([...other, ...whole, ...same])
    })

    it("is kept through a change of another", async () => {
      const { asked, put } = table(row(1), row(2))
      await asked(1, 1, 1)
      put(row(2, 3))
      expect(await asked(1, 1)).toEqual([...other, ...same])
    })

    it("is no more what it was, however many were changed since it was last asked for", async () => {
      const rows = Array.from({ length: 1_500 }, (_, index) => row(index + 1))
      const { asked, put, found } = table(...rows)
      await asked(1_500, 1_500, 1_500)
      for (const { reference } of rows) put({ ...row(1_501), reference, revision: 7, changed: 2_000 })
      expect(await found(1_500)).toMatchObject({ revision: 7 })
    })

    it("is of the thousand that were asked for last, and more than once", async () => {
      const rows = Array.from({ length: 1_101 }, (_, index) => row(index + 1))
      const others = (count: number) => Array.from({ length: count }, (_, index) => index + 2)
      const last = async (...numbers: readonly number[]) => {
        const { asked } = table(...rows)
        // On SQLite the first look finds more changes than are kept.
        await asked(1, 1, 1)
        return (await asked(...numbers)).at(-1)
      }
      const isKept = same.at(-1)
      expect(await last(1, 1, ...others(999), 1)).toBe(isKept)
      expect(await last(1, 1, ...others(1_000), 1)).toBe("log")
      // Reading it keeps it.
      expect(await last(1, 1, ...others(999), 1, ...others(1_000).slice(999), 1)).toBe(isKept)
    })

    it("needs no log where nothing has happened yet: one statement reads it", async () => {
      expect(await table({ ...row(1), event_order: 0 }).asked(1)).toEqual(["booking"])
    })

    for (const held of ["booking", "log"] as const)
      it(`is nothing that was changed while its ${held} was read, though another has looked for changes meanwhile`, async () => {
        const { asked, found, hold, put, texts } = table(row(1), row(2))
        await asked(1, 1, 1, 2, 2)
        put(row(1, 3))
        const { promise, resolve } = Promise.withResolvers<void>()
        hold(held, promise)
        const before = found(1)
        await vi.waitUntil(() => texts().at(-1) === held)
        put({ ...row(1, 4), revision: 1 })
        await found(2)
        resolve()
        expect(await before).toMatchObject({ revision: 0 })
        expect(await found(1)).toMatchObject({ revision: 1 })
      })

    if (dialect === "postgres")
      it("is no longer found once its row is gone", async () => {
        const { asked, found, remove } = table(row(1))
        await asked(1, 1)
        remove(1)
        expect(await found(1)).toBeNull()
      })
  })
