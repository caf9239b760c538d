import { spawn } from "node:child_process"
import { join } from "node:path"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import { toIso } from "@mersal/domain/calendar/iso-instant"
import { money } from "@mersal/domain/money/money"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { projectRoot } from "../../project-root.ts"
import type { DatabaseSettings } from "../../settings/database.ts"
import { saturdayNoonUtc } from "../../testing/running-product.ts"
import { bookingInQatar, simulatedPayments } from "../../testing/simulated-payment.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/** `npm run reconcile` as an operator runs it at night: another process, beside the running product. */
function reconciled(database: DatabaseSettings, simulatorUrl: string): Promise<{ code: number | null; text: string }> {
  const env = {
    // None of the test runner's own settings.
    PATH: process.env.PATH,
    DATABASE_URL: database.kind === "sqlite" ? `sqlite:${database.path}` : database.url,
    SIMULATOR_PORT: new URL(simulatorUrl).port,
    MERSAL_CLOCK: `${toIso(saturdayNoonUtc + 3_600_000)}`,
    LOG_LEVEL: "silent",
  }
  const command = join(projectRoot, "packages/api/src/commands/reconcile.ts")
  const running = spawn(process.execPath, ["--conditions=@mersal/source", command, "2"], { env })
  let text = ""
  for (const output of [running.stdout, running.stderr]) output.on("data", (some) => (text += String(some)))
  return new Promise((done) => running.on("close", (code) => done({ code, text })))
}

for (const database of testDatabases)
  describe(`the end of a day on ${database.name}`, () => {
    it("P40: after cards that were paid, declined, asked by 3-D Secure, in Qatar and given back the books agree", async () => {
      const settings = await database.open()
      const stage = await startStaffedStage(settings)
      const { product } = stage
      const at = simulatedPayments(product)
      const paid = async (attempt: string) =>
        expect.poll(async () => (await at.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
      try {
        const first = await at.session(plainBooking, "card")
        await at.comeBack("/payment/token", await at.tokenised(first.page, "4005550000000001"))
        expect(await at.purchase(first.attempt)).toMatchObject({ status: "paid" })

        const declined = await at.session(plainBooking, "card")
        await at.comeBack("/payment/token", await at.tokenised(declined.page, "4000000000009995"))
        expect(await at.purchase(declined.attempt)).toMatchObject({ status: "failed" })

        const asked = await at.session(plainBooking, "card")
        await at.comeBack("/payment/token", await at.tokenised(asked.page, "4557012345678902"))
        const { url3d } = await at.purchase(asked.attempt)
        await at.comeBack("/payment/postpurchase", await at.decided(url3d, "approve"))
        await paid(asked.attempt)

        const qatar = await at.session(bookingInQatar, "debit card")
        const typed = { card: "4215375500883243", pin: "1234" }
        const back = await at.paidInQatar(qatar.page.base, "purchase-debit", { amount: 1, bkref: "x" }, typed)
        await at.comeBack("/payment/postpurchase", back)
        await paid(qatar.attempt)

        const { payments, paymentDesk } = (await stage.staff("ops", "Olga")).services
        const part = { reference: first.bkref, amount: money(500, "AED") }
        Result.getOrThrow(await payments.refund(part, { idempotencyKey: "half" }))
        Result.getOrThrow(await payments.refund({ reference: qatar.bkref, amount: null }, { idempotencyKey: "all" }))
        for (const [{ bkref, accessToken }, refunded] of [
          [first, 5],
          [qatar, null],
        ] as const) {
          const receipt = async () => {
            const path = `/v1.0/bookings/${bkref}/receipt`
            return (await product.call("GET", path, { headers: { "mersal-access": accessToken } })).body.data
          }
          await expect.poll(async () => (await receipt()).refunded > 0, { timeout: 30_000 }).toBe(true)
          const { kind, number, refunded: gone } = await receipt()
          if (refunded !== null) expect([kind, gone]).toEqual(["statement", refunded])
          expect(number).toMatch(/^(INV-AE|RCP-QA)-2026-\d{6}$/)
        }
        expect(Result.getOrThrow(await paymentDesk.reviews({}))).toEqual([])
        const report = await reconciled(settings, product.simulatorUrl)
        expect(report.text).toContain("compared 4 attempts, 0 differ.")
        expect(report.text).toContain("The ledger adds up to 0.")
        expect(report.code).toBe(0)
      } finally {
        await product.stop()
      }
    })
  })
