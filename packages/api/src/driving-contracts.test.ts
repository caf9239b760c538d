import { drivingContracts } from "@mersal/domain/testing/contracts/driving-contracts"
import { describe, it } from "vitest"
import { startProduct } from "./testing/running-product.ts"

for (const [port, cases] of Object.entries(drivingContracts)) {
  describe(`${port}, through the browser's client and the real server on SQLite`, () => {
    for (const { name, run } of cases) {
      it(name, async () => {
        const product = await startProduct()
        try {
          await run(product)
        } finally {
          await product.stop()
        }
      })
    }
  })
}
