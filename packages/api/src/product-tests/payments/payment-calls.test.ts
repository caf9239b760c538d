import { mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import express from "express"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { repeatedWarnings } from "../../http/logs/repeated-warnings.ts"
import { mountPaymentReturns } from "../../http/payment-returns.ts"
import { type RunningProduct, startProduct } from "../../testing/running-product.ts"
import { plainBooking } from "../../testing/wire-bookings.ts"

/**
 * What only the wire can do with payments: returns, gateways' messages, and card data that must be kept out (D28, D29).
 */

const folder = mkdtempSync(join(tmpdir(), "mersal-payments-"))
let product: RunningProduct
beforeAll(async () => {
  product = await startProduct({ database: { kind: "sqlite", path: join(folder, "mersal.db") } })
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const form = { "content-type": "application/x-www-form-urlencoded" }

async function session() {
  const placed = await product.call("POST", "/v1.0/order/createOrder", { body: { ...plainBooking, paytyp: "card" } })
  const { bkref, accessToken } = placed.body.data
  const opened = await product.call("POST", "/v1.0/payment/session", {
    body: { bookingId: bkref, method: "card" },
    headers: { "mersal-access": accessToken, "idempotency-key": `one-${bkref}` },
  })
  expect(opened.status, opened.text).toBe(200)
  return { bkref, accessToken, ...opened.body.data }
}
const view = async (attempt: string) =>
  (await product.call("GET", `/v1.0/payment/attempt?attempt=${attempt}`)).body.data

/** That a session's form was paid, as its gateway would say it, in all but the signature: everybody can read the rest. */
const paidBy = ({ fields }: { readonly fields: Readonly<Record<string, string>> }) => ({
  access_code: fields.access_code ?? "",
  merchant_identifier: fields.merchant_identifier ?? "",
  merchant_reference: fields.merchant_reference ?? "",
  response_code: "14000",
  status: "14",
  signature: "00".repeat(32),
})

describe("a session", () => {
  it("is opened again under its key for who may pay, and for nobody else at the same address", async () => {
    const { bkref, accessToken, attempt } = await session()
    const again = (headers: Readonly<Record<string, string>>) =>
      product.call("POST", "/v1.0/payment/session", {
        body: { bookingId: bkref, method: "card" },
        headers: { ...headers, "idempotency-key": `one-${bkref}` },
      })
    expect((await again({ "mersal-access": accessToken })).body.data.attempt).toBe(attempt)
    expect((await again({})).status).toBe(404)
  })
})

describe("a return", () => {
  it("P17, P22: that nobody signed leads to a neutral page by 303, under both paths and methods, and changes nothing", async () => {
    const { attempt, page } = await session()
    const forged = new URLSearchParams(paidBy(page)).toString()
    for (const path of [
      "/payment/token",
      "/v1.0/payment/token",
      "/payment/postpurchase",
      "/v1.0/payment/postpurchase",
    ]) {
      const posted = await product.call("POST", path, { text: forged, headers: form })
      const got = await product.call("GET", `${path}?${forged}&redirect=https://evil.example&domain=evil.example`)
      for (const { status, headers } of [posted, got])
        expect([status, headers.get("location")]).toEqual([303, "/payment-verifying"])
    }
    expect(await view(attempt)).toMatchObject({ status: "checking", responseCode: null })
  })
})

describe("a message of a gateway", () => {
  it("P19: is refused with 401 when nobody signed it, and 404 under another name", async () => {
    const { page } = await session()
    const aps = paidBy(page)
    const pipe = {
      TrackId: page.fields.merchant_reference,
      TranId: "179964362651635700",
      ResponseCode: "000",
      amount: "39.78",
      responseHash: "00".repeat(32),
    }
    for (const [name, message] of Object.entries({ aps, pipe })) {
      const text = JSON.stringify(message)
      expect([name, (await product.call("POST", `/v1.0/payment/webhook/${name}`, { text })).status]).toEqual([
        name,
        401,
      ])
    }
    const text = JSON.stringify(aps)
    expect((await product.call("POST", "/v1.0/payment/webhook/other", { text })).status).toBe(404)
    expect((await product.call("POST", "/v1.0/payment/webhook/aps", { text: "<html>" })).status).toBe(401)
  })

  it("P35: is answered 503 while it cannot be written, so that the gateway sends it again", async () => {
    const { send } = returnsOver(() => Promise.reject(new Error("database or disk is full")))
    expect(await send("/v1.0/payment/webhook/aps")).toBe(503)
  })

  it("P19: writes one line of many that nobody has signed, of each gateway and of what browsers bring back", async () => {
    const { send, lines } = returnsOver(async () => "forged")
    for (const name of ["aps", "pipe"])
      for (let time = 0; time < 20; time += 1) expect(await send(`/v1.0/payment/webhook/${name}`)).toBe(401)
    const unsigned = returnsOver(async () => null)
    for (let time = 0; time < 20; time += 1) expect(await unsigned.send("/payment/token")).toBe(303)
    expect(lines).toHaveLength(2)
    expect(unsigned.lines).toHaveLength(1)
  })
})

/** The route for messages alone, over a product that handles each one like this; and its lines in the log. */
function returnsOver(runPromise: () => Promise<unknown>) {
  const lines: string[] = []
  const app = express()
  app.use((request, _, next) => {
    request.log = pino({ level: "silent" }) as never
    next()
  })
  mountPaymentReturns(
    app,
    { runPromise } as never,
    repeatedWarnings(pino({}, { write: (line) => void lines.push(line) })),
  )
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const send = async (path: string) =>
    (await fetch(`http://localhost:${port}${path}`, { method: "POST", body: "{}", redirect: "manual" })).status
  return { send, lines }
}

describe("the calls of section 7", () => {
  it("P09: answer a second session of a booking 409, and the same one under its key again", async () => {
    const { bkref, accessToken, attempt } = await session()
    const again = (key: string) =>
      product.call("POST", "/v1.0/payment/session", {
        body: { bookingId: bkref, method: "card" },
        headers: { "mersal-access": accessToken, "idempotency-key": key },
      })
    const [same, other] = [await again(`one-${bkref}`), await again(`two-${bkref}`)]
    expect([same.status, same.body.data.attempt, same.headers.get("idempotent-replayed")]).toEqual([
      200,
      attempt,
      "true",
    ])
    expect([other.status, other.body.errors[0].code]).toEqual([409, "payment-in-progress"])
  })

  it("P23: compare what the specification's purchase says and use none of it", async () => {
    const { attempt, bkref, page } = await session()
    const specified = {
      amount: 0.01,
      currency: "AED",
      customerEmail: "x@example.com",
      token: "stolen",
      bookingReference: bkref,
      bookingStatus: "confirmed",
      deviceFingerPrint: "",
      returnUrl: "https://evil.example",
      customerIP: "127.0.0.1",
      merchantRef: page.fields.merchant_reference,
      newPayfort: true,
    }
    const refused = await product.call("POST", "/v1.0/payment/purchase", { body: specified })
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "amount-mismatch"])
    const early = await product.call("POST", "/v1.0/payment/purchase", { body: { attempt } })
    expect([early.status, early.body.errors[0].code]).toEqual([409, "card-not-given"])
  })

  it("refuse a crdno that is anything but the last four digits or a mask, each by the same error (D29)", async () => {
    const { bkref, accessToken } = await session()
    const calls = [
      ["/v1.0/order/createOrder", plainBooking],
      ["/v1.0/distance", plainBooking],
      ["/v1.0/payment/confirmation", { bkrefid: bkref }],
      ["/v1.0/order/card_payment_confirmation", { bkrefid: bkref }],
    ] as const
    const send = (path: string, body: object, crdno: unknown) =>
      product.call("POST", path, { body: { ...body, crdno }, headers: { "mersal-access": accessToken } })
    for (const [path, body] of calls) {
      for (const crdno of ["411111111111", "4111111111111112", "12345", "41111111****1111", "123"]) {
        const { status, body: answer } = await send(path, body, crdno)
        expect([path, crdno, status, answer.errors[0].code, answer.errors[0].field]).toEqual([
          ...[path, crdno],
          ...[422, "card-data", "crdno"],
        ])
      }
      for (const crdno of ["1111", "411111******1111", "************1111", "xxxx xxxx xxxx 1111"])
        expect([path, crdno, (await send(path, body, crdno)).status]).toEqual([path, crdno, 200])
    }
  })

  it("P24: take a confirmation record and make nothing paid of it", async () => {
    const { attempt, bkref } = await session()
    const record = {
      paytyp: "card",
      bkrefid: bkref,
      crdno: "0001",
      trncno: "1",
      crdntw: "VISA",
      crdtyp: "credit",
      paytim: "2026-11-21 16:00:00",
      ptyp: "1",
      paystat: "000",
    }
    const taken = await product.call("POST", "/v1.0/payment/confirmation", { body: record })
    expect([taken.status, taken.body.data]).toEqual([200, { taken: true }])
    await product.call("GET", `/payment-verifying?attempt=${attempt}&responsecode=000`)
    expect(await view(attempt)).toMatchObject({ status: "checking" })
  })
})

describe("card data", () => {
  it("is none in a long number of a gateway's own", async () => {
    const query = "fort_id=4005550000000001&card_number=400555******0001"
    expect((await product.call("GET", `/payment/token?${query}`)).status).toBe(303)
  })
})
