import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { drivingContracts } from "@mersal/domain/testing/contracts/driving-contracts"
import { describe, it } from "vitest"
import { startProduct } from "../../testing/running-product.ts"

for (const [port, cases] of Object.entries(drivingContracts)) {
  for (const database of testDatabases) {
    describe(`${port}, through the browser's client and the real server on ${database.name}`, () => {
      for (const { name, run } of cases) {
        it(name, async () => {
          // A file would only take time: the tests of adapters-db show that it behaves the same.
          const inMemory = { kind: "sqlite", path: ":memory:" } as const
          const product = await startProduct({
            database: database.kind === "sqlite" ? inMemory : await database.open(),
          })
          try {
            await run(product)
          } finally {
            await product.stop()
          }
        })
      }
    })
  }
}
