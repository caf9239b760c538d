import { readFileSync } from "node:fs"
import { scheduleOf } from "@mersal/domain/booking/windows/market-schedule"
import { ClosureCalendar } from "@mersal/domain/ports/driven/closure-calendar"
import { someClosures } from "@mersal/domain/testing/arbitraries"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import { runs } from "@mersal/domain/testing/runs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as References from "effect/References"
import fc from "fast-check"
import { beforeEach, describe, expect, it } from "vitest"
import { Database } from "../database/connection.ts"
import { insertNew } from "../database/inserts.ts"
import { databaseLayer } from "../layer.ts"
import { closureRow } from "../rows/closure-row.ts"
import { lentRuntime } from "../testing/lent-runtime.ts"
import { type TestDatabase, testDatabases } from "../testing/test-databases.ts"

const [sqlite] = testDatabases as readonly [TestDatabase]

/** What the log was given, by the closure that each line names. */
const logged: unknown[] = []
const log = Logger.make(({ fiber }) => void logged.push(fiber.getRef(References.CurrentLogAnnotations).closure))

/** The closures of a database that starts without any, for the tests of one `describe`. */
function closuresOf(database: TestDatabase) {
  const data = { ...sampleReferenceData, promos: [], banners: [], internationalRates: [], closures: { AE: [], QA: [] } }
  const runtime = lentRuntime(database, (settings) =>
    databaseLayer(settings, data).pipe(Layer.provideMerge(Logger.layer([log]))),
  )
  const sql = (text: string) => runtime().runPromise(Database.use(({ rows }) => rows(text)))
  const listed = () => runtime().runPromise(ClosureCalendar.use((calendar) => calendar.list("AE")))
  beforeEach(async () => {
    await sql("delete from closures")
    await listed()
    logged.length = 0
  })
  return {
    runtime,
    sql,
    listed,
    /** One closure as an operator writes it, with some columns as given. */
    insert: (columns: Readonly<Record<string, string | number>>) => {
      const row = { market: "AE", id: "eid", first_day: "2027-03-09", last_day: "2027-03-10", ...columns }
      const values = Object.values(row).map((value) => (typeof value === "number" ? value : `'${value}'`))
      return sql(`insert into closures (${Object.keys(row).join(", ")}) values (${values.join(", ")})`)
    },
  }
}

for (const database of testDatabases)
  describe(`closures in ${database.name}`, () => {
    const { runtime, sql, listed, insert } = closuresOf(database)

    it("are read back as they were written", async () => {
      await fc.assert(
        fc.asyncProperty(someClosures, async (closures) => {
          const write = Database.use((database) =>
            database.write([
              { text: "delete from closures", values: [] },
              ...closures.map((closure) => insertNew("closures", closureRow("AE", closure))),
            ]),
          )
          await runtime().runPromise(write)
          expect(await listed()).toEqual(closures.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
        }),
        { numRuns: runs(100) },
      )
    })

    it("count from the next listing on when an operator adds, confirms or moves one", async () => {
      await insert({ provisional: 1 })
      expect(await listed()).toEqual([{ id: "eid", from: "2027-03-09", to: "2027-03-10", provisional: true }])
      await sql("update closures set provisional = 0, first_day = '2027-03-10' where market = 'AE' and id = 'eid'")
      expect(await listed()).toEqual([{ id: "eid", from: "2027-03-10", to: "2027-03-10" }])
      await insert({
        id: "pause",
        first_day: "01-01",
        last_day: "12-31",
        weekdays: "5,6",
        start_time: "11:30",
        end_time: "24:00",
        tags: "bike,van",
      })
      expect((await listed())[1]).toEqual({
        id: "pause",
        from: "01-01",
        to: "12-31",
        weekdays: [5, 6],
        between: ["11:30", "24:00"],
        tags: ["bike", "van"],
      })
    })

    it("are edited by the statements that docs/operations.md prints", async () => {
      const page = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8")
      const [, statements = ""] = /```sql\n([^`]+)```/.exec(page) ?? []
      const acting = Effect.gen(function* () {
        const calendar = yield* ClosureCalendar
        const database = yield* Database
        for (const statement of statements.split(";").slice(0, -1)) yield* database.rows(statement)
        const rows = [...(yield* calendar.list("AE")), ...(yield* calendar.list("QA"))]
        return rows.filter(({ provisional }) => provisional !== true)
      })
      expect(await Effect.runPromise(Effect.provide(acting, databaseLayer(await database.open())))).toEqual([
        expect.objectContaining({ id: "ae-eid-al-fitr-2027", from: "2027-03-10", to: "2027-03-10" }),
        expect.objectContaining({ weekdays: [5], between: ["11:30", "13:30"], tags: ["car", "van"] }),
        expect.objectContaining({ id: "national-day-2026", source: "Our own decision" }),
      ])
    })

    it.each([
      { market: "OM" },
      { id: "" },
      { first_day: "2027-02-29" },
      { first_day: "2027-02-30", last_day: "2027-03-01" },
      { first_day: "2027-02-01", last_day: "2027-02-31" },
      { first_day: "2026-04-31" },
      { first_day: "0000-01-01" },
      { first_day: "-2026-01-01" },
      { first_day: "06-31", last_day: "07-01" },
      { first_day: "2027-3-9" },
      { first_day: "02-30", last_day: "03-01" },
      { first_day: "03-09" },
      { first_day: "2027-03-11" },
      { first_day: "now" },
      { weekdays: "" },
      { weekdays: "8" },
      { weekdays: "12" },
      { weekdays: "Fri" },
      { weekdays: "[5]" },
      { start_time: "10:00" },
      { end_time: "15:30" },
      { start_time: "10:00", end_time: "10:00" },
      { start_time: "9:00", end_time: "10:00" },
      { start_time: "10:00", end_time: "24:01" },
      { start_time: "10:00", end_time: "15.30" },
      { tags: "" },
      { tags: "Bike" },
      { tags: '["bike"]' },
      { provisional: 2 },
    ])("refuse what no closure can be: %j", async (columns) => {
      await expect(insert(columns)).rejects.toThrow()
      expect(await listed()).toEqual([])
    })

    it("can be read whenever the table takes them", async () => {
      const part = fc.constantFrom(
        "00",
        "01",
        "02",
        "04",
        "12",
        "13",
        "24",
        "29",
        "30",
        "31",
        "59",
        "60",
        "1",
        " 1",
        "",
      )
      const year = fc.constantFrom("2026", "2028", "0000", "0001", "9999", "-001", "10000", "26")
      const everyYear = fc.tuple(part, part).map((parts) => parts.join("-"))
      const day = fc.oneof(
        everyYear,
        fc.tuple(year, everyYear).map((parts) => parts.join("-")),
        fc.constantFrom("now", "2461000.5", ""),
      )
      const time = fc.oneof(
        fc.tuple(part, part).map((parts) => parts.join(":")),
        fc.constantFrom("24:00", "10:00", "now"),
      )
      const texts = fc.array(fc.constantFrom("1", "7", "8", "bike", "van", ""), { maxLength: 3 })
      const one = (name: string, value: fc.Arbitrary<string | number>) =>
        value.map((drawn): Readonly<Record<string, string | number>> => ({ [name]: drawn }))
      const columns = fc.oneof(
        one("first_day", day),
        one("last_day", day),
        day.map((drawn) => ({ first_day: drawn, last_day: drawn })),
        fc.record({ start_time: time, end_time: time }),
        one("start_time", time),
        one("weekdays", texts.map(String)),
        one("tags", texts.map(String)),
        one("provisional", fc.integer({ min: -1, max: 2 })),
      )
      await fc.assert(
        fc.asyncProperty(columns, async (row) => {
          await sql("delete from closures")
          const taken = await insert(row).then(
            () => 1,
            () => 0,
          )
          expect(await listed()).toHaveLength(taken)
        }),
        { numRuns: runs(500) },
      )
    })

    it("take a day and a time that there are", async () => {
      for (const [at, columns] of [
        { first_day: "02-29", last_day: "02-29" },
        { first_day: "2028-02-29", last_day: "2028-02-29" },
        { first_day: "0001-01-01", last_day: "9999-12-31" },
        { first_day: "12-24", last_day: "01-06" },
        { start_time: "00:00", end_time: "24:00" },
        { start_time: "23:59", end_time: "24:00" },
      ].entries())
        await insert({ ...columns, id: `closure-${at}` })
      expect(await listed()).toHaveLength(6)
    })
  })

describe("rows of closures that cannot be read, written by a tool that does not check", () => {
  const { sql, listed, insert } = closuresOf(sqlite)

  it("leave a market open, and those that can be read act themselves, beside rows that cannot be read", async () => {
    const bad: readonly Readonly<Record<string, string | number>>[] = [
      { first_day: "2026-02-30" },
      { first_day: "02-30", last_day: "03-01" },
      { first_day: "0000-01-01" },
      { first_day: "2027-03-11" },
      { first_day: "03-09" },
      { weekdays: "" },
      { weekdays: "Fri" },
      { weekdays: "8" },
      { start_time: "10:00" },
      { end_time: "15:30" },
      { start_time: "10:00", end_time: "9:00" },
      { tags: "" },
      { source: "" },
      { provisional: 2 },
      { provisional: "yes" },
    ]
    await sql("pragma ignore_check_constraints = on")
    for (const [at, columns] of bad.entries()) await insert({ ...columns, id: `bad-${at}` })
    await insert({ id: "", source: "it has no name" })
    await sql("insert into closures (market, id, first_day, last_day) values ('AE', x'ff', x'00', x'00')")
    await sql("pragma ignore_check_constraints = off")
    await insert({ id: "holiday", first_day: "2026-11-21", last_day: "2026-11-22" })

    const closures = await listed()
    expect(closures).toEqual([{ id: "holiday", from: "2026-11-21", to: "2026-11-22" }])
    const ask = { market: "AE", service: "sameDay", now: Date.parse("2026-11-21T09:00+04:00") } as const
    expect(scheduleOf("AE", { closures, readings: [] }).earliest(ask)?.date).toBe("2026-11-23")
  })

  it("are named in the log once, and again after an edit", async () => {
    await sql("pragma ignore_check_constraints = on")
    await insert({ id: "no-day", first_day: "2026-02-30" })
    await sql("pragma ignore_check_constraints = off")
    for (const _ of [1, 2, 3]) expect(await listed()).toEqual([])
    expect(logged).toEqual(["no-day"])
    await insert({ id: "a-day" })
    for (const _ of [1, 2]) expect(await listed()).toHaveLength(1)
    expect(logged).toEqual(["no-day", "no-day"])
    await sql("update closures set first_day = '2027-03-01' where id = 'no-day'")
    expect(await listed()).toHaveLength(2)
    expect(logged).toEqual(["no-day", "no-day"])
  })
})
