import { PriceChanged } from "@mersal/domain/booking/booking-errors"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { endpointAreas } from "../contract/endpoint-table.ts"
import { encodeRefusal } from "../contract/refusals/refusals.ts"
import * as arbitrary from "../testing/arbitraries.ts"
import { createClient } from "./create-client.ts"
import { MersalError } from "./mersal-error.ts"
import type { MersalClient } from "./types/client.ts"

const key = "key_test_00000000000000000000000000000000"
const way = { market: "AE", pickup: "Dubai", dropOff: { lat: 25.3, lon: 55.4 } } as const
const stop = {
  address: "Dubai Marina",
  position: { lat: 25.1, lon: 55.1 },
  building: "Floor 12",
  contact: { name: "Aisha", phone: "+971501234567" },
}
const order = {
  market: "AE",
  pickup: stop,
  dropOff: { ...stop, contact: { name: "Omar", phone: "+97165123456" } },
  pickupDate: "2026-11-22",
  customer: { name: "Aisha", phone: "+971501234567", email: "aisha@example.com" },
  paymentMethod: "cashAtPickup",
} as const

/** Every method, called as an outsider would. */
const calls: Readonly<Record<keyof MersalClient, (client: MersalClient) => Promise<unknown>>> = {
  serviceAreas: (client) => client.serviceAreas("AE"),
  searchPlaces: (client) => client.searchPlaces("AE", "mar"),
  slots: (client) => client.slots(way),
  quote: (client) => client.quote(way),
  distance: (client) => client.distance(way),
  rateCard: (client) => client.rateCard("AE"),
  promos: (client) => client.promos(),
  applyPromo: (client) => client.applyPromo({ ...way, bookingType: "sameDay", code: "WELCOME" }),
  cancellationPolicy: (client) => client.cancellationPolicy("QA"),
  book: (client) => client.book(order),
  bookings: (client) => client.bookings(),
  booking: (client) => client.booking("AE0"),
  receipt: (client) => client.receipt("AE0"),
  documents: (client) => client.documents("AE0"),
  printedDocument: (client) => client.printedDocument("AE0", "INV-AE-2026-000017"),
  deliveryReceipt: (client) => client.deliveryReceipt("AE0"),
  printedDeliveryReceipt: (client) => client.printedDeliveryReceipt("AE0", { language: "ar" }),
  cancellation: (client) => client.cancellation("AE0"),
  cancel: (client) => client.cancel("AE0"),
  change: (client) => client.change("AE0", { dropOff: { landmark: "Behind the mosque" } }),
  bookInBulk: (client) => client.bookInBulk("service,from\nsame day,Dubai Marina\n"),
  track: (client) => client.track("AE0"),
  trackingMoment: (client) => client.trackingMoment("AE0"),
  rate: (client) => client.rate("AE0", { stars: 5 }),
  rating: (client) => client.rating("AE0"),
  searchBookings: (client) => client.searchBookings({ field: "reference", value: "AE0" }),
  webhooks: (client) => client.webhooks(),
  makeWebhook: (client) => client.makeWebhook({ url: "https://shop.example/", events: ["booking.delivered"] }),
  changeWebhook: (client) => client.changeWebhook("w1", { isActive: false }),
  deleteWebhook: (client) => client.deleteWebhook("w1"),
  pingWebhook: (client) => client.pingWebhook("w1"),
  deliveries: (client) => client.deliveries("w1"),
  replayDelivery: (client) => client.replayDelivery("w1", "d1"),
}

const envelope = (error: object) => ({ success: false, errors: [{ errorMessage: "No.", errorDetails: "", ...error }] })

/** A client of a server that answers every call alike, and the requests sent to it. */
function farSide(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    sent.push(new Request(address as string, init))
    return answer()
  }
  return { sent, client: createClient({ origin: "https://mersal.test/", apiKey: key, language: "ar", fetch }) }
}

const refusing = (status: number, error: object, headers: Record<string, string> = {}) =>
  farSide(() => Response.json(envelope(error), { status, headers }))

const sample = <Value>(values: fc.Arbitrary<Value>): Value =>
  fc.sample(values, { numRuns: 1, seed: 7 })[0] ?? expect.unreachable()

const errorOf = (call: Promise<unknown>): Promise<MersalError> =>
  call.then(
    () => null,
    (error) => error,
  )

const rows = Object.values(endpointAreas).flatMap((table) => Object.values(table))
const rowOf = ({ method, url }: Request) => {
  const { pathname } = new URL(url)
  return rows.find(({ endpoint }) => {
    const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, "[^/]+")}$`)
    return endpoint.method === method && pattern.test(pathname)
  })
}

describe.each(Object.entries(calls))("%s", (_, call) => {
  it("shows the key at a call that keys may make, and is sent once where the server does not tell a second one", async () => {
    const { sent, client } = refusing(422, { code: "no" })
    await expect(call(client)).rejects.toMatchObject({ name: "MersalError", code: "no", status: 422, message: "No." })
    const [request] = sent
    if (!request) throw new Error("nothing was sent")
    const row = rowOf(request)
    expect(row?.scope ?? row?.access).toMatch(/^(quotes|bookings:read|bookings:write|webhooks|anyone)$/)
    expect(request.headers.get("authorization")).toBe(`Bearer ${key}`)
    expect(request.headers.get("accept-language")).toBe("ar")
    expect(request.headers.has("idempotency-key")).toBe(row?.isIdempotent === true)
  })
})

it("has a method for every call that a scope opens, except those that its page names", async () => {
  const called = await Promise.all(
    Object.values(calls).map(async (call) => {
      const { sent, client } = refusing(422, { code: "no" })
      await errorOf(call(client))
      return sent[0] && rowOf(sent[0])
    }),
  )
  const missing = rows.filter((row) => row.scope !== undefined && row.scope !== "account" && !called.includes(row))
  expect(missing.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.slice("/v1.0".length)}`).sort()).toEqual([
    "GET /order/booking",
    "GET /order/tracking/stream",
    "GET /payment/attempt",
    "GET /payment/unique",
    "GET /task/booking_details",
    "POST /ctc/lead/create",
    "POST /order/card_payment_confirmation",
    "POST /order/ctc_complete_order",
    "POST /payment/cash",
    "POST /payment/confirmation",
    "POST /payment/purchase",
    "POST /payment/session",
    "POST /promocode/price",
  ])
})

it("sends a write again under the same key, which its error names, and the next one under another", async () => {
  const { sent, client } = farSide(() => Promise.reject(new TypeError("cut")))
  const error = await errorOf(client.book(order))
  expect(error).toMatchObject({ code: "no-answer", status: null, requestId: null })
  await errorOf(client.book(order))
  const [first, again, second] = sent.map(({ headers }) => headers.get("idempotency-key"))
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(error).toMatchObject({ idempotencyKey: first })
  expect(second).not.toBe(first)
})

it("sends what is not told apart once only, and a key of one's own as it is", async () => {
  const { sent, client } = farSide(() => Promise.reject(new TypeError("cut")))
  await errorOf(client.replayDelivery("hook-1", "msg_1"))
  expect(sent).toHaveLength(1)
  await errorOf(client.makeWebhook({ url: "https://shop.example/", events: ["booking.delivered"] }))
  expect(sent).toHaveLength(3)
  expect(sent[1]?.headers.get("idempotency-key")).toBe(sent[2]?.headers.get("idempotency-key"))
  await errorOf(client.cancel("AE0", {}, { idempotencyKey: "order-17" }))
  expect(sent.at(-1)?.headers.get("idempotency-key")).toBe("order-17")
})

it("tells the whole of a refusal, its field by the name that the caller wrote", async () => {
  const error = { code: "enter-phone", field: "dlv.0.ph", requestId: "r1", data: { wait: 7 } }
  const { client } = refusing(429, { ...error, errorDetails: "Ask the recipient." }, { "retry-after": "7" })
  const thrown = await errorOf(client.book(order))
  expect(thrown).toBeInstanceOf(MersalError)
  expect(thrown).toMatchObject({
    ...error,
    field: "dropOff.contact.phone",
    advice: "Ask the recipient.",
    status: 429,
    retryAfterSeconds: 7,
  })
})

it("names a field by the client's own arguments", async () => {
  const fieldOf = async (field: string, call: (client: MersalClient) => Promise<unknown>) =>
    (await errorOf(call(refusing(409, { code: "no", field }).client))).field
  const book = (client: MersalClient) => client.book(order)
  const change = (client: MersalClient) => client.change("AE0", {})
  expect(await fieldOf("fee", (client) => client.cancel("AE0"))).toBe("expectedFee")
  expect(await fieldOf("tamt", book)).toBe("expectedTotal")
  expect(await fieldOf("pkp.0.name", book)).toBe("pickup.contact.name")
  expect(await fieldOf("pkp.0", book)).toBe("pickup")
  expect(await fieldOf("dlv.0.lat", book)).toBe("dropOff.position.lat")
  expect(await fieldOf("selectedPickupTime", book)).toBe("pickupWindow")
  expect(await fieldOf("usr.phn", book)).toBe("customer.phone")
  expect(await fieldOf("pkp.0.name", change)).toBe("pickup.name")
  expect(await fieldOf("dlv.0.add", change)).toBe("dropOff.place.address")
  expect(await fieldOf("src", (client) => client.slots(way))).toBe("pickup")
  expect(await fieldOf("reference", (client) => client.cancel("AE0"))).toBe("reference")
})

it("gives a printed document as its bytes, and refuses a number that none can have without sending it", async () => {
  const bytes = new Uint8Array([37, 80, 68, 70])
  const headers = { "content-type": "application/pdf", "content-disposition": 'attachment; filename="INV.pdf"' }
  const { sent, client } = farSide(() => new Response(bytes, { headers }))
  const file = await client.printedDocument("AE0", "INV-AE-2026-000017", {
    language: "ar",
    accessToken: "a".repeat(32),
  })
  expect(file).toEqual({ type: "application/pdf", bytes, name: "INV.pdf" })
  expect(sent[0]?.url).toMatch(/\/v1\.0\/bookings\/AE0\/documents\/INV-AE-2026-000017\.pdf\?language=ar$/)
  expect(sent[0]?.headers.get("mersal-access")).toBe("a".repeat(32))
  expect(await errorOf(client.printedDocument("AE0", "17"))).toMatchObject({ code: "invalid-request", field: "number" })
  expect(sent).toHaveLength(1)
})

it("books a file of bookings only if it is told to", async () => {
  const { sent, client } = refusing(422, { code: "no" })
  await errorOf(client.bookInBulk("a"))
  await errorOf(client.bookInBulk("a", { confirm: true }))
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { csv: "a", confirm: false },
    { csv: "a", confirm: true },
  ])
})

it("tells in whole words what a refusal knows", async () => {
  const refusal = new PriceChanged({ quote: sample(arbitrary.sealedQuote), previousTotal: null })
  const [wire] = encodeRefusal(refusal)
  const thrown = await errorOf(refusing(409, wire ?? {}).client.book(order))
  expect(thrown.data).toEqual({ quote: refusal.quote, previousTotal: null })
  const unknown = await errorOf(refusing(409, { code: "not-of-this-version", data: { tamt: 7 } }).client.book(order))
  expect(unknown.data).toEqual({ tamt: 7 })
})

it("says so where an answer is none", async () => {
  const broken = [new Response("<html>", { status: 502 }), Response.json({}), Response.json({ success: true, data: 7 })]
  for (const answer of broken) {
    const thrown = await errorOf(farSide(() => answer).client.webhooks())
    expect(thrown).toMatchObject({ code: "broken-answer", status: answer.status })
  }
})

it("refuses what cannot be sent, without sending it", async () => {
  const { sent, client } = refusing(422, { code: "no" })
  const nowhere = "GB" as "AE"
  expect(await errorOf(client.serviceAreas(nowhere))).toMatchObject({ code: "invalid-request", status: null })
  const barter = { ...order, paymentMethod: "barter" as "card" }
  expect(await errorOf(client.book(barter))).toMatchObject({ code: "invalid-request", field: "paymentMethod" })
  expect(sent).toEqual([])
})

it("says what is missing of a request that a program without types made, without sending it", async () => {
  const { sent, client } = refusing(422, { code: "no" })
  // biome-ignore lint/suspicious/noExplicitAny: a program in JavaScript has no types.
  const loose = client as any
  const { contact: _, ...withoutContact } = stop
  const wrong: readonly (readonly [() => Promise<unknown>, string | null])[] = [
    [() => loose.book(), "order"],
    [() => loose.book({}), "pickup"],
    [() => loose.book({ ...order, pickup: null }), "pickup"],
    [() => loose.book({ ...order, dropOff: withoutContact }), "dropOff.contact"],
    [() => loose.book({ ...order, pickup: { ...stop, position: undefined } }), "pickup.position"],
    [() => loose.book({ ...order, customer: undefined }), "customer"],
    [() => loose.book({ ...order, parcel: { weightGrams: 7 } }), "parcel.sidesCm"],
    [() => loose.slots(), "request"],
    [() => loose.slots({ market: "AE", pickup: "Dubai" }), "dropOff"],
    [() => loose.quote(), "request"],
    [() => loose.change("AE0"), "change"],
    [() => loose.rate("AE0"), "rating"],
    [() => loose.searchBookings(), "search"],
    [() => loose.makeWebhook(), "request"],
    [() => loose.promos(null), null],
  ]
  for (const [call, field] of wrong) {
    const thrown = await errorOf(call())
    expect(thrown).toBeInstanceOf(MersalError)
    expect(thrown).toMatchObject({ code: "invalid-request", field, status: null })
  }
  expect(sent).toEqual([])
})

it("says that it was told no address to call, or no whole one", async () => {
  for (const origin of [undefined as never, "", "localhost:3000", "go.example.com"]) {
    const thrown = await errorOf(createClient({ origin, apiKey: key }).webhooks())
    expect(thrown).toMatchObject({ code: "invalid-request", field: "origin", status: null })
  }
})

it("throws the reason of a signal, before the call and during it", async () => {
  const { sent, client } = refusing(422, { code: "no" })
  const reason = new Error("enough")
  expect(await errorOf(client.webhooks({ signal: AbortSignal.abort(reason) }))).toBe(reason)
  expect(sent).toEqual([])
  const giving = new AbortController()
  const far = farSide(() => {
    giving.abort(reason)
    throw reason
  })
  expect(await errorOf(far.client.book(order, { signal: giving.signal }))).toBe(reason)
  expect(far.sent).toHaveLength(1)
})
