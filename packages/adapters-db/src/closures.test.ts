import { readFileSync } from "node:fs"
import { ClosureCalendar } from "@mersal/domain/ports/driven/closure-calendar"
import { someClosures } from "@mersal/domain/testing/arbitraries"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import { runs } from "@mersal/domain/testing/runs"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import fc from "fast-check"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { Database } from "./connection.ts"
import { databaseLayer } from "./layer.ts"
import { closureRow } from "./rows/closure-row.ts"
import { insertNew } from "./statement.ts"

const runtime = ManagedRuntime.make(
  databaseLayer(
    { kind: "sqlite", path: ":memory:" },
    { ...sampleReferenceData, promos: [], closures: { AE: [], QA: [] } },
  ),
)
afterAll(() => runtime.dispose())
beforeEach(() => sql("delete from closures"))

const sql = (text: string) =>
  runtime.runPromise(Database.use((database) => database.use((connection) => void connection.exec(text))))

const listed = () => runtime.runPromise(ClosureCalendar.use((calendar) => calendar.list("AE")))

/** What an operator types for one closure, with some columns as given. */
const insert = (columns: Readonly<Record<string, string | number>>) => {
  const row = { market: "AE", id: "eid", first_day: "2027-03-09", last_day: "2027-03-10", ...columns }
  const values = Object.values(row).map((value) => (typeof value === "number" ? value : `'${value}'`))
  return sql(`insert into closures (${Object.keys(row).join(", ")}) values (${values.join(", ")})`)
}

describe("closures in the database", () => {
  it("are read back as they were written", async () => {
    await fc.assert(
      fc.asyncProperty(someClosures, async (closures) => {
        const write = Database.use((database) =>
          database.use((connection) => {
            connection.exec("delete from closures")
            for (const closure of closures) insertNew(connection, "closures", closureRow("AE", closure))
          }),
        )
        await runtime.runPromise(write)
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
    const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8")
    const [, statements = ""] = /```sql\n([^`]+)```/.exec(page) ?? []
    const acting = Effect.gen(function* () {
      const calendar = yield* ClosureCalendar
      const database = yield* Database
      yield* database.use((connection) => connection.exec(statements))
      const rows = [...(yield* calendar.list("AE")), ...(yield* calendar.list("QA"))]
      return rows.filter(({ provisional }) => provisional !== true)
    })
    expect(
      await Effect.runPromise(Effect.provide(acting, databaseLayer({ kind: "sqlite", path: ":memory:" }))),
    ).toEqual([
      expect.objectContaining({ id: "ae-eid-al-fitr-2027", from: "2027-03-10", to: "2027-03-10" }),
      expect.objectContaining({ weekdays: [5], between: ["11:30", "13:30"], tags: ["car", "van"] }),
      expect.objectContaining({ id: "national-day-2026", source: "Our own decision" }),
    ])
  })

  it.each([
    { market: "OM" },
    { id: "" },
    { first_day: "2027-02-30", last_day: "2027-03-01" },
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

  it("take a day and a time that there are", async () => {
    for (const [at, columns] of [
      { first_day: "02-29", last_day: "02-29" },
      { first_day: "12-24", last_day: "01-06" },
      { start_time: "00:00", end_time: "24:00" },
      { start_time: "23:59", end_time: "24:00" },
    ].entries())
      await insert({ ...columns, id: `closure-${at}` })
    expect(await listed()).toHaveLength(4)
  })
})
