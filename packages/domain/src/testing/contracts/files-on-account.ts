import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { msPerDay } from "../../calendar/zone.ts"
import { bulkExample } from "../../corporate/bulk-example.ts"
import { bulkColumns } from "../../corporate/bulk-order.ts"
import { csvText } from "../../paper/csv.ts"
import { Bookings } from "../../ports/driven/bookings.ts"
import { bookInBulk } from "../../use-cases/corporate/book-in-bulk.ts"
import { servedWay } from "../sample-order.ts"
import {
  accountCase,
  as,
  commit,
  dirhams,
  moneyNow,
  morning,
  owner,
  type Ports,
  registered,
} from "./company-on-account.ts"
import type { DrivenCase } from "./contract-case.ts"
import { expectEqual, expectTrue, refusalOf } from "./expectations.ts"

const coordinates = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => `${lat}, ${lon}`

export const filesOnAccountContract: readonly DrivenCase<Ports>[] = [
  accountCase(
    "a file books each of its rows once, and a bad row stops no other",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, pickup_place: coordinates(servedWay.AE.pickup), cost_centre: "shop" }
      const good = { ...cells, dropoff_place: coordinates(servedWay.AE.dropOff) }
      const bad = { ...good, pickup_phone: "12", cost_centre: "nobody" }
      const csv = csvText([bulkColumns, ...[good, bad, good].map((row) => bulkColumns.map((column) => row[column]))])
      const tried = yield* bookInBulk({ csv, isConfirmed: false }, owner)
      expectEqual(
        tried.rows.map(({ reference, price, faults }) => [reference, price !== null, faults]),
        [
          [null, true, []],
          [null, false, [{ column: "cost_centre", problem: "unknown-cost-centre" }]],
          [null, true, []],
        ],
      )
      const phones = { ...good, pickup_phone: "12", dropoff_phone: "34" }
      const mistyped = csvText([bulkColumns, bulkColumns.map((column) => phones[column])])
      expectEqual((yield* bookInBulk({ csv: mistyped, isConfirmed: false }, owner)).rows[0]?.faults, [
        { column: "pickup_phone", problem: "not-a-phone" },
        { column: "dropoff_phone", problem: "not-a-phone" },
      ])
      expectEqual((yield* moneyNow()).owed, 0)
      const booked = yield* bookInBulk({ csv, isConfirmed: true }, owner)
      const [price = 0] = booked.rows.map((row) => row.price?.minor)
      const references = booked.rows.map(({ reference }) => reference)
      expectTrue(references[0] !== null && references[2] !== null && references[0] !== references[2], "two bookings")
      const again = yield* bookInBulk({ csv, isConfirmed: true }, owner)
      expectEqual(
        again.rows.map(({ reference }) => reference),
        references,
      )
      expectEqual((yield* moneyNow()).owed, 2 * price)
      expectEqual((yield* refusalOf(bookInBulk({ csv, isConfirmed: true }, as("viewer"))))._tag, "CompanyNotFound")
      const refused = yield* refusalOf(bookInBulk({ csv: "service;colour\nnext day;red", isConfirmed: true }, owner))
      expectEqual(refused._tag === "BulkFileRefused" && refused.unknown, ["colour"])
    }),
  ),
  accountCase(
    "an end of a row is in the city that serves it, whatever place it is called after",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, pickup_place: "Dubai Marina", cost_centre: "shop" }
      const row = { ...cells, dropoff_place: coordinates(servedWay.AE.dropOff) }
      const csv = csvText([bulkColumns, bulkColumns.map((column) => row[column])])
      const { rows } = yield* bookInBulk({ csv, isConfirmed: true }, owner)
      const reference = rows[0]?.reference ?? null
      const stored = reference && (yield* (yield* Bookings).find(reference))
      const ends = stored ? [stored.booking.pickup, stored.booking.dropOff] : []
      expectEqual(
        ends.map(({ address, cityName }) => [address, cityName]),
        [
          ["Dubai Marina", "Dubai"],
          ["Al Majaz", "Sharjah"],
        ],
      )
    }),
  ),
  accountCase(
    "a row is booked once for ever: in a file of another day, of another member, corrected or written otherwise",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, pickup_place: coordinates(servedWay.AE.pickup), cost_centre: "shop" }
      const good = { ...cells, pickup_date: "2026-11-25", dropoff_place: coordinates(servedWay.AE.dropOff) }
      const bad = { ...good, note: "second", cost_centre: "nobody" }
      const rowOf = (row: typeof bulkExample) => bulkColumns.map((column) => row[column])
      const send = (rows: readonly (typeof bulkExample)[], isConfirmed = true, caller = owner) =>
        Effect.map(bookInBulk({ csv: csvText([bulkColumns, ...rows.map(rowOf)]), isConfirmed }, caller), (report) =>
          report.rows.map(({ reference, isKnown, faults }) => ({ reference, isKnown, isGood: faults.length === 0 })),
        )
      const [first, second] = yield* send([good, bad])
      expectEqual([first?.isKnown, second?.isGood], [false, false])
      yield* TestClock.setTime(morning + 3 * msPerDay)
      const known = { reference: first?.reference ?? null, isKnown: true, isGood: true }
      expectEqual(yield* send([good], false, as("booker", "palm")), [known])
      const [again, corrected] = yield* send([good, { ...bad, cost_centre: "shop" }])
      expectEqual([again, corrected?.isKnown, corrected?.isGood], [known, false, true])
      const semicolons = [bulkColumns, rowOf(good)].map((row) => row.map((cell) => `"${cell}"`).join(";")).join("\n")
      const written = yield* bookInBulk({ csv: semicolons, isConfirmed: true }, owner)
      expectEqual([written.rows[0]?.reference, written.rows[0]?.isKnown], [known.reference, true])
      const [, twin] = yield* send([good, good])
      expectTrue(twin?.isKnown === false && twin.reference !== known.reference, "the second of two alike is another")
      const race = { ...good, note: "at once" }
      const both = yield* Effect.all([send([race]), send([race], true, as("booker"))], { concurrency: "unbounded" })
      expectEqual(both[0][0]?.reference, both[1][0]?.reference)
      expectEqual([both[0][0]?.isKnown, both[1][0]?.isKnown].sort(), [false, true])
      const sandbox = yield* send([good], true, { ...owner, isSandbox: true })
      expectEqual(sandbox[0]?.isKnown, false)
    }),
  ),
  accountCase(
    "rows that are too many together are refused when the file is looked at, just as when it is booked",
    Effect.gen(function* () {
      yield* registered(1_000_000)
      const cells = { ...bulkExample, service: "same day", pickup_date: "2026-11-21", cost_centre: "shop" }
      const served = {
        pickup_place: coordinates(servedWay.AE.pickup),
        dropoff_place: coordinates(servedWay.AE.dropOff),
      }
      const row = { ...cells, ...served }
      const send = Effect.fnUntraced(function* (rows: readonly (typeof bulkExample)[], isConfirmed: boolean) {
        const csv = csvText([bulkColumns, ...rows.map((one) => bulkColumns.map((column) => one[column]))])
        const { rows: reports } = yield* bookInBulk({ csv, isConfirmed }, owner)
        return reports.map(({ price, pickup, faults }) => ({
          price: price?.minor ?? null,
          window: pickup?.window,
          faults,
        }))
      })
      const [first] = yield* send([row], false)
      const price = first?.price ?? 0
      // Two more would be one too many for the account; a row that was booked before takes nothing of it.
      yield* send([{ ...row, note: "known" }], true)
      yield* commit({ kind: "setCreditLimit", companyId: "palm", limit: dirhams(4 * price - 1) })
      const notes = (...names: readonly string[]) => names.map((note) => ({ ...row, note }))
      const looked = yield* send(notes("known", "one", "two", "three"), false)
      const tooMuch = [{ column: null, problem: "limit-reached" } as const]
      expectEqual(
        looked.map(({ faults }) => faults),
        [[], [], [], tooMuch],
      )
      expectEqual(yield* send(notes("known", "one", "two", "three"), true), looked)
      // A window with room for one more: a row that names it is refused, and a row without a window gets the next one.
      yield* commit({ kind: "setCreditLimit", companyId: "palm", limit: dirhams(1_000_000) })
      const { window = "" } = first ?? {}
      const capacity = { market: "AE", bookingType: "sameDay", window, capacity: 4 } as const
      yield* commit({ kind: "setCapacity", ...capacity })
      const wished = { ...row, pickup_window: window }
      const rows = [
        { ...wished, note: "a" },
        { ...wished, note: "b" },
        { ...row, note: "c" },
      ]
      const seen = yield* send(rows, false)
      expectEqual(
        seen.map(({ faults }) => faults),
        [[], [{ column: "pickup_window", problem: "window-closed" }], []],
      )
      expectTrue(seen[0]?.window === window && seen[2]?.window !== window, "the third gets another window")
      expectEqual(yield* send(rows, true), seen)
      // A parcel that nobody carries takes neither.
      yield* commit({ kind: "setCreditLimit", companyId: "palm", limit: dirhams(0) })
      const sandbox = { ...owner, isSandbox: true }
      const csv = csvText([bulkColumns, bulkColumns.map((column) => ({ ...row, note: "z" })[column])])
      expectEqual((yield* bookInBulk({ csv, isConfirmed: false }, sandbox)).rows[0]?.faults, [])
    }),
  ),
]
