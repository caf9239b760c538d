import { rmSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "@mersal/adapters-db/testing/free-port"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { expect, it } from "vitest"
import { projectRoot } from "../../project-root.ts"
import { simulatorFile } from "../../simulators.ts"
import { settingsForTests, startProduct } from "../../testing/running-product.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

for (const { name, open } of testDatabases)
  it(`a payment that is at the bank goes on when product and bank start anew on ${name}`, async () => {
    const database = await open()
    const payments = { ...settingsForTests.payments, simulatorPort: await freePort() }
    const before = await startProduct({ database, payments })
    const first = simulatedPayments(before)
    const { bkref, attempt, page } = await first.session(plainBooking, "card")
    await first.comeBack("/payment/token", await first.tokenised(page, "4557012345678902"))
    const { url3d } = await first.purchase(attempt)
    await before.stop()

    const after = await startProduct({ database, payments })
    try {
      const second = simulatedPayments(after)
      // Asked again, it leads to the same page of the bank, which knows the payment.
      expect((await second.purchase(attempt)).url3d).toBe(url3d)
      await second.comeBack("/payment/postpurchase", await second.decided(url3d, "approve"))
      await expect.poll(async () => (await second.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
      expect(await second.journal(bkref)).toEqual([["charge", "8902"]])
    } finally {
      await after.stop()
      if (database.kind === "postgres") rmSync(join(projectRoot, "data", simulatorFile(database.url)), { force: true })
    }
  })
