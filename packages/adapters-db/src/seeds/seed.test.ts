import { TariffBook } from "@mersal/domain/ports/driven/price-lists"
import { ServiceAreas } from "@mersal/domain/ports/driven/service-areas"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Database, type DatabaseSettings } from "../database/connection.ts"
import { databaseLayer } from "../layer.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { demoData } from "./demo.ts"

const counts = Database.use((database) =>
  Effect.forEach(["tariffs", "tax_rates", "service_areas", "places", "promos", "closures"], (table) =>
    Effect.map(database.rows(`select count(*) as count from ${table}`), ([row]) => (row as { count: number }).count),
  ),
)

const start = <Value>(
  settings: DatabaseSettings,
  program: Effect.Effect<Value, never, Database | TariffBook | ServiceAreas>,
) => Effect.runPromise(Effect.provide(program, databaseLayer(settings)))

for (const database of testDatabases)
  describe(`seeding ${database.name}`, () => {
    it("fills a new database once, however often it starts", async () => {
      const settings = await database.open()
      const { tariffs, taxRates, areas, places, promos, closures } = demoData
      const expected = [tariffs, taxRates, areas, places, promos, [...closures.AE, ...closures.QA]].map(
        (rows) => rows.length,
      )
      expect(await start(settings, counts)).toEqual(expected)
      expect(await start(settings, counts)).toEqual(expected)
    })

    it("never writes over what an operator changed", async () => {
      const settings = await database.open()
      const edit = Database.use((database) => database.rows("update tariffs set minimum_minor = 4321"))
      await start(settings, edit)
      const lists = await start(
        settings,
        TariffBook.use((book) => book.list("AE")),
      )
      expect(lists.every((list) => list.minimumMinor === 4_321)).toBe(true)
    })

    it("keeps the outlines of the areas to the last corner", async () => {
      const areas = await start(
        await database.open(),
        ServiceAreas.use((port) => port.list("AE")),
      )
      expect(areas).toEqual(demoData.areas.filter((area) => area.market === "AE"))
    })
  })
