import { connect } from "node:net"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type CallOptions, type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { signUp } from "../../testing/signed-up.ts"
import { everyFieldBooking, plainBooking } from "../../testing/wire-bookings.ts"

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const order = "/v1.0/order/createOrder"
const slots = "/v1.0/slots/retrieve_all"
const [pickup] = plainBooking.pkp
const [dropOff] = plainBooking.dlv
const booking = (changes: object): CallOptions => ({ body: { ...plainBooking, ...changes } })
const way = (changes: object): CallOptions => ({ body: { dom: "AE", src: "Dubai", dest: "Sharjah", ...changes } })
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`

/** What is wrong, how it is sent, and the answer: status, code and the path of the field. */
const table: readonly (readonly [string, string, CallOptions, number, string, string?])[] = [
  ["a number where a text belongs", `POST ${slots}`, way({ src: 7 }), 422, "invalid-field", "src"],
  [
    "a text where a number belongs",
    `POST ${order}`,
    booking({ pkp: [{ ...pickup, lat: "25" }] }),
    422,
    "invalid-field",
    "pkp.0.lat",
  ],
  ["a list where an object belongs", `POST ${order}`, booking({ usr: [] }), 422, "invalid-field", "usr"],
  ["a text where a list belongs", `POST ${order}`, booking({ pkp: "Dubai" }), 422, "invalid-field", "pkp"],
  [
    "a latitude that no place has",
    `POST ${order}`,
    booking({ dlv: [{ ...dropOff, lat: 91 }] }),
    422,
    "invalid-field",
    "dlv.0.lat",
  ],
  ["a market that is not served", `POST ${slots}`, way({ dom: "US" }), 422, "invalid-field", "dom"],
  [
    "a booking type of no specification",
    `POST ${order}`,
    booking({ bktyp: "Yesterday" }),
    422,
    "invalid-field",
    "bktyp",
  ],
  [
    "a contact that is the user in another word",
    `POST ${order}`,
    booking({ pkpLogin: "Yes" }),
    422,
    "invalid-field",
    "pkpLogin",
  ],
  [
    "a promo that counts in another word",
    `POST ${order}`,
    booking({ prmApl: "false" }),
    422,
    "invalid-field",
    "prmApl",
  ],
  ["a missing field", `POST ${slots}`, { body: { dom: "AE", src: "Dubai" } }, 422, "missing-field", "dest"],
  ["a missing parameter", "GET /v1.0/polygon/details", {}, 422, "missing-field", "domain"],
  [
    "no body at all",
    `POST ${slots}`,
    { text: "", headers: { "content-type": "application/json" } },
    422,
    "missing-field",
    "dom",
  ],
  ["a body that is no object", `POST ${slots}`, { body: [1, 2] }, 422, "invalid-field", ""],
  [
    "a field outside the specification",
    `POST ${order}`,
    booking({ roleName: "admin" }),
    422,
    "unknown-field",
    "roleName",
  ],
  [
    "a field outside it in a stop",
    `POST ${order}`,
    booking({ pkp: [{ ...pickup, price: 1 }] }),
    422,
    "unknown-field",
    "pkp.0.price",
  ],
  ["a parameter outside it", "GET /v1.0/polygon/details?domain=AE&all=1", {}, 422, "unknown-field", "all"],
  ["a parameter given twice", "GET /v1.0/polygon/details?domain=AE&domain=QA", {}, 422, "invalid-field", "domain"],
  ["a place that nobody knows", `POST ${slots}`, way({ src: "Atlantis" }), 422, "unknown-place", "src"],
  [
    "a stop that names no place we know",
    "POST /v1.0/distance",
    { body: { dom: "AE", pkp: [{ add: "Dubai" }], dlv: [{ add: "Atlantis" }] } },
    422,
    "unknown-place",
    "dlv.0.add",
  ],
  [
    "a source that nobody knows",
    "GET /v1.0/ctc/price/retrieve?domain=AE&source=Atlantis&destination=Dubai",
    {},
    422,
    "unknown-place",
    "source",
  ],
  ["a place at sea", `POST ${slots}`, way({ dest: { lat: 25.5, lon: 54.5 } }), 422, "not-served", "dest"],
  [
    "a stop at sea",
    `POST ${order}`,
    booking({ pkp: [{ ...pickup, lat: 25.5, lon: 54.5 }] }),
    422,
    "not-served",
    "pkp.0",
  ],
  [
    "a drop-off at sea",
    `POST ${order}`,
    booking({ dlv: [{ ...dropOff, lat: 25.5, lon: 54.5 }] }),
    422,
    "not-served",
    "dlv.0",
  ],
  [
    "a source at sea",
    "GET /v1.0/ctc/price/retrieve?domain=AE&source=25.5,54.5&destination=Dubai",
    {},
    422,
    "not-served",
    "source",
  ],
  ["a past date", `POST ${order}`, booking({ pickupDate: "2026-11-20" }), 422, "pickup-date-in-past", "pickupDate"],
  [
    "a date that no calendar has",
    `POST ${order}`,
    booking({ pickupDate: "2026-02-30" }),
    422,
    "not-a-date",
    "pickupDate",
  ],
  [
    "an instant where a date belongs",
    `POST ${order}`,
    booking({ pickupDate: "2026-11-22T00:00:00Z" }),
    422,
    "not-a-date",
    "pickupDate",
  ],
  [
    "a closed window",
    `POST ${order}`,
    booking({ pickupDate: "2026-11-21" }),
    409,
    "slot-cutoff-passed",
    "selectedPickupTime",
  ],
  [
    "a closed date",
    `POST ${order}`,
    booking({ pickupDate: "2026-11-21", selectedPickupTime: null }),
    409,
    "slot-cutoff-passed",
    "pickupDate",
  ],
  [
    "a window that never was",
    `POST ${order}`,
    booking({ selectedPickupTime: { value: "03-04" } }),
    409,
    "slot-unknown-window",
    "selectedPickupTime",
  ],
  [
    "a date beyond the horizon",
    `POST ${order}`,
    booking({ pickupDate: "2027-11-21" }),
    409,
    "slot-beyond-horizon",
    "pickupDate",
  ],
  [
    "the last date that a calendar has",
    `POST ${order}`,
    booking({ pickupDate: "9999-12-31" }),
    422,
    "not-a-date",
    "pickupDate",
  ],
  [
    "a date of the first century",
    `POST ${order}`,
    booking({ deliveryDate: "0099-12-31" }),
    422,
    "not-a-date",
    "deliveryDate",
  ],
  [
    "the last date that can be asked about",
    `POST ${order}`,
    booking({ pickupDate: "9899-12-31" }),
    409,
    "slot-beyond-horizon",
    "pickupDate",
  ],
  [
    "a delivery window that never was",
    `POST ${order}`,
    booking({ selectedDeliveryTime: { value: "03-04" } }),
    409,
    "slot-delivery-unknown-window",
    "selectedDeliveryTime",
  ],
  [
    "two windows for one pick-up",
    `POST ${order}`,
    booking({ selectedPickupTime: { value: "13-18", label: "11AM-2PM" } }),
    422,
    "invalid-field",
    "selectedPickupTime",
  ],
  [
    "a field outside the specification in a window",
    `POST ${order}`,
    booking({ selectedPickupTime: { value: "13-18", hour: 13 } }),
    422,
    "unknown-field",
    "selectedPickupTime.hour",
  ],
  [
    "a field outside it in coordinates",
    `POST ${slots}`,
    way({ src: { lat: 25.1, lon: 55.2, alt: 3 } }),
    422,
    "unknown-field",
    "src.alt",
  ],
  ["coordinates of half a place", `POST ${slots}`, way({ src: { lat: 25.1 } }), 422, "missing-field", "src.lon"],
  ["a place name above its length", `POST ${slots}`, way({ src: "x".repeat(201) }), 422, "too-long", "src"],
  [
    "a delivery on a day of its own",
    `POST ${order}`,
    booking({ deliveryDate: "2026-11-29" }),
    409,
    "slot-delivery-wrong-date",
    "deliveryDate",
  ],
  [
    "an address of blanks",
    `POST ${order}`,
    booking({ pkp: [{ ...pickup, add: " " }] }),
    422,
    "missing-field",
    "pkp.0.add",
  ],
  [
    "an address of a picture",
    `POST ${order}`,
    booking({ dlv: [{ ...dropOff, add: "\u{1F3E1}" }] }),
    422,
    "missing-field",
    "dlv.0.add",
  ],
  [
    "a change to an address of blanks",
    "POST /v1.0/bookings/AE4K7M2XQ9TB3HV/change",
    { body: { dlv: [{ add: "", lat: 25.3255, lon: 55.3851 }] } },
    422,
    "missing-field",
    "dlv.0.add",
  ],
  [
    "a lead by the name of a picture",
    "POST /v1.0/leads",
    { body: { kind: "contact", domain: "AE", name: "\u{1F600}", email: "aisha@example.com", message: "Hello" } },
    422,
    "lead-enter-name",
    "name",
  ],
  ["a second stop", `POST ${order}`, booking({ dlv: [dropOff, dropOff] }), 422, "single-stop-only", "dlv"],
  ["thirty stops", `POST ${order}`, booking({ dlv: Array(30).fill(dropOff) }), 422, "single-stop-only", "dlv"],
  ["no stop", `POST ${order}`, booking({ pkp: [] }), 422, "single-stop-only", "pkp"],
  [
    "a text above its length",
    `POST ${order}`,
    booking({ pkp: [{ ...pickup, addtl: "x".repeat(96) }] }),
    422,
    "too-long",
    "pkp.0.addtl",
  ],
  [
    "a parcel of one's own without its sides",
    `POST ${order}`,
    booking({ parcel: { size: "own", weight: 10 } }),
    422,
    "missing-field",
    "parcel.length",
  ],
  [
    "a weight that its size does not have",
    `POST ${order}`,
    booking({ parcel: { size: "small", weight: 70 } }),
    422,
    "invalid-field",
    "parcel.weight",
  ],
  [
    "a parcel that no vehicle carries",
    `POST ${order}`,
    booking({ parcel: { size: "own", weight: 71, length: 30, width: 20, height: 10 } }),
    422,
    "parcel-refused",
    "parcel",
  ],
  [
    "a parcel that another vehicle carries",
    `POST ${order}`,
    booking({ vtyp: "Bike", parcel: { size: "own", weight: 40, length: 30, width: 20, height: 10 } }),
    422,
    "parcel-refused",
    "vtyp",
  ],
  [
    "a weight that no vehicle carries",
    "GET /v1.0/ctc/price/retrieve?domain=AE&source=Dubai&destination=Sharjah&weight=71",
    {},
    422,
    "parcel-refused",
    "weight",
  ],
  [
    "a weight below nothing",
    "GET /v1.0/ctc/price/retrieve?domain=AE&source=Dubai&destination=Sharjah&weight=-1",
    {},
    422,
    "invalid-field",
    "weight",
  ],
  [
    "a weight in words",
    "GET /v1.0/ctc/price/retrieve?domain=AE&source=Dubai&destination=Sharjah&weight=ten",
    {},
    422,
    "not-a-number",
    "weight",
  ],
  ["an amount beyond all money", `POST ${order}`, booking({ tamt: 1e10 }), 422, "invalid-field", "tamt"],
  ["an amount with three decimals", `POST ${order}`, booking({ tamt: 1.005 }), 422, "not-an-amount", "tamt"],
  ["another total than ours", `POST ${order}`, booking({ tamt: 1 }), 409, "price-changed", "tamt"],
  [
    "a debit card in the Emirates, which have none of their own",
    `POST ${order}`,
    booking({ paytyp: "debit card" }),
    422,
    "payment-method-not-offered",
    "paytyp",
  ],
  [
    "an unknown reference",
    "GET /v1.0/order/tracking?bookingId=AE4K7M2XQ9TB3HV",
    {},
    404,
    "booking-not-found",
    "bookingId",
  ],
  [
    "a number where a reference belongs",
    "GET /v1.0/order/tracking?bookingId=17",
    {},
    404,
    "booking-not-found",
    "bookingId",
  ],
  ["broken JSON", `POST ${slots}`, { text: '{"dom": "AE"' }, 400, "malformed-json"],
  ["a bare word", `POST ${slots}`, { text: "true" }, 422, "invalid-field", ""],
  ["nothing, said in JSON", `POST ${order}`, { text: "null" }, 422, "invalid-field", ""],
  ["a word outside JSON", `POST ${slots}`, { text: "yes" }, 400, "malformed-json"],
  ["a clock set to no instant", "POST /dev/clock", { body: { at: "noon" } }, 422, "invalid-clock-move", "at"],
  ["a clock moved backwards", "POST /dev/clock", { body: { advance: -1 } }, 422, "invalid-clock-move", "advance"],
  ["a clock moved to nowhere", "POST /dev/clock", { body: {} }, 422, "invalid-clock-move", ""],
  ["a megabyte", `POST ${slots}`, way({ src: "x".repeat(1_000_000) }), 413, "body-too-large"],
  [
    "a form",
    `POST ${slots}`,
    { text: "dom=AE", headers: { "content-type": "application/x-www-form-urlencoded" } },
    415,
    "json-only",
  ],
  ["a body of no type", `POST ${slots}`, { text: "{}", headers: { "content-type": "" } }, 415, "json-only"],
  [
    "an unknown character set",
    `POST ${slots}`,
    { text: "{}", headers: { "content-type": "application/json; charset=klingon" } },
    415,
    "unsupported-encoding",
  ],
  [
    "an unknown packing",
    `POST ${slots}`,
    { text: "{}", headers: { "content-encoding": "zstandard" } },
    415,
    "unsupported-encoding",
  ],
  [
    "a packing that it is not in",
    `POST ${slots}`,
    { text: "{}", headers: { "content-encoding": "gzip" } },
    400,
    "malformed-json",
  ],
  [
    "a name that reaches for a prototype",
    `POST ${slots}`,
    { text: '{"dom":"AE","src":{"__proto__":{"lat":1}},"dest":"Dubai"}' },
    422,
    "refused-field",
    "src.__proto__",
  ],
  [
    "a name that reaches for a constructor",
    `POST ${order}`,
    booking({ dimWeights: [{ constructor: 1 }] }),
    422,
    "refused-field",
    "dimWeights.0.constructor",
  ],
  [
    "a field that comes twice",
    `POST ${slots}`,
    { text: '{"dom":"AE","src":"Dubai","dest":"Sharjah","dest":"Ajman"}' },
    422,
    "repeated-field",
    "dest",
  ],
  [
    "a field of a stop that comes twice, once of them escaped",
    `POST ${order}`,
    { text: JSON.stringify(plainBooking).replace('"add":"Al Majaz', '"a\\u0064d":"Deira","add":"Al Majaz') },
    422,
    "repeated-field",
    "dlv.0.add",
  ],
  [
    "JSON of another encoding",
    `POST ${slots}`,
    { text: "{}", headers: { "content-type": "application/json; charset=utf-16" } },
    415,
    "unsupported-encoding",
  ],
  ["a body nested out of sight", `POST ${slots}`, { text: nested(10_000) }, 422, "nested-too-deeply"],
  [
    "an idempotency key beyond 255 characters",
    `POST ${order}`,
    { ...booking({}), headers: { "idempotency-key": "k".repeat(256) } },
    400,
    "invalid-idempotency-key",
    "Idempotency-Key",
  ],
  ["another method", `GET ${order}`, {}, 405, "method-not-allowed"],
  ["a method that nothing has", "DELETE /v1.0/polygon/details?domain=AE", {}, 405, "method-not-allowed"],
  ["an unknown path", "POST /v1.0/order/steal", { body: {} }, 404, "unknown-call"],
  ["a method that no page has", "PUT /go/book", { body: {} }, 404, "unknown-call"],
  ["a malformed address", "GET /v1.0/%E0%A4%A", {}, 404, "unknown-call"],
  [
    "a page of another site",
    `POST ${order}`,
    { ...booking({}), headers: { "sec-fetch-site": "cross-site" } },
    403,
    "cross-site",
  ],
  ["another origin", `POST ${order}`, { ...booking({}), headers: { origin: "https://evil.test" } }, 403, "cross-site"],
  ["an origin that hides itself", `POST ${order}`, { ...booking({}), headers: { origin: "null" } }, 403, "cross-site"],
]

describe("a request at fault", () => {
  for (const [name, call, options, status, code, field] of table) {
    it(`is answered with ${status} ${code}: ${name}`, async () => {
      const [method = "", path = ""] = call.split(" ")
      const answer = await product.call(method, path, options)
      expect({ status: answer.status, success: answer.body.success }).toEqual({ status, success: false })
      const [error] = answer.body.errors
      expect(error.code).toBe(code)
      if (field !== undefined) expect(error.field).toBe(field)
      expect(error.errorMessage).not.toBe("")
      expect(error.requestId).toBe(answer.headers.get("request-id"))
      expect(answer.headers.get("mersal-now")).not.toBeNull()
      expect(answer.text).not.toMatch(/node_modules|\.ts:|\bat \w+ \(|SqliteError/)
    })
  }

  it("names the words that it could have said", async () => {
    const { body } = await product.call("POST", order, booking({ bktyp: "Yesterday", paytyp: "cash" }))
    expect(body.errors.map(({ errorDetails }: Record<string, string>) => errorDetails)).toEqual([
      '"On Demand", "Same Day", "Next Day"',
      '"collect at pickup", "collect at delivery", "card", "debit card", "on account"',
    ])
  })

  it("says what a value may be, and where it belongs", async () => {
    const wrong = { ...plainBooking, tamt: "5", comnts: "x".repeat(196), dlv: [{ ...dropOff, lat: 91 }] }
    const { body } = await product.call("POST", order, { body: wrong })
    expect(body.errors.map(({ field, errorDetails }: Record<string, string>) => [field, errorDetails])).toEqual([
      ["dlv.0.lat", "At most 90."],
      ["tamt", "A JSON number belongs here."],
      ["comnts", "At most 195 characters."],
    ])
    const parcel = { domain: "AE", to: "IN", weight: 0, name: "Aisha", email: "aisha@example.com" }
    const weightless = await product.call("POST", "/v1.0/international/quote", { body: parcel })
    expect(weightless.body.errors).toMatchObject([{ field: "weight", errorDetails: "More than 0." }])
    const measures = "weight=-1&length=0&width=1e2&height=99999999999999999999"
    const way = "domain=AE&source=Dubai&destination=Sharjah"
    const priced = await product.call("GET", `/v1.0/ctc/price/retrieve?${way}&${measures}`)
    const said = ({ code, field, errorDetails }: Record<string, string>) => [code, field, errorDetails]
    expect(priced.body.errors.map(said)).toEqual([
      ["invalid-field", "weight", "At least 0."],
      ["not-a-number", "width", "Write it in plain digits, such as 20."],
      ["invalid-field", "height", "At most 1000."],
    ])
    const weighed = await product.call("GET", `/v1.0/ctc/price/retrieve?${way}&size=small&weight=0&length=90`)
    expect(weighed.body.errors.map(said)).toEqual([
      ["invalid-field", "weight", "More than 0."],
      [
        "invalid-field",
        "length",
        "It is more than the named size has. Choose a larger size, or send `own` with all measures.",
      ],
    ])
    const places = await product.call("POST", slots, { body: { dom: "AE", src: 7, dest: "Dubai" } })
    expect(places.body.errors.map(said)).toEqual([["invalid-field", "src", "A JSON string / object belongs here."]])
    const nowhere = await product.call("GET", "/v1.0/ctc/price/retrieve?domain=AE&source=&destination=Dubai")
    expect(nowhere.body.errors.map(said)).toEqual([["invalid-field", "source", "At least 1 character."]])
    const twice = booking({ selectedPickupTime: { value: "13-18", label: "11AM-2PM" } })
    expect((await product.call("POST", order, twice)).body.errors.map(said)).toEqual([
      ["invalid-field", "selectedPickupTime", "Its value and its label name different windows. Send one of them."],
    ])
    const list = await product.call("POST", "/v1.0/task/bookinglist", { body: { limit: 2, tamt: 3 } })
    expect(list.body.errors.map(({ errorDetails }: Record<string, string>) => errorDetails)).toEqual([
      "It is a parameter of this call: send it in the address, after the question mark.",
      "",
    ])
  })

  it("says that a code that is sent as a number is a text, because a number has no zeros before it", async () => {
    const challenge = { challengeId: "c".repeat(32), code: 123_456 }
    const said = {
      en: 'Send it as a text, such as "0123": a number would lose the zeros before it.',
      ar: 'أرسله نصًّا، مثل "0123": فالعدد يفقد أصفاره الأولى.',
    }
    for (const [path, body] of [
      ["/v1.0/auth/number", { ...challenge, purpose: "login" }],
      ["/v1.0/auth/forgot", challenge],
      ["/v1.0/auth/second-factor", challenge],
    ] as const)
      for (const language of ["en", "ar"] as const) {
        const headers = { "accept-language": language }
        const { body: answer } = await product.call("POST", path, { body, headers })
        expect([path, answer.errors]).toMatchObject([
          path,
          [{ code: "invalid-field", field: "code", errorDetails: said[language] }],
        ])
      }
  })

  it("says what to do where no call was reached", async () => {
    const detailsOf = async (...call: Parameters<RunningProduct["call"]>) =>
      (await product.call(...call)).body.errors[0].errorDetails
    expect(await detailsOf("GET", "/v1.0/nope")).toBe("Every call is shown at /docs/api.")
    expect(await detailsOf("POST", order, { text: " ".repeat(102_401) })).toBe("It has at most 102400 bytes.")
    expect(await detailsOf("POST", order, { text: "a=b", headers: { "content-type": "text/plain" } })).toBe(
      "Send it with `Content-Type: application/json`.",
    )
    expect(await detailsOf("GET", "/v1.0/user/profile")).toContain("`Authorization: Bearer key_…`")
  })

  it("says which method a call is made with", async () => {
    const wrong = await product.call("GET", order)
    expect([wrong.headers.get("allow"), wrong.body.errors[0].errorDetails]).toEqual(["POST", "It takes POST."])
    expect((await product.call("POST", "/v1.0/polygon/details", { body: {} })).headers.get("allow")).toBe("GET, HEAD")
  })

  it("is told that its body is no UTF-8, in JSON and in a form", async () => {
    const { headers } = await signUp(product)
    const send = async (path: string, type: string, ...parts: readonly (string | number)[]) => {
      const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.of(part))))
      const response = await fetch(product.url + path, {
        method: type.startsWith("multipart") ? "PUT" : "POST",
        headers: { ...headers, "content-type": type },
        body,
      })
      const { errors } = (await response.json()) as { errors: readonly { code: string }[] }
      return [response.status, errors[0]?.code]
    }
    const json = ['{"dom":"AE","src":"Dubai', 0xff, '","dest":"Sharjah"}']
    expect(await send(slots, "application/json", ...json)).toEqual([400, "not-utf-8"])
    const cut = ['{"dom":"AE","src":"Dubai","dest":"', 0xd8, '"}']
    expect(await send(slots, "application/json; charset=utf-8", ...cut)).toEqual([400, "not-utf-8"])
    const form = (json: readonly (string | number)[]) => [
      '--edge\r\nContent-Disposition: form-data; name="userDetails"\r\n\r\n',
      ...json,
      "\r\n--edge--\r\n",
    ]
    const sendForm = (...json: readonly (string | number)[]) =>
      send("/v1.0/user/details", "multipart/form-data; boundary=edge", ...form(json))
    expect(await sendForm('{"name":"A', 0xff, '"}')).toEqual([400, "not-utf-8"])
    expect(await sendForm('{"name":"A","name":"B"}')).toEqual([422, "repeated-field"])
  })

  it("names every fault of the details step, in the order of section 5", async () => {
    const { body } = await product.call(
      "POST",
      order,
      booking({
        pkp: [{ add: "Dubai Marina", lat: pickup?.lat, lon: pickup?.lon, ph: "123" }],
        dlv: [{ add: "Al Majaz", lat: dropOff?.lat, lon: dropOff?.lon }],
      }),
    )
    expect(body.errors.map(({ field, errorMessage }: Record<string, string>) => [field, errorMessage])).toEqual([
      ["pkp.0.addtl", "Please enter address details."],
      ["pkp.0.ph", "Phone number is invalid"],
      ["pkp.0.name", "Please enter Name."],
      ["dlv.0.addtl", "Please enter address details."],
      ["dlv.0.name", "Please enter Name."],
      ["dlv.0.ph", "Please enter Phone number"],
    ])
  })

  it("is told so in Arabic when that is the language it asks for", async () => {
    const headers = { "accept-language": "ar-AE,ar;q=0.9,en;q=0.8" }
    const { body } = await product.call("GET", "/v1.0/order/tracking?bookingId=AE1", { headers })
    expect(body.errors[0].errorMessage).toMatch(/^[\u0600-\u06ff\s]+$/)
  })

  it("with a body of 100 KB is read, and with a byte more it is not", async () => {
    const { length } = JSON.stringify(way({ src: "" }).body)
    const saidOf = async (bytes: number) => {
      const { status, body } = await product.call("POST", slots, way({ src: "x".repeat(bytes - length) }))
      return [status, body.errors[0].code]
    }
    expect(await saidOf(100 * 1024)).toEqual([422, "too-long"])
    expect(await saidOf(100 * 1024 + 1)).toEqual([413, "body-too-large"])
  })

  it("with headers beyond 16 KB is refused before it is read", async () => {
    expect(await rawStatus(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`)).toBe(
      431,
    )
  })

  it("with ambiguous framing is refused", async () => {
    const lines = ["POST /v1.0/distance HTTP/1.1", "Host: localhost", "Content-Length: 2", "Transfer-Encoding: chunked"]
    expect(await rawStatus(`${lines.join("\r\n")}\r\n\r\n{}`)).toBe(400)
  })

  it("is never answered with 5xx, whatever is generated", async () => {
    const json = fc.jsonValue({ maxDepth: 4 })
    const names = [...Object.keys(everyFieldBooking), "__proto__", "src", "dest", "leadId"]
    const body = fc.oneof(
      json,
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), json),
      fc
        .tuple(fc.constantFrom(...Object.keys(everyFieldBooking)), json)
        .map(([name, value]) => ({ ...everyFieldBooking, [name]: value })),
      fc.record({ dom: fc.constantFrom("AE", "QA"), src: json, dest: json }),
    )
    const postings = fc.record({
      method: fc.constantFrom("POST", "GET", "PUT"),
      path: fc.constantFrom(order, slots, "/v1.0/distance", "/v1.0/ctc/lead/create", "/dev/clock"),
      text: fc.oneof(
        body.map((value) => JSON.stringify(value)),
        fc.string({ unit: "binary" }),
      ),
      language: fc.constantFrom("en", "ar", "xx;q=0.1,,;;"),
    })
    const parameters = fc.dictionary(
      fc.oneof(fc.constantFrom("domain", "text", "source", "destination", "bookingId", "weight"), fc.string()),
      fc.oneof(fc.constantFrom("AE", "QA", "Dubai", "25.2,55.3"), fc.string({ unit: "binary" })),
    )
    const lookups = fc.record({
      path: fc.constantFrom("places/search", "polygon/details", "ctc/price/retrieve", "order/tracking"),
      parameters,
    })
    await fc.assert(
      fc.asyncProperty(postings, async ({ method, path, text, language }) => {
        const options = method === "GET" ? {} : { text }
        const answer = await product.call(method, path, { ...options, headers: { "accept-language": language } })
        expect(answer.status).toBeLessThan(500)
        expect(typeof answer.body.success).toBe("boolean")
      }),
      { numRuns: runs(1_000) },
    )
    await fc.assert(
      fc.asyncProperty(lookups, async ({ path, parameters: values }) => {
        const answer = await product.call("GET", `/v1.0/${path}?${new URLSearchParams(values)}`)
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe("a call that says it is JSON and brings no body, not even an empty one", () => {
  const bare = (path: string, type = "application/json", more = "\r\n") =>
    rawStatus(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}`)

  it("is answered where none is needed, and else told which field is missing", async () => {
    expect(await bare("/v1.0/task/bookinglist?channel=C2C")).toBe(200)
    expect(await bare("/v1.0/auth/logout")).toBe(200)
    expect(await bare(slots)).toBe(422)
  })

  it("is refused if it names another type, and read if it brings its body in pieces", async () => {
    expect(await bare("/v1.0/auth/logout", "text/plain")).toBe(415)
    expect(await bare("/v1.0/auth/logout", "application/json-seq")).toBe(415)
    expect(
      await bare("/v1.0/auth/logout", "application/json", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n\r\n"),
    ).toBe(400)
  })
})

/** The status of the answer to bytes that no HTTP library would send. */
function rawStatus(request: string): Promise<number> {
  const { hostname, port } = new URL(product.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.once("error", reject)
    socket.once("data", (answer) => {
      resolve(Number(answer.toString().split(" ")[1]))
      socket.destroy()
    })
  })
}
