import { endpointTable } from "@mersal/adapters-http/contract/endpoint-table"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { everyFieldBooking, everyFieldLead, plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const marina = { lat: 25.0805, lon: 55.1403 }
const way = { chnl: "C2C", dom: "AE", src: "Dubai Marina", dest: "Al Majaz" }

/** The promo price call's item, with every name that section 7 lists. */
const coupon = {
  code: "WELCOME10",
  dm: "AE",
  pr: null,
  tid: "any",
  phn: "+971501234567",
  src: "Dubai Marina",
  dest: "25.3255,55.3851",
  bktyp: "Next Day",
}

/** The calls of section 7 that this version serves, as the specification prints them, and a field of each answer. */
const calls: readonly (readonly [string, unknown, (data: never) => unknown])[] = [
  ["POST /slots/retrieve_all", way, (data: { bktyp: string }[]) => data[0]?.bktyp],
  [
    "POST /slots/retrieve_all",
    { ...way, src: marina, dest: "25.3255,55.3851" },
    (data: { pkdt: string }[]) => data[0]?.pkdt,
  ],
  ["GET /polygon/details?domain=AE", undefined, (data: unknown[]) => data[0]],
  ["GET /polygon/details?domain=QA", undefined, (data: unknown[]) => data[0]],
  [
    "GET /ctc/price/retrieve?domain=AE&source=Dubai%20Marina&destination=Al%20Majaz",
    undefined,
    (data: { totalPrice: number }[]) => data[0]?.totalPrice,
  ],
  [
    "GET /ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=%D8%A7%D9%84%D9%85%D8%AC%D8%A7%D8%B2&vtyp=Van&weight=20",
    undefined,
    (data: { quoteId: string }[]) => data[0]?.quoteId,
  ],
  ["GET /promocode/retrieve?type=C2C", undefined, (data: { discountType: string }[]) => data[0]?.discountType],
  ["GET /promocode/retrieve?type=Same%20Day&domain=QA", undefined, (data: { code: string }[]) => data[0]?.code],
  ["POST /promocode/price", [coupon], (data: { price: number }[]) => data[0]?.price],
  ["POST /promocode/mobile/validate_apply", coupon, (data: { quote: { quoteId: string } }) => data.quote.quoteId],
  ["GET /taxes/retrieve?type=vat&domain=AE", undefined, (data: { prcntgVat: number }[]) => data[0]?.prcntgVat],
  ["GET /config/retrieve?domain=QA", undefined, (data: { key: string }[]) => data[0]?.key],
  ["GET /banners/details?channel=c2c", undefined, (data: { title: { ar: string } }[]) => data[0]?.title.ar],
  ["POST /distance", plainBooking, (data: { dstnc: number }) => data.dstnc],
  ["POST /distance", everyFieldBooking, (data: { dstnc: number }) => data.dstnc],
  ["POST /ctc/lead/create", everyFieldLead, (data: { id: string }) => data.id],
  ["POST /order/createOrder", plainBooking, (data: { bkref: string }) => data.bkref],
  ["POST /order/createOrder", everyFieldBooking, (data: { bookingData: { tamt: number } }) => data.bookingData.tamt],
]

/** The same path with a trailing slash, before the question mark. */
const slashed = (path: string): string => path.replace(/^([^?]*)/, "$1/")

describe("the calls of section 7", () => {
  for (const [call, body, field] of calls) {
    const [method = "", path = ""] = call.split(" ")
    for (const printed of [path, slashed(path)]) {
      const name = `${method} /v1.0${decodeURIComponent(printed)}${body === everyFieldBooking ? " with every field of section 3" : ""}`
      it(`answer: ${name}`, async () => {
        const answer = await product.call(method, `/v1.0${printed}`, { body })
        expect(answer.body).toMatchObject({ success: true })
        expect(answer.status).toBe(200)
        expect(field(answer.body.data as never)).toBeTruthy()
      })
    }
  }

  it("answer GET /order/tracking as the specification reads it, with and without its track option", async () => {
    const placed = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const { bkref } = placed.body.data
    for (const path of [
      `/v1.0/order/tracking?bookingId=${bkref}`,
      `/v1.0/order/tracking/?bookingId=${bkref}`,
      `/v1.0/order/tracking?bookingId=${bkref}&track=true&trktyp=BookingId`,
    ]) {
      const { status, body } = await product.call("GET", path)
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, data: { bkref, bktyp: "Same Day", atmpt: 1 } })
      expect(body.data.trkdtls.map((group: { type: string }) => group.type)).toEqual(["Pickup", "Delivery"])
    }
  })

  it("answer those that read a booking to whoever booked it, as the specification prints them", async () => {
    const placed = await product.call("POST", "/v1.0/order/createOrder", { body: everyFieldBooking })
    const { bkref, accessToken } = placed.body.data
    const cookie = placed.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    for (const [method, path, body] of [
      ["GET", `/task/taskdetails?bookingId=${bkref}`],
      ["GET", `/task/booking_details?booking_id=${bkref}`],
      ["POST", "/task/bookinglist?channel=C2C"],
      ["POST", "/order/ctc_complete_order", { bkrefid: bkref, leadId: everyFieldBooking.leadId }],
      ["POST", "/order/tracking/global", { field: "reference", value: bkref, last4: "3456" }],
    ] as const) {
      for (const printed of [path, slashed(path)]) {
        const answer = await product.call(method, `/v1.0${printed}`, { headers: { cookie }, ...(body && { body }) })
        const [data] = [answer.body.data].flat()
        expect([printed, answer.status, data.BookingId ?? data.bkref]).toEqual([printed, 200, bkref])
      }
    }
    expect(accessToken).toMatch(/^[0-9a-f]{32}$/)
  })

  it("are all of the contract: each endpoint of it is mounted, with and without a slash", async () => {
    for (const { endpoint } of Object.values(endpointTable)) {
      const { path } = endpoint
      for (const mounted of [path, `${path}/`]) {
        // No call has this method, so a mounted path refuses it.
        const { status } = await product.call("PATCH", mounted)
        expect([mounted, status]).toEqual([mounted, 405])
      }
    }
  })

  it("give a booking one public reference under every name that section 3 has for it (D33)", async () => {
    const { body } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const { bkref, bkrefid, bkngid, trackid, bookingData } = body.data
    expect(bkref).toMatch(/^AE[0-9A-HJKMNP-TV-Z]{13}$/)
    for (const name of [bkrefid, bkngid, trackid, bookingData.bkref]) expect(name).toBe(bkref)
  })

  it("answer a booking with what section 3 reads of it after a return: price, currency and e-mail", async () => {
    const { body } = await product.call("POST", "/v1.0/order/createOrder", { body: plainBooking })
    const { prc, cur, email, bookingData } = body.data
    expect(prc).toBeGreaterThan(0)
    expect({ prc, cur, email }).toEqual({ prc: bookingData.tamt, cur: "AED", email: plainBooking.usr.email })
  })

  it("carry the server's now and a request id, and are never stored by anyone", async () => {
    const { headers } = await product.call("POST", "/v1.0/slots/retrieve_all", { body: way })
    expect(headers.get("mersal-now")).toBe("2026-11-21T12:00:00.000Z")
    expect(headers.get("request-id")).toMatch(/^req_[0-9a-f]{32}$/)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
  })

  it("find an address by the beginning of its name in either script (D20)", async () => {
    for (const text of ["Dubai Mar", "دبي مار"]) {
      const { body } = await product.call("GET", `/v1.0/places/search?domain=AE&text=${encodeURIComponent(text)}`)
      expect(body.data.map((place: { name: { en: string } }) => place.name.en)).toContain("Dubai Marina")
    }
  })
})
