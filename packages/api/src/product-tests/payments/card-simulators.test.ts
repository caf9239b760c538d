import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, settingsForTests, startProduct } from "../../testing/running-product.ts"
import { bookingInQatar, simulatedPayments } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/** Section 4, "Card payment return", through the real product and both test gateways, as a browser and a bank do it. */

let product: RunningProduct
let at: ReturnType<typeof simulatedPayments>
beforeAll(async () => {
  product = await startProduct()
  at = simulatedPayments(product)
})
afterAll(() => product.stop())

describe("a card in the Emirates", () => {
  it("without 3-D Secure is paid, and charged once", async () => {
    const { bkref, attempt, page } = await at.session(plainBooking, "card")
    expect(page).toMatchObject({ kind: "form", action: `${product.simulatorUrl}/FortAPI/paymentPage` })
    expect(page.fields).toMatchObject({ merchant_extra: bkref, merchant_extra1: bkref })
    const back = await at.tokenised(page, "4005550000000001")
    expect(await at.comeBack("/payment/token", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
    expect(await at.purchase(attempt)).toMatchObject({ status: "paid", bkrefid: bkref, responseCode: "14000" })
    expect(await at.view(attempt)).toMatchObject({ status: "paid", crdno: "0001" })
    expect(await at.journal(bkref)).toEqual([["charge", "0001"]])
  })

  it("with 3-D Secure comes back without our cookies and is paid", async () => {
    const { bkref, attempt, page } = await at.session(plainBooking, "card")
    await at.comeBack("/payment/token", await at.tokenised(page, "4557012345678902"))
    const { responseCode, url3d } = await at.purchase(attempt)
    expect(responseCode).toBe("20064")
    const back = await at.decided(url3d, "approve")
    expect(await at.comeBack("/payment/postpurchase", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
    await expect.poll(async () => (await at.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
    expect(await at.journal(bkref)).toEqual([["charge", "8902"]])
  })

  it("whose window is closed at the bank's page is paid by what the gateway tells", async () => {
    const { bkref, attempt, page } = await at.session(plainBooking, "card")
    await at.comeBack("/payment/token", await at.tokenised(page, "5313581000123430"))
    const { url3d } = await at.purchase(attempt)
    await at.decided(url3d, "approve")
    await expect.poll(async () => (await at.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
    expect(await at.journal(bkref)).toEqual([["charge", "3430"]])
  })

  it.each(["/v1.0/order/card_payment_confirmation", "/v1.0/payment/confirmation"])(
    "that was paid without a word of the bank is asked about at once by the record posted to %s",
    async (path) => {
      const silent = { at: "webhook", do: "never" }
      const headers = { "content-type": "application/json" }
      await fetch(`${product.simulatorUrl}/faults`, { method: "POST", headers, body: JSON.stringify(silent) })
      const { bkref, accessToken, attempt, page } = await at.session(plainBooking, "card")
      await at.comeBack("/payment/token", await at.tokenised(page, "4557012345678902"))
      const { url3d } = await at.purchase(attempt)
      await at.decided(url3d, "approve")
      // The clock stands, so the inquiry of the schedule is never due.
      expect((await at.view(attempt)).status).toBe("checking")
      const record = { bkrefid: bkref, paytyp: "card", paystat: "declined" }
      const access = { "mersal-access": accessToken }
      expect((await product.call("POST", path, { body: record, headers: access })).status).toBe(200)
      await expect.poll(async () => (await at.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
    },
  )

  it("that is declined charges nothing", async () => {
    const { bkref, attempt, page } = await at.session(plainBooking, "card")
    await at.comeBack("/payment/token", await at.tokenised(page, "4000000000009995"))
    expect(await at.purchase(attempt)).toMatchObject({ status: "failed", reason: "declined", responseCode: "13029" })
    expect(await at.journal(bkref)).toEqual([])
  })
})

describe("a card in Qatar", () => {
  it.each([
    [
      "card",
      "purchase",
      { card: "4005550000000001", cvv2: "123", expYear: "2030", expMonth: "01", amount: 0.01 },
      {},
      "0001",
    ],
    ["debit card", "purchase-debit", { amount: 0.01, bkref: "x" }, { card: "4215375500883243", pin: "1234" }, "3243"],
  ] as const)(
    "by %s is charged by the gateway's own record, and paid by our inquiry",
    async (paytyp, way, body, typed, last4) => {
      const { bkref, attempt, page } = await at.session(bookingInQatar, paytyp)
      expect(page.kind).toBe("pipe")
      const back = await at.paidInQatar(page.base, way, body, typed)
      expect(await at.comeBack("/payment/postpurchase", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
      await expect.poll(async () => (await at.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
      expect(await at.journal(bkref)).toEqual([["charge", last4]])
    },
  )
})

describe("the gateway's own page (PAYMENT_MODE=hosted)", () => {
  it.each([
    ["booking", "charge"],
    ["pickup", "authorisation"],
  ] as const)("is given no card field, only what the server has signed; taken at the %s", async (chargeAE, kind) => {
    const payments = { ...settingsForTests.payments, mode: "hosted", chargeAE } as const
    const hosted = await startProduct({ payments })
    try {
      const there = simulatedPayments(hosted)
      const { bkref, attempt, page } = await there.session(plainBooking, "card")
      expect(page).toMatchObject({ kind: "hosted", action: `${hosted.simulatorUrl}/FortAPI/paymentPage` })
      expect(Object.keys(page.fields).sort()).toEqual([
        "access_code",
        "amount",
        "command",
        "currency",
        "customer_email",
        "language",
        "merchant_identifier",
        "merchant_reference",
        "return_url",
        "signature",
      ])
      expect(page.fields.command).toBe(chargeAE === "pickup" ? "AUTHORIZATION" : "PURCHASE")
      // Our server charges nothing: there is no token.
      const early = await hosted.call("POST", "/v1.0/payment/purchase", { body: { attempt } })
      expect([early.status, early.body.errors[0].code]).toEqual([409, "card-not-given"])
      const back = await there.typedAtGateway(page, "4005550000000001")
      expect(await there.comeBack("/payment/postpurchase", back)).toEqual([
        303,
        `/payment-verifying?attempt=${attempt}`,
      ])
      await expect.poll(async () => (await there.view(attempt)).status, { timeout: 30_000 }).toBe("paid")
      expect(await there.view(attempt)).toMatchObject({ bkrefid: bkref })
      expect(await there.journal(bkref)).toEqual([[kind, "0001"]])
    } finally {
      await hosted.stop()
    }
  })
})
