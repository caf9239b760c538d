import { msPerMinute } from "@mersal/domain/calendar/zone"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { simulatedPayments } from "../../testing/simulated-payment.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

it("nobody is erased while his card may still be charged for a booking that has expired", async () => {
  const { headers, password } = await signUp(product)
  const body = { ...plainBooking, paytyp: "card" }
  const { bkref } = (await product.call("POST", "/v1.0/order/createOrder", { body, headers })).body.data
  const at = simulatedPayments(product)
  const session = { bookingId: bkref, method: "card" }
  const { attempt, page } = (await product.call("POST", "/v1.0/payment/session", { body: session, headers })).body.data
  await at.comeBack("/payment/token", await at.tokenised(page, "4557012345678902"))
  // The bank asks him, and he leaves.
  await at.purchase(attempt)
  const erase = async () => {
    const { status, body } = await product.call("DELETE", "/v1.0/account", { headers, body: { password } })
    return [status, body.errors?.[0]?.code ?? null]
  }
  const silence = JSON.stringify({ at: "CHECK_STATUS", do: "drop-before", times: 99 })
  const asJson = { "content-type": "application/json" }
  const fault = await fetch(`${product.simulatorUrl}/faults`, { method: "POST", headers: asJson, body: silence })
  expect(fault.ok).toBe(true)
  const refused = [409, "bookings-under-way"]
  expect(await erase()).toEqual(refused)
  await product.setNow(saturdayNoonUtc + 120 * msPerMinute)
  expect(await erase()).toEqual(refused)
  await product.setNow(saturdayNoonUtc + 27.5 * 60 * msPerMinute)
  expect(await erase()).toEqual([200, null])
})
