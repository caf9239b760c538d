import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { saturdayNoonUtc } from "../../testing/running-product.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

// What happens to money if the booking changes while the payment is under way: over the wire, compared with the bank.

const minute = 60_000

for (const database of testDatabases)
  it(`over the wire on ${database.name}, money that comes late, in another way or for a promo that has ended is kept once or given back`, async () => {
    const stage = await startStaffedStage(await database.open())
    const { product } = stage
    const at = simulatedPayments(product)
    const as = (accessToken: string) => ({ "mersal-access": accessToken })
    const moneyOf = async ({ bkref, accessToken }: { bkref: string; accessToken: string }) => {
      const receipt = await product.call("GET", `/v1.0/bookings/${bkref}/receipt`, { headers: as(accessToken) })
      const { paid, refunded, due } = receipt.body.data
      return { paid, refunded, due }
    }
    const kindsOf = async (bkref: string) => (await at.journal(bkref)).map(([kind]) => kind)
    const asked3ds = async (page: Parameters<typeof at.tokenised>[0], attempt: string) => {
      await at.comeBack("/payment/token", await at.tokenised(page, "4557012345678902"))
      return (await at.purchase(attempt)).url3d
    }
    try {
      // Booked in cash, paid by card through the link that another person got, and cancelled in time.
      const cash = (await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })).body.data
      const link = await product.call("POST", `/v1.0/bookings/${cash.bkref}/pay-link`, {
        body: {},
        headers: as(cash.accessToken),
      })
      const opened = await product.call("POST", "/v1.0/payment/session", {
        body: { bookingId: cash.bkref, method: "card" },
        headers: { "mersal-pay": link.body.data.token },
      })
      expect(opened.status, opened.text).toBe(200)
      const { attempt, page } = opened.body.data
      await at.comeBack("/payment/token", await at.tokenised(page, "4005550000000001"))
      expect(await at.purchase(attempt)).toMatchObject({ status: "paid" })
      // Who booked is told of it.
      const mails = async () => {
        const address = `/dev/mailbox?to=${encodeURIComponent(plainBooking.usr.email)}`
        const { body } = await product.call("GET", address, { headers: { accept: "application/json" } })
        return body.data.filter(({ text }: { text: string }) => text.includes("AED 61.97 for your booking"))
      }
      await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1)
      const cancelled = await product.call("POST", `/v1.0/bookings/${cash.bkref}/cancel`, {
        body: {},
        headers: as(cash.accessToken),
      })
      expect(cancelled.status, cancelled.text).toBe(200)
      await expect.poll(() => kindsOf(cash.bkref), { timeout: 30_000 }).toEqual(["charge", "refund"])
      await expect.poll(() => moneyOf(cash), { timeout: 30_000 }).toEqual({ paid: 61.97, refunded: 61.97, due: 0 })

      // The hold ends while the customer is at his bank, and he approves afterwards: the window still has room.
      const late = await at.session(plainBooking, "card")
      const url3d = await asked3ds(late.page, late.attempt)
      await product.setNow(saturdayNoonUtc + 40 * minute)
      await at.comeBack("/payment/postpurchase", await at.decided(url3d, "approve"))
      await expect.poll(async () => (await at.view(late.attempt)).status, { timeout: 30_000 }).toBe("paid")
      expect(await kindsOf(late.bkref)).toEqual(["charge"])
      expect(await moneyOf(late)).toEqual({ paid: 61.97, refunded: 0, due: 0 })

      // It is cancelled in another tab, and he approves afterwards: none of his pages ever says that it is paid.
      const left = await at.session(plainBooking, "card")
      const bankOfLeft = await asked3ds(left.page, left.attempt)
      const wish = { body: { onlyHeld: true }, headers: as(left.accessToken) }
      const givenUp = await product.call("POST", `/v1.0/bookings/${left.bkref}/cancel`, wish)
      expect(givenUp.status, givenUp.text).toBe(200)
      const told = new Set<string>()
      const look = async () => {
        const { status, reason } = await at.view(left.attempt)
        told.add(status)
        return reason
      }
      await at.comeBack("/payment/postpurchase", await at.decided(bankOfLeft, "approve"))
      await expect.poll(look, { timeout: 30_000 }).toBe("refunded")
      expect([...told]).not.toContain("paid")
      await expect.poll(() => kindsOf(left.bkref), { timeout: 30_000 }).toEqual(["charge", "refund"])

      // The promo of a held booking ends before the payment: the held price stays.
      const admin = (await stage.staff("admin", "Amal")).services.admin
      const promos = Result.getOrThrow(await admin.list({ kind: "promos", market: "AE" }))
      const entry = promos.find(({ value }) => value.code === "WELCOME10")
      if (!entry) throw new Error("The demo has this promo")
      const held = await at.session({ ...plainBooking, prmcde: "WELCOME10" }, "card")
      const bank = await asked3ds(held.page, held.attempt)
      Result.getOrThrow(await admin.end({ kind: "promos", market: "AE", id: entry.value.code, version: entry.version }))
      await at.comeBack("/payment/postpurchase", await at.decided(bank, "approve"))
      await expect.poll(async () => (await at.view(held.attempt)).status, { timeout: 30_000 }).toBe("paid")
      expect(await kindsOf(held.bkref)).toEqual(["charge"])
      expect(await moneyOf(held)).toEqual({ paid: 55.78, refunded: 0, due: 0 })
    } finally {
      await product.stop()
    }
  })
