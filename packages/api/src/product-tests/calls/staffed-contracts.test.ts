import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { hiring } from "@mersal/domain/testing/contracts/hired-staff"
import { staffedContracts } from "@mersal/domain/testing/contracts/staffed-contracts"
import { describe, it } from "vitest"
import { startAccountStage } from "../../testing/account-stage.ts"

for (const database of testDatabases) {
  for (const [port, cases] of Object.entries(staffedContracts)) {
    describe(`${port}, through the browser's client and the real server on ${database.name}`, () => {
      for (const { name, run } of cases) {
        it(name, async () => {
          const stage = await startAccountStage(await database.open())
          try {
            await run({ ...stage, staff: hiring(stage) })
          } finally {
            await stage.product.stop()
          }
        })
      }
    })
  }
}
