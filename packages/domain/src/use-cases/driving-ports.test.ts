import { describe, it } from "vitest"
import { accountServiceContract } from "../testing/contracts/account-service.ts"
import { drivingContracts } from "../testing/contracts/driving-contracts.ts"
import { staffedContracts } from "../testing/contracts/staffed-contracts.ts"
import { inMemoryStage } from "../testing/in-memory-stage.ts"

for (const [service, cases] of Object.entries({
  ...drivingContracts,
  ...staffedContracts,
  account: accountServiceContract,
})) {
  describe(`the ${service} service over memory`, () => {
    for (const { name, run } of cases) {
      it(name, async () => {
        const stage = inMemoryStage()
        try {
          await run(stage)
        } finally {
          await stage.close()
        }
      })
    }
  })
}
