import { drivenContracts } from "@mersal/domain/testing/contracts/driven-contracts"
import { describe, it } from "vitest"
import { newDatabasePath } from "./testing/new-database-path.ts"
import { sampleDatabase } from "./testing/sample-database.ts"

for (const [port, cases] of Object.entries(drivenContracts)) {
  describe(`${port} on SQLite`, () => {
    for (const { name, run } of cases) {
      it(`${name}, in a file`, () => run(sampleDatabase(newDatabasePath())))
      it(`${name}, in memory`, () => run(sampleDatabase(":memory:")))
    }
  })
}
