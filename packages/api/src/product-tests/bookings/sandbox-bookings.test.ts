import { openBeside } from "@mersal/adapters-db/testing/beside"
import { newDatabaseFolder } from "@mersal/adapters-db/testing/new-database-path"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { refused } from "@mersal/domain/testing/contracts/expectations"
import type { StaffedStage } from "@mersal/domain/testing/contracts/staffed-stage"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"
import { everyFieldLead, plainBooking } from "../../testing/wire-bookings.ts"

const database = newDatabaseFolder()
let stage: StaffedStage & { readonly product: RunningProduct }
beforeAll(async () => {
  stage = await startStaffedStage({ kind: "sqlite", path: database.path })
})
afterAll(async () => {
  await stage.product.stop()
  database.remove()
})

const key = { name: "Trying", kind: "sandbox", scopes: ["bookings:read", "bookings:write"] }

/** A booking made with a sandbox key, and calls with that key. */
async function booked(paytyp: string) {
  const { product } = stage
  const person = await signUp(product)
  const made = await product.call("POST", "/v1.0/keys", { body: key, headers: person.headers })
  const authorization = `Bearer ${made.body.data.key}`
  const call = async (method: string, path: string, body?: unknown, further: Readonly<Record<string, string>> = {}) => {
    const headers = { ...further, authorization }
    const answer = await product.call(method, `/v1.0/${path}`, { headers, ...(body !== undefined && { body }) })
    return { status: answer.status, code: answer.body.errors?.[0].code, data: answer.body.data }
  }
  const { status, data } = await call("POST", "order/createOrder", { ...plainBooking, paytyp })
  expect(status).toBe(200)
  return { call, data, reference: data.bkref as Reference }
}

describe("what a sandbox key has booked", () => {
  it.each(["card", "collect at pickup"])("by %s is confirmed at once, and nothing is to pay for it", async (paytyp) => {
    const { call, data, reference: bookingId } = await booked(paytyp)
    expect(data.holdEndsAt).toBeUndefined()
    const due = (await call("GET", `payment/unique?bookingId=${bookingId}`)).data
    expect([due.state, due.due.amount, due.paytyps, due.holdEndsAt]).toEqual(["confirmed", 0, [], null])
    const [tracked, details, receipt] = [
      (await call("GET", `order/tracking?bookingId=${bookingId}`)).data.money,
      (await call("GET", `task/taskdetails?bookingId=${bookingId}`)).data,
      (await call("GET", `bookings/${bookingId}/receipt`)).data,
    ]
    expect([tracked.due.amount, details.due.amount, receipt.due]).toEqual([0, 0, 0])
    for (const [path, method] of [
      ["payment/session", "card"],
      ["payment/cash", "collect at delivery"],
    ] as const)
      expect(await call("POST", path, { bookingId, method })).toMatchObject({ status: 409, code: "nothing-to-pay" })
    const { payLinks } = (await stage.staff("ops", "Omar")).services
    refused(await payLinks.makePayLink({ reference: bookingId, accessToken: null }), "BookingNotFound")
  })

  it("closes nobody's lead, and no lead is kept of what is only tried", async () => {
    const { call, reference } = await booked("collect at pickup")
    const real = (await stage.product.call("POST", "/v1.0/ctc/lead/create", { body: everyFieldLead })).body.data.id
    const tried = (await call("POST", "ctc/lead/create", everyFieldLead)).data.id
    await call("POST", "ctc/lead/create", { ...everyFieldLead, leadId: real, usrnm: "Somebody Else" })
    expect((await call("POST", "order/createOrder", { ...plainBooking, leadId: real })).status).toBe(200)
    expect((await call("POST", "order/ctc_complete_order", { bkrefid: reference, leadId: real })).status).toBe(200)
    const opened = openBeside(database.path)
    const leads = opened.prepare("select id, booked_as, details from leads where id in (?, ?)").all(real, tried)
    opened.close()
    expect(leads).toMatchObject([{ id: real, booked_as: null, details: expect.not.stringContaining("Somebody") }])
  })

  it("opens to no other account's sandbox key, though that has its link", async () => {
    const { call, data, reference } = await booked("collect at pickup")
    const { call: others } = await booked("collect at pickup")
    const said = async (by: typeof call) => {
      const ask = (method: string, path: string, body?: object) =>
        by(method, path, body, { "mersal-access": data.accessToken })
      return {
        details: (await ask("GET", `task/taskdetails?bookingId=${reference}`)).status,
        receipt: (await ask("GET", `bookings/${reference}/receipt`)).status,
        // Whoever has the reference follows it, without its people and its money.
        trackedMoney: (await ask("GET", `order/tracking?bookingId=${reference}`)).data.money ?? null,
        cancelled: (await ask("POST", `bookings/${reference}/cancel`, {})).status,
      }
    }
    expect(await said(others)).toEqual({ details: 404, receipt: 404, trackedMoney: null, cancelled: 404 })
    const own = { details: 200, receipt: 200, trackedMoney: expect.anything(), cancelled: 200 }
    expect(await said(call)).toEqual(own)
  })

  it("goes where it was booked to: no key asks a recipient", async () => {
    const { call, reference } = await booked("collect at pickup")
    const asked = await call("POST", `bookings/${reference}/recipient-request`, {})
    expect(asked).toMatchObject({ status: 403, code: "scope-missing" })
  })

  it("is moved by nobody, and no cash is taken for it", async () => {
    const { reference } = await booked("collect at pickup")
    const { operations, ownBookings } = (await stage.staff("ops", "Olga")).services
    const driver = (await stage.staff("porter", "Dawud")).id
    const given = { reference, after: null, at: null, place: null }
    const cash = await operations.command({ ...given, id: "takes-cash", command: { type: "takeCash", minor: 1 } })
    refused(cash, "BookingNotFound")
    refused(
      await operations.command({ ...given, id: "gives-driver", command: { type: "assign", driver } }),
      "BookingNotFound",
    )
    refused(await operations.booking({ reference }), "BookingNotFound")
    const named = { reference, accessToken: null }
    refused(await ownBookings.cancelBooking({ ...named, expectedFee: null, onlyHeld: false }), "BookingNotFound")
    for (const services of [(await stage.staff("admin", "Amal")).services, { ownBookings }])
      refused(await services.ownBookings.booking(named), "BookingNotFound")
  })
})
