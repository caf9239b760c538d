import { TariffBook } from "@mersal/domain/ports/driven/price-lists"
import { ServiceAreas } from "@mersal/domain/ports/driven/service-areas"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Database } from "../connection.ts"
import { databaseLayer } from "../layer.ts"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { demoData } from "./demo.ts"

const counts = Database.use((database) =>
  Effect.forEach(["tariffs", "tax_rates", "service_areas", "places", "promos", "closures"], (table) =>
    Effect.map(database.rows(`select count(*) as count from ${table}`), ([row]) => (row as { count: number }).count),
  ),
)

const start = <Value>(path: string, program: Effect.Effect<Value, never, Database | TariffBook | ServiceAreas>) =>
  Effect.runPromise(Effect.provide(program, databaseLayer({ kind: "sqlite", path })))

describe("seeding", () => {
  it("fills a new database once, however often it starts", async () => {
    const path = newDatabasePath()
    const { tariffs, taxRates, areas, places, promos, closures } = demoData
    const expected = [tariffs, taxRates, areas, places, promos, [...closures.AE, ...closures.QA]].map(
      (rows) => rows.length,
    )
    expect(await start(path, counts)).toEqual(expected)
    expect(await start(path, counts)).toEqual(expected)
  })

  it("never writes over what an operator changed", async () => {
    const path = newDatabasePath()
    const edit = Database.use((database) => database.rows("update tariffs set minimum_minor = 4321"))
    await start(path, edit)
    const lists = await start(
      path,
      TariffBook.use((book) => book.list("AE")),
    )
    expect(lists.every((list) => list.minimumMinor === 4_321)).toBe(true)
  })

  it("keeps the outlines of the areas to the last corner", async () => {
    const areas = await start(
      newDatabasePath(),
      ServiceAreas.use((port) => port.list("AE")),
    )
    expect(areas).toEqual(demoData.areas.filter((area) => area.market === "AE"))
  })
})
