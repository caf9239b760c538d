import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { accountServiceContract } from "@mersal/domain/testing/contracts/account-service"
import { describe, it } from "vitest"
import { startAccountStage } from "../../testing/account-stage.ts"

for (const database of testDatabases) {
  describe(`accounts, through the browser's client and the real server on ${database.name}`, () => {
    for (const { name, run } of accountServiceContract) {
      it(name, async () => {
        const stage = await startAccountStage(await database.open())
        try {
          await run(stage)
        } finally {
          await stage.product.stop()
        }
      })
    }
  })
}
