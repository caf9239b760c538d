import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningProduct, startProduct } from "./testing/running-product.ts"
import { plainBooking } from "./testing/wire-bookings.ts"

/** Section 4, "Card payment return", through the real product and both test gateways, as a browser and a bank do it. */

let product: RunningProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const inQatar = {
  ...plainBooking,
  dom: "QA",
  usr: { ...plainBooking.usr, phn: "+97433123456" },
  pkp: [{ ...plainBooking.pkp[0], add: "West Bay, Doha", lat: 25.3271, lon: 51.5283, ph: "+97433123456" }],
  dlv: [{ ...plainBooking.dlv[0], add: "The Pearl, Doha", lat: 25.3687, lon: 51.5515, ph: "+97444123456" }],
}

/** A held booking, and the attempt to pay it. */
async function session(booking: object, paytyp: "card" | "debit card") {
  const placed = await product.call("POST", "/v1.0/order/createOrder", { body: { ...booking, paytyp } })
  expect(placed.status, placed.text).toBe(200)
  const { bkref, accessToken } = placed.body.data
  const opened = await product.call("POST", "/v1.0/payment/session", {
    body: { bookingId: bkref, method: paytyp },
    headers: { "mersal-access": accessToken },
  })
  expect(opened.status, opened.text).toBe(200)
  return { bkref, ...opened.body.data }
}

const hidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    ]),
  )

const postForm = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) })

/** What the browser brings back to one of our addresses: from another site, so without a cookie of ours. */
const comeBack = async (path: "/payment/token" | "/payment/postpurchase", fields: Record<string, string>) => {
  const response = await postForm(product.url + path, fields)
  return [response.status, response.headers.get("location")]
}

async function tokenised(page: { action: string; fields: Record<string, string> }, number: string) {
  const typed = { card_number: number, expiry_date: "3001", card_security_code: "123", card_holder_name: "Aisha" }
  return hidden(await (await postForm(page.action, { ...page.fields, ...typed })).text())
}

const purchase = async (attempt: string) =>
  (await product.call("POST", "/v1.0/payment/purchase", { body: { attempt } })).body.data
const view = async (attempt: string) =>
  (await product.call("GET", `/v1.0/payment/attempt?attempt=${attempt}`)).body.data
const journal = async (bkref: string) => {
  const response = await fetch(`${product.simulatorUrl}/journal`)
  const { entries } = (await response.json()) as {
    entries: { kind: string; reference: string; last4: string | null }[]
  }
  return entries.filter(({ reference }) => reference.startsWith(bkref)).map(({ kind, last4 }) => [kind, last4])
}

describe("a card in the Emirates", () => {
  it("without 3-D Secure is paid, and charged once", async () => {
    const { bkref, attempt, page } = await session(plainBooking, "card")
    expect(page).toMatchObject({ kind: "form", action: `${product.simulatorUrl}/FortAPI/paymentPage` })
    const back = await tokenised(page, "4005550000000001")
    expect(await comeBack("/payment/token", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
    expect(await purchase(attempt)).toMatchObject({ status: "paid", bkrefid: bkref, responseCode: "14000" })
    expect(await view(attempt)).toMatchObject({ status: "paid", crdno: "0001" })
    expect(await journal(bkref)).toEqual([["charge", "0001"]])
  })

  it("with 3-D Secure comes back without our cookies and is paid", async () => {
    const { bkref, attempt, page } = await session(plainBooking, "card")
    await comeBack("/payment/token", await tokenised(page, "4557012345678902"))
    const { responseCode, url3d } = await purchase(attempt)
    expect(responseCode).toBe("20064")
    const back = hidden(await (await postForm(url3d, { decision: "approve" })).text())
    expect(await comeBack("/payment/postpurchase", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
    await expect.poll(async () => (await view(attempt)).status, { timeout: 15_000 }).toBe("paid")
    expect(await journal(bkref)).toEqual([["charge", "8902"]])
  })

  it("whose window is closed at the bank's page is paid by what the gateway tells", async () => {
    const { bkref, attempt, page } = await session(plainBooking, "card")
    await comeBack("/payment/token", await tokenised(page, "5313581000123430"))
    const { url3d } = await purchase(attempt)
    await postForm(url3d, { decision: "approve" })
    await expect.poll(async () => (await view(attempt)).status, { timeout: 15_000 }).toBe("paid")
    expect(await journal(bkref)).toEqual([["charge", "3430"]])
  })

  it("that is declined charges nothing", async () => {
    const { bkref, attempt, page } = await session(plainBooking, "card")
    await comeBack("/payment/token", await tokenised(page, "4000000000009995"))
    expect(await purchase(attempt)).toMatchObject({ status: "failed", reason: "declined", responseCode: "13029" })
    expect(await journal(bkref)).toEqual([])
  })
})

describe("a card in Qatar", () => {
  const handOver = async (base: string, way: string, body: object): Promise<string> => {
    const response = await fetch(`${base}/${way}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.url.replace("localhost", "qatar.localhost") },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: { targetUrl: string; payId: string } }
    return `${data.targetUrl}?paymentid=${data.payId}`
  }

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
      const { bkref, attempt, page } = await session(inQatar, paytyp)
      expect(page.kind).toBe("pipe")
      const bank = await handOver(page.base, way, body)
      const approved = await postForm(bank, { decision: "approve", ...typed })
      const back = Object.fromEntries(new URL(approved.headers.get("location") ?? "").searchParams)
      expect(await comeBack("/payment/postpurchase", back)).toEqual([303, `/payment-verifying?attempt=${attempt}`])
      await expect.poll(async () => (await view(attempt)).status, { timeout: 15_000 }).toBe("paid")
      expect(await journal(bkref)).toEqual([["charge", last4]])
    },
  )
})
