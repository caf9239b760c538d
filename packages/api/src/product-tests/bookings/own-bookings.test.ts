import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

interface Placed {
  readonly bkref: string
  readonly accessToken: string
  readonly cookie: string
}

async function place(booking: object = plainBooking, headers: Record<string, string> = {}): Promise<Placed> {
  const answer = await product.call("POST", "/v1.0/order/createOrder", { body: booking, headers })
  expect(answer.body).toMatchObject({ success: true })
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? headers.cookie ?? ""
  return { ...answer.body.data, cookie }
}

const readings = (reference: string) => [
  `/v1.0/task/taskdetails?bookingId=${reference}`,
  `/v1.0/task/booking_details?booking_id=${reference}`,
  `/v1.0/order/booking?merchantExtra1=${reference}`,
]

/** Every call that reaches one booking: method, path and body. */
const reaching = (reference: string): readonly (readonly [string, string, object?])[] => [
  ...readings(reference).map((path) => ["GET", path] as const),
  ["GET", `/v1.0/bookings/${reference}/receipt`],
  ["GET", `/v1.0/bookings/${reference}/cancellation`],
  ["POST", `/v1.0/bookings/${reference}/cancel`, {}],
  ["POST", `/v1.0/bookings/${reference}/change`, { pickupDate: "2026-11-23" }],
  ["POST", "/v1.0/order/ctc_complete_order", { bkrefid: reference }],
  ["POST", "/v1.0/order/card_payment_confirmation", { bkrefid: reference, paystat: "paid" }],
]

describe("a booking of one's own", () => {
  it("is read by all three names of its reference alike, by cookie and by the token of its link", async () => {
    const { bkref, cookie, accessToken } = await place()
    for (const headers of [{ cookie }, { "mersal-access": accessToken }] as Record<string, string>[]) {
      const answers = await Promise.all(readings(bkref).map((path) => product.call("GET", path, { headers })))
      for (const { status, body } of answers) {
        expect(status).toBe(200)
        expect(body.data).toMatchObject({
          BookingId: bkref,
          bkrefid: bkref,
          state: "confirmed",
          paid: { amount: 0, cur: "AED" },
          bookingData: { usr: { name: "Aisha Rahman" }, prmcde: null },
        })
        expect(body.data).toEqual(answers[0]?.body.data)
      }
    }
  })

  it("answers somebody else exactly as a booking that there is not, whatever he calls, and stays as it was", async () => {
    const { bkref, cookie, accessToken } = await place()
    const stranger = await place()
    const unknown = "AE0000000000011"
    const { body: before } = await product.call("GET", readings(bkref)[0] ?? "", { headers: { cookie } })
    for (const headers of [{}, { cookie: stranger.cookie }, { "mersal-access": stranger.accessToken }] as Record<
      string,
      string
    >[]) {
      const others = reaching(bkref)
      const nobodys = reaching(unknown)
      for (const [index, [method, path, body]] of others.entries()) {
        const other = await product.call(method, path, { headers, ...(body && { body }) })
        const [, nobodysPath = "", nobodysBody] = nobodys[index] ?? []
        const none = await product.call(method, nobodysPath, { headers, ...(nobodysBody && { body: nobodysBody }) })
        const said = (answer: typeof other) => [answer.status, { ...answer.body.errors?.[0], requestId: "" }]
        expect([path, ...said(other)]).toEqual([path, ...said(none)])
        expect([path, other.status]).toEqual([path, 404])
      }
    }
    const { body: after } = await product.call("GET", readings(bkref)[0] ?? "", {
      headers: { "mersal-access": accessToken },
    })
    expect(after.data).toEqual(before.data)
  })

  it("is listed by pages, with and without a body", async () => {
    const { cookie, bkref } = await place()
    const second = await place(plainBooking, { cookie })
    const list = (query: string, body?: object) =>
      product.call("POST", `/v1.0/task/bookinglist?channel=C2C${query}`, { headers: { cookie }, ...(body && { body }) })
    const whole = await list("")
    expect(whole.body).toMatchObject({ success: true, next: null })
    const references = whole.body.data.map(({ BookingId }: { BookingId: string }) => BookingId)
    expect(references.sort()).toEqual([bkref, second.bkref].sort())
    const one = await list("&limit=1", {})
    const rest = await list(`&limit=1&cursor=${one.body.next}`, {})
    expect([one.body.data.length, rest.body.data.length, rest.body.next]).toEqual([1, 1, null])
    expect(one.body.data[0].BookingId).not.toBe(rest.body.data[0].BookingId)
    const company = `/v1.0/task/bookinglist?channel=B2B&cursor=${one.body.next}`
    const refused = await product.call("POST", company, { headers: { cookie } })
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: "invalid-field", field: "cursor" }]])
    expect((await list("&state=delivered,cancelled")).body.data).toEqual([])
    expect((await list("&from=2026-11-23")).body.data).toEqual([])
  })

  it("names what is missing of a place that a change names, and the states that there are", async () => {
    const { bkref, cookie } = await place()
    const change = (stop: object) =>
      product.call("POST", `/v1.0/bookings/${bkref}/change`, {
        headers: { cookie },
        body: { preview: true, dlv: [stop] },
      })
    const missingOf = async (stop: object) =>
      (await change(stop)).body.errors.map(({ code, field }: Record<string, string>) => `${code} ${field}`)
    expect(await missingOf({ add: "Deira" })).toEqual(["missing-field dlv.0.lat", "missing-field dlv.0.lon"])
    expect(await missingOf({ lat: 25.2, lon: 55.3 })).toEqual(["missing-field dlv.0.add"])
    const { body } = await product.call("POST", "/v1.0/task/bookinglist?state=Delivered")
    expect(body.errors).toMatchObject([{ code: "invalid-field", field: "state" }])
    expect(body.errors[0].errorDetails).toContain('"delivered", ')
  })

  it("refuses more of a list than a page has with how many that is", async () => {
    for (const [limit, code, details] of [
      ["0", "invalid-field", "At least 1."],
      ["101", "invalid-field", "At most 100."],
      ["-1", "invalid-field", "At least 1."],
      ["2.5", "invalid-field", "A whole number belongs here."],
      ["99999999999999999999", "invalid-field", "At most 100."],
      ["1e2", "not-a-number", "Write it in plain digits, such as 20."],
    ]) {
      const { body } = await product.call("POST", `/v1.0/task/bookinglist?limit=${limit}`)
      expect([limit, body.errors]).toMatchObject([limit, [{ code, field: "limit", errorDetails: details }]])
    }
  })

  it("refuses a list that is asked for wrongly, by the field", async () => {
    for (const [query, field] of [
      ["cursor=1.AE1", "cursor"],
      ["cursor=%27%20or%201=1", "cursor"],
      ["state=lost", "state"],
      ["from=tomorrow", "from"],
      ["account=2", "account"],
    ]) {
      const { status, body } = await product.call("POST", `/v1.0/task/bookinglist?${query}`)
      expect([query, status, body.errors[0].field]).toEqual([query, 422, field])
    }
  })

  it("has a receipt whose lines add up", async () => {
    const { bkref, cookie } = await place()
    const { body } = await product.call("GET", `/v1.0/bookings/${bkref}/receipt`, { headers: { cookie } })
    const { baseFare, dis, vatPrc, tamt, due, kind } = body.data
    expect(kind).toBe("statement")
    expect(Math.round((baseFare - dis + vatPrc) * 100)).toBe(Math.round(tamt * 100))
    expect(due).toBe(tamt)
  })

  it("is not paid because a browser says so, and no card's number is taken with that (D28, D29)", async () => {
    const { bkref, cookie } = await place()
    const confirm = (body: object) =>
      product.call("POST", "/v1.0/order/card_payment_confirmation", {
        headers: { cookie },
        body: { bkrefid: bkref, ...body },
      })
    const record = {
      paytyp: "card",
      crdno: "************1111",
      trncno: "149295435400084008",
      crdntw: "VISA",
      crdtyp: "credit",
      paytim: "2026-11-21 16:00:00",
      ptyp: "card",
      paystat: "paid",
    }
    const { status, body } = await confirm(record)
    expect([status, body.data.state, body.data.paid.amount]).toEqual([200, "confirmed", 0])
    for (const crdno of ["4111111111111111", "4111 1111 1111 1111", "41111111****1111", "11111"])
      expect((await confirm({ crdno })).body.errors[0]).toMatchObject({ field: "crdno" })
    expect((await confirm({ cvv2: "123" })).status).toBe(422)
  })

  it("is cancelled at the fee that was shown, and not twice", async () => {
    const { bkref, cookie } = await place()
    const headers = { cookie }
    const offered = await product.call("GET", `/v1.0/bookings/${bkref}/cancellation`, { headers })
    expect(offered.body.data).toMatchObject({
      isCancellable: true,
      cancellation: { phase: "free", fee: { amount: 0, cur: "AED" } },
      policy: { free: "nothing", late: "minimum-fare", collected: "everything" },
    })
    const cancel = (body?: object) =>
      product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { headers, ...(body && { body }) })
    for (const amount of [0.001, -1]) {
      const { status, body } = await cancel({ fee: { amount, cur: "AED" } })
      expect([status, body.errors[0].field]).toEqual([422, "fee.amount"])
    }
    const dear = await cancel({ fee: { amount: 5, cur: "AED" } })
    expect([dear.status, dear.body.errors[0].code]).toEqual([409, "cancellation-costs-otherwise"])
    const done = await cancel({ fee: offered.body.data.cancellation.fee })
    expect([done.status, done.body.data.state]).toEqual([200, "cancelled"])
    const again = await cancel()
    expect([again.status, again.body.errors[0].code]).toEqual([409, "not-cancellable"])
  })

  it("is changed field by field, and what is no field of a change is named", async () => {
    const { bkref, cookie } = await place()
    const change = (body: object) =>
      product.call("POST", `/v1.0/bookings/${bkref}/change`, { headers: { cookie }, body })
    const changed = await change({
      dlv: [{ addtl: "Villa 9", ph: "0507654321" }],
      selectedPickupTime: { value: "11-14" },
    })
    expect(changed.body.data).toMatchObject({
      parts: ["drop-off-details", "time"],
      difference: { amount: 0, cur: "AED" },
      bookingData: {
        dlv: [{ addtl: "Villa 9", ph: "+971507654321", name: "Omar Khalid" }],
        pickupSlot: { window: "11-14" },
      },
    })
    for (const [body, field] of [
      [{ vtyp: "Van" }, "vtyp"],
      [{ dlv: [{ phone: "1" }] }, "dlv.0.phone"],
      [{ dlv: [{ add: "Deira" }] }, "dlv.0.lat"],
      [{ dlv: [] }, "dlv"],
      [{ tamt: "28" }, "tamt"],
    ] as const) {
      const { status, body: said } = await change(body)
      expect([field, status, said.errors[0].field]).toEqual([field, 422, field])
    }
  })
})

describe("an Idempotency-Key", () => {
  it("repeats the answer for the same caller and says so, also for a browser that had no cookie yet", async () => {
    const key = { "idempotency-key": "lost-answer" }
    const call = (headers: Record<string, string>) =>
      product.call("POST", "/v1.0/order/createOrder", { body: plainBooking, headers: { ...key, ...headers } })
    const one = await call({})
    expect(one.headers.get("idempotent-replayed")).toBeNull()
    const cookie = one.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const again = await call(headers)
      expect([again.headers.get("idempotent-replayed"), again.text]).toEqual(["true", one.text])
    }
    const other = await place(plainBooking)
    const others = await call({ cookie: other.cookie })
    expect(others.headers.get("idempotent-replayed")).toBe("true")
    const changed = await product.call("POST", "/v1.0/order/createOrder", {
      body: { ...plainBooking, vtyp: "Van" },
      headers: key,
    })
    expect([changed.status, changed.body.errors[0].code]).toEqual([422, "idempotency-mismatch"])
  })

  it("cancels once, and answers the second call like the first", async () => {
    const { bkref, cookie } = await place()
    const headers = { cookie, "idempotency-key": "cancel-it" }
    const [one, two] = await Promise.all([
      product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { headers }),
      product.call("POST", `/v1.0/bookings/${bkref}/cancel`, { headers }),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(two.text).toBe(one.text)
    expect([one, two].map((answer) => answer.headers.get("idempotent-replayed")).sort()).toEqual(["true", null].sort())
  })
})

describe("the global search", () => {
  const search = (body: object, headers: Record<string, string> = {}) =>
    product.call("POST", "/v1.0/order/tracking/global", { body, headers })

  it("shows a guest what the reference shows, for the reference and four digits of a phone", async () => {
    const { bkref } = await place()
    const { body } = await search({ field: "reference", value: bkref, last4: "4567" })
    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({ bkref, booking: null })
  })

  it("says 'Invalid {field}, please enter the correct {field}' of everything else, in both languages", async () => {
    const { bkref } = await place()
    for (const [body, field] of [
      [{ field: "reference", value: bkref, last4: "0000" }, "booking reference"],
      [{ field: "reference", value: bkref }, "booking reference"],
      [{ field: "phone", value: "+971501234567", last4: "4567" }, "phone number"],
      [{ field: "email", value: "aisha@example.com" }, "email address"],
    ] as const) {
      const { status, body: said } = await search(body)
      expect(status).toBe(404)
      expect(said.errors[0]).toMatchObject({
        code: "search-failed",
        errorMessage: `Invalid ${field}, please enter the correct ${field}`,
      })
    }
    const arabic = await search({ field: "phone", value: "1" }, { "accept-language": "ar" })
    expect(arabic.body.errors[0].errorMessage).toMatch(/[\u0600-\u06ff]/)
  })
})
