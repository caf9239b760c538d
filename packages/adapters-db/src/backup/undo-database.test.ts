import { describe, expect, it, vi } from "vitest"
import { isMigrated, migrate, migrations } from "../migrations/migrate.ts"
import { newDatabasePath } from "../testing/new-database-path.ts"
import { openKnex } from "../testing/open-knex.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { undoDatabase } from "./undo-database.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

const names = migrations.map(({ name }) => name)
const [former, newest] = names.slice(-2) as [string, string]

for (const { name, open } of testDatabases)
  describe(`taking a database of ${name} back`, () => {
    it("undoes the newest migration, or all after a named one, and the next start does them again", async () => {
      const settings = await open()
      expect(await undoDatabase(settings, null)).toEqual([newest])
      expect(await undoDatabase(settings, names[40] ?? "")).toEqual(names.slice(41, -1).reverse())
      const database = openKnex(settings)
      await migrate(database)
      expect(await isMigrated(database)).toBe(true)
      await database.destroy()
    })

    it("is refused while a server uses the database, or if the named migration has not run", async () => {
      const settings = await open()
      const server = openKnex(settings)
      await server.raw("select 1")
      await expect(undoDatabase(settings, null)).rejects.toThrow("A server is using")
      await server.destroy()
      const refusal = { constructor: UpkeepRefused, message: "2026-13-nothing is no migration that has run." }
      // PostgreSQL forgets a connection shortly after it ends, but on a busy machine that can take long.
      await vi.waitFor(() => expect(undoDatabase(settings, "2026-13-nothing")).rejects.toMatchObject(refusal), {
        timeout: 30_000,
      })
      expect(await undoDatabase(settings, former)).toEqual([newest])
    })
  })

it("is refused where there is no database", async () => {
  for (const path of [newDatabasePath(), ":memory:"])
    await expect(undoDatabase({ kind: "sqlite", path }, null)).rejects.toThrow("There is no database")
})
