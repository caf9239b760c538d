import { drivenContracts } from "@mersal/domain/testing/contracts/driven-contracts"
import { describe, it } from "vitest"
import { sampleDatabase } from "./testing/sample-database.ts"
import { testDatabases } from "./testing/test-databases.ts"

for (const [port, cases] of Object.entries(drivenContracts)) {
  for (const database of testDatabases) {
    describe(`${port} on ${database.name}`, () => {
      for (const { name, run } of cases) it(name, async () => run(sampleDatabase(await database.open())))
    })
  }
}
