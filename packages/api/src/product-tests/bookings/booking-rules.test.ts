import { errors as errorsInArabic } from "@mersal/domain/messages/ar/errors"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, saturdayNoonUtc, startProduct } from "../../testing/running-product.ts"
import { everyFieldLead, plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const order = "/v1.0/order/createOrder"
const place = (booking: object, headers: Record<string, string> = {}) =>
  product.call("POST", order, { body: booking, headers })

/** Saturday's afternoon window, whose last order time is 16:00 in Dubai: the time that a new product's clock shows. */
const today = { ...plainBooking, pickupDate: "2026-11-21" }

describe("the cut-off, by the server's clock", () => {
  it("accepts a Same Day booking one millisecond before 16:00:00.000 Dubai time", async () => {
    await product.setNow(saturdayNoonUtc - 1)
    const { status, body } = await place(today)
    expect(status).toBe(200)
    expect(body.data.bookingData.pickupSlot).toMatchObject({ date: "2026-11-21", window: "13-18" })
  })

  it("is too late for it at exactly 16:00:00.000, and says what closed, when, and what is next", async () => {
    await product.setNow(saturdayNoonUtc)
    const { status, body } = await place(today)
    expect(status).toBe(409)
    expect(body.errors[0]).toMatchObject({
      errorMessage: "The Cut off for current day bookings has passed, please reselect the pickup date",
      code: "slot-cutoff-passed",
      data: {
        bktyp: "Same Day",
        date: "2026-11-21",
        window: "13-18",
        closedAt: "2026-11-21T12:00:00.000Z",
        pkdt: "2026-11-22",
        next: { date: "2026-11-22", window: "11-14" },
      },
    })
    expect(body.errors[0].errorDetails).toBe("The next time you can book is 11AM to 2PM on 22nd Nov 2026.")
  })

  it("is no cut-off for current day bookings while today has a later window: what closed is said, and that window", async () => {
    await product.setNow(Date.parse("2026-11-21T10:30:00+04:00"))
    const morning = { ...today, selectedPickupTime: { value: "11-14" } }
    for (const [language, message, details] of [
      [
        "en",
        "This pick-up time can no longer be booked, please reselect the pickup date",
        "The next time you can book is 1PM to 6PM on 21st Nov 2026.",
      ],
      ["ar", errorsInArabic.slotClosed, expect.anything()],
    ] as const) {
      const { status, body } = await place(morning, { "accept-language": language })
      expect([status, body.errors[0].errorMessage, body.errors[0].errorDetails]).toEqual([409, message, details])
      expect(body.errors[0]).toMatchObject({
        code: "slot-closed",
        data: { date: "2026-11-21", today: "2026-11-21", next: { date: "2026-11-21", window: "13-18" } },
      })
    }
  })

  it("agrees with the listing to the millisecond", async () => {
    const listing = async () => {
      const body = { dom: "AE", src: "Dubai", dest: "Sharjah" }
      const answer = await product.call("POST", "/v1.0/slots/retrieve_all", { body })
      return answer.body.data.find((item: { bktyp: string }) => item.bktyp === "Same Day").pkdt
    }
    await product.setNow(saturdayNoonUtc - 1)
    expect(await listing()).toBe("2026-11-21")
    await product.setNow(saturdayNoonUtc)
    expect(await listing()).toBe("2026-11-22")
  })
})

describe("the key of a listed window", () => {
  it("books its own day alone: that of another day, booking type or market is refused", async () => {
    await product.setNow(Date.parse("2026-11-21T07:00:00+04:00"))
    const order = { ...plainBooking, bktyp: "Same Day", pickupDate: "2026-11-24" }
    for (const value of ["AE/sameDay/2026-11-25/13-18", "AE/nextDay/2026-11-24/13-18", "QA/sameDay/2026-11-24/13-18"]) {
      const { status, body } = await place({ ...order, selectedPickupTime: { value } })
      expect([value, status, body.errors?.[0]]).toMatchObject([value, 422, { field: "selectedPickupTime.value" }])
    }
    const { status, body } = await place({ ...order, selectedPickupTime: { value: "AE/sameDay/2026-11-24/13-18" } })
    expect(status).toBe(200)
    const { bkref, accessToken } = body.data
    const change = (wish: object, to = "change") =>
      product.call("POST", `/v1.0/bookings/${bkref}/${to}`, { headers: { "mersal-access": accessToken }, body: wish })
    const key = (value: string) => ({ selectedPickupTime: { value } })
    for (const wish of [
      key("AE/sameDay/2026-11-25/13-18"),
      key("AE/nextDay/2026-11-24/13-18"),
      { ...key("AE/sameDay/2026-11-24/11-14"), pickupDate: "2026-11-25" },
    ]) {
      const refused = await change(wish)
      const said = { code: "window-of-another-day", field: "selectedPickupTime.value" }
      expect([wish, refused.status, refused.body.errors]).toMatchObject([wish, 422, [said]])
      const unpaid = await change({ ...wish, method: "card" }, "change/payment")
      expect([wish, unpaid.status, unpaid.body.errors]).toMatchObject([wish, 422, [said]])
    }
    const moved = await change({ ...key("AE/sameDay/2026-11-25/11-14"), pickupDate: "2026-11-25" })
    expect(moved.body.data.bookingData.pickupSlot).toMatchObject({ date: "2026-11-25", window: "11-14" })
    expect((await change(key("AE/sameDay/2026-11-25/11-14"))).body.data.parts).toEqual([])
  })

  it("books its own day alone where it is sent as a label", async () => {
    const order = { ...plainBooking, bktyp: "Same Day", pickupDate: "2026-11-24" }
    const label = { selectedPickupTime: { label: "AE/sameDay/2026-11-25/13-18" } }
    const { body } = await place({ ...order, ...label })
    expect(body.errors).toMatchObject([{ code: "window-of-another-day", field: "selectedPickupTime.label" }])
    const { bkref, accessToken } = (await place({ ...order, selectedPickupTime: { value: "13-18" } })).body.data
    const headers = { "mersal-access": accessToken }
    const change = await product.call("POST", `/v1.0/bookings/${bkref}/change`, { headers, body: label })
    expect(change.body.errors).toMatchObject([{ code: "window-of-another-day" }])
  })

  it("names no delivery window, in an order and in a change", async () => {
    const key = "AE/sameDay/2026-11-24/17-22"
    for (const [name, selectedDeliveryTime] of [
      ["value", { value: key }],
      ["label", { value: "", label: key }],
    ] as const) {
      const said = {
        code: "invalid-field",
        field: `selectedDeliveryTime.${name}`,
        errorDetails: "Such a key names a pick-up window. Name a delivery window by its id, such as 17-22.",
      }
      const order = { ...plainBooking, bktyp: "Same Day", pickupDate: "2026-11-24", selectedDeliveryTime }
      expect((await place(order)).body.errors).toMatchObject([said])
      const change = await product.call("POST", "/v1.0/bookings/AE4K7M2XQ9TB3HV/change", {
        body: { selectedDeliveryTime },
      })
      expect(change.body.errors).toMatchObject([said])
    }
  })

  it("is asked for where a window is sent without a name", async () => {
    for (const nameless of [{}, { value: "" }, { value: " ", label: "" }]) {
      const nothing = { selectedPickupTime: nameless, selectedDeliveryTime: nameless }
      const said = ["selectedPickupTime.value", "selectedDeliveryTime.value"].map((field) => ({
        code: "missing-field",
        field,
        errorDetails: "Name a window by its id, such as 13-18, or leave the field out.",
      }))
      const { body } = await place({ ...plainBooking, ...nothing })
      expect(body.errors).toMatchObject(said)
      const change = await product.call("POST", "/v1.0/bookings/AE4K7M2XQ9TB3HV/change", { body: nothing })
      expect(change.body.errors).toMatchObject(said)
    }
  })

  it("is its label where the value is empty", async () => {
    const { body } = await place({ ...plainBooking, selectedPickupTime: { value: "", label: "11AM to 2PM" } })
    expect(body.data.bookingData.pickupSlot.window).toBe("11-14")
  })
})

describe("a closure", () => {
  const way = { dom: "QA", src: "West Bay", dest: "Al Sadd" }
  const inDoha = {
    ...plainBooking,
    dom: "QA",
    bktyp: "On Demand",
    pickupDate: "2026-07-15",
    selectedPickupTime: { value: "11" },
    pkp: [{ ...plainBooking.pkp[0], lat: 25.3223, lon: 51.5316 }],
    dlv: [{ ...plainBooking.dlv[0], lat: 25.2713, lon: 51.5045 }],
  }

  it("is told with the listing where it acts, without what is the operator's own", async () => {
    await product.setNow(Date.parse("2026-07-14T07:00+03:00"))
    const { body } = await product.call("POST", "/v1.0/slots/retrieve_all", { body: { ...way, vtyp: "Bike" } })
    expect(body.closures).toEqual([
      { id: "qa-motorcycles-in-summer", from: "06-01", to: "09-15", between: ["10:00", "15:30"], tags: ["bike"] },
    ])
    expect(body.book).toEqual({ id: "gulf", version: "1", readings: [] })
  })

  it("refuses the vehicle that it concerns with what is next, and not by the words of a cut-off", async () => {
    const { status, body } = await place(inDoha)
    expect(status).toBe(409)
    expect(body.errors[0]).toMatchObject({
      errorMessage: "No pick-up is offered then, please reselect the pickup date",
      errorDetails: "The next time you can book is 9AM on 15th Jul 2026.",
      code: "slot-closure",
      field: "selectedPickupTime",
      data: { closedAt: null, next: { date: "2026-07-15", window: "9" } },
    })
    expect((await place({ ...inDoha, vtyp: "Car" })).status).toBe(200)
  })
})

describe("one Idempotency-Key", () => {
  beforeAll(() => product.setNow(saturdayNoonUtc))

  it("books once, however often and however parallel it is sent, and every answer is the same", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => place(plainBooking, { "idempotency-key": "fifty at once" })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    const later = await place(plainBooking, { "idempotency-key": "fifty at once" })
    expect(later.text).toBe(answers[0]?.text)
  })

  it("is refused for another order", async () => {
    await place(plainBooking, { "idempotency-key": "first" })
    const { status, body } = await place({ ...plainBooking, bktyp: "Next Day" }, { "idempotency-key": "first" })
    expect([status, body.errors[0].code]).toEqual([422, "idempotency-mismatch"])
  })

  it("is not used up by a refusal", async () => {
    const key = { "idempotency-key": "refused first" }
    expect((await place({ ...plainBooking, paytyp: "debit card" }, key)).status).toBe(422)
    expect((await place(plainBooking, key)).status).toBe(200)
  })

  it("comes from the lead where a guest sends none, so that pressing twice books once", async () => {
    const lead = await product.call("POST", "/v1.0/ctc/lead/create", { body: everyFieldLead })
    const cookie = lead.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    const booking = { ...plainBooking, leadId: lead.body.data.id }
    const [first, second] = await Promise.all([place(booking, { cookie }), place(booking, { cookie })])
    expect(first.body.data.bkref).toMatch(/^AE/)
    expect(second.text).toBe(first.text)
    const stranger = await place(booking)
    expect(stranger.body.data.bkref).not.toBe(first.body.data.bkref)
  })

  it("does not depend on the lead: an order with an unknown lead is booked, and makes no lead", async () => {
    const leadId = "f".repeat(32)
    const { status, body } = await place({ ...plainBooking, leadId })
    expect(status).toBe(200)
    const headers = { "mersal-access": body.data.accessToken }
    const completed = await product.call("POST", "/v1.0/order/ctc_complete_order", {
      body: { bkrefid: body.data.bkref, leadId },
      headers,
    })
    expect([completed.status, completed.body.data.bkrefid]).toEqual([200, body.data.bkref])
  })

  it("that comes from the lead is no key of a booking that was cancelled: the same again is another, once", async () => {
    const lead = await product.call("POST", "/v1.0/ctc/lead/create", { body: everyFieldLead })
    const cookie = lead.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    const booking = { ...plainBooking, leadId: lead.body.data.id }
    const [first, sent] = [await place(booking, { cookie }), await place(booking, { cookie, "idempotency-key": "own" })]
    for (const { bkref } of [first.body.data, sent.body.data]) {
      const cancelled = await product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { headers: { cookie }, body: {} })
      expect(cancelled.status).toBe(200)
    }
    const [again, pressedTwice] = await Promise.all([place(booking, { cookie }), place(booking, { cookie })])
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, null])
    expect(again.body.data.bkref).not.toBe(first.body.data.bkref)
    expect(pressedTwice.text).toBe(again.text)
    const underOwn = await place(booking, { cookie, "idempotency-key": "own" })
    expect(underOwn.text).toBe(sent.text)
  })
})

describe("the price", () => {
  const quotes = (): Promise<{ body: { data: { bktyp: string; quoteId: string; totalPrice: number }[] } }> =>
    product.call("GET", "/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851")

  it("that was quoted is the price that is booked", async () => {
    await product.setNow(saturdayNoonUtc)
    const quote = (await quotes()).body.data.find((each) => each.bktyp === "Same Day")
    const { body } = await place({ ...plainBooking, quoteId: quote?.quoteId, tamt: quote?.totalPrice })
    expect(body.data.prc).toBe(quote?.totalPrice)
  })

  it("is ours: an amount from outside is compared, and a difference answers with the fresh quote", async () => {
    const { status, body } = await place({ ...plainBooking, tamt: 0.01 })
    expect(status).toBe(409)
    const [error] = body.errors
    expect(error).toMatchObject({ code: "price-changed", field: "tamt", data: { tamt: 0.01 } })
    expect(error.data.quote.totalPrice).toBeGreaterThan(1)
    expect(error.errorDetails).toContain(`AED ${error.data.quote.totalPrice.toFixed(2)}`)
    const { quoteId, totalPrice } = error.data.quote
    expect((await place({ ...plainBooking, quoteId, tamt: totalPrice })).status).toBe(200)
    const [junk] = (await place({ ...plainBooking, quoteId: "junk" })).body.errors
    expect(junk).toMatchObject({ code: "price-changed", field: "quoteId", errorMessage: "This quote is not in force." })
    expect((await place({ ...plainBooking, quoteId: "junk", tamt: totalPrice })).status).toBe(200)
  })
})
