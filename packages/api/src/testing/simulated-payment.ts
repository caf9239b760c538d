import { expect } from "vitest"
import type { RunningProduct } from "./running-product.ts"
import { plainBooking } from "./wire-bookings.ts"

/** Paying at the test gateways as a browser and a bank do it, without a browser. */

export const bookingInQatar = {
  ...plainBooking,
  dom: "QA",
  usr: { ...plainBooking.usr, phn: "+97433123456" },
  pkp: [{ ...plainBooking.pkp[0], add: "West Bay, Doha", lat: 25.3271, lon: 51.5283, ph: "+97433123456" }],
  dlv: [{ ...plainBooking.dlv[0], add: "The Pearl, Doha", lat: 25.3687, lon: 51.5515, ph: "+97444123456" }],
}

type Fields = Record<string, string>

export interface SimulatedSession {
  readonly bkref: string
  readonly accessToken: string
  readonly attempt: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into pages of every kind.
  readonly page: any
}

const hidden = (html: string): Fields =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    ]),
  )

const postForm = (address: string, fields: Fields) =>
  fetch(address, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) })

export const simulatedPayments = (product: RunningProduct) => ({
  /** A held booking, and the attempt to pay it. */
  session: async (booking: object, paytyp: "card" | "debit card", language = "en"): Promise<SimulatedSession> => {
    const placed = await product.call("POST", "/v1.0/order/createOrder", {
      body: { ...booking, paytyp },
      headers: { "accept-language": language },
    })
    expect(placed.status, placed.text).toBe(200)
    const { bkref, accessToken } = placed.body.data
    const opened = await product.call("POST", "/v1.0/payment/session", {
      body: { bookingId: bkref, method: paytyp },
      headers: { "mersal-access": accessToken },
    })
    expect(opened.status, opened.text).toBe(200)
    return { bkref, accessToken, ...opened.body.data }
  },

  /** What the browser brings back to one of our addresses: from another site, so without our cookies. */
  comeBack: async (path: "/payment/token" | "/payment/postpurchase", fields: Fields) => {
    const response = await postForm(product.url + path, fields)
    return [response.status, response.headers.get("location")]
  },

  /** The page's form with a card in it, and what the gateway sends back. */
  tokenised: async (page: { action: string; fields: Fields }, number: string): Promise<Fields> => {
    const typed = { card_number: number, expiry_date: "3001", card_security_code: "123", card_holder_name: "Aisha" }
    return hidden(await (await postForm(page.action, { ...page.fields, ...typed })).text())
  },

  /** The gateway's own page, which asks for the card (`PAYMENT_MODE=hosted`). */
  typedAtGateway: async (page: { action: string; fields: Fields }, number: string): Promise<Fields> => {
    const shown = await (await postForm(page.action, page.fields)).text()
    const [, action = ""] = /<form method="post" action="([^"]*)"/.exec(shown) ?? []
    const typed = { card_number: number, expiry_date: "01/30", card_security_code: "123", card_holder_name: "Aisha" }
    return hidden(await (await postForm(new URL(action, page.action).href, typed)).text())
  },

  purchase: async (attempt: string) =>
    (await product.call("POST", "/v1.0/payment/purchase", { body: { attempt } })).body.data,

  view: async (attempt: string) => (await product.call("GET", `/v1.0/payment/attempt?attempt=${attempt}`)).body.data,

  /** Answers the bank's 3-D Secure page, which sends the browser back. */
  decided: async (url3d: string, decision: "approve" | "fail"): Promise<Fields> =>
    hidden(await (await postForm(url3d, { decision })).text()),

  /** Qatar's form, and the bank's page after it. */
  paidInQatar: async (
    base: string,
    way: "purchase" | "purchase-debit",
    body: object,
    typed: Fields,
  ): Promise<Fields> => {
    const response = await fetch(`${base}/${way}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: product.url.replace("localhost", "qatar.localhost") },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: { targetUrl: string; payId: string } }
    const bank = `${data.targetUrl}?paymentid=${data.payId}`
    const approved = await postForm(bank, { decision: "approve", ...typed })
    return Object.fromEntries(new URL(approved.headers.get("location") ?? "").searchParams)
  },

  journal: async (bkref: string) => {
    const response = await fetch(`${product.simulatorUrl}/journal`)
    const { entries } = (await response.json()) as {
      entries: { kind: string; reference: string; last4: string | null }[]
    }
    return entries.filter(({ reference }) => reference.startsWith(bkref)).map(({ kind, last4 }) => [kind, last4])
  },
})
