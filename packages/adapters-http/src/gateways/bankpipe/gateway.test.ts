import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import { cardReturnDecision } from "@mersal/domain/payment/attempt/card-return"
import { outcomeOfForm } from "@mersal/domain/payment/card/form-answer"
import type { AskedAttempt, PaymentGateway } from "@mersal/domain/ports/driven/payment-gateways"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  pipeAccount,
  pipeAt,
  seePage,
  shopsOrigin,
  startTestSimulator,
  type TestSimulator,
} from "../../testing/running-simulator.ts"
import { pipeGateway } from "./gateway.ts"
import { isHashedByGateway, requestHash } from "./signature.ts"
import { simulatorHash } from "./simulator-signature.ts"

const asked: AskedAttempt = {
  reference: "QA7H2D9XM4KC8NR-a1",
  booking: "QA7H2D9XM4KC8NR" as Reference,
  method: "card",
  amount: money(2625, "QAR"),
  email: "amna@example.com",
  language: "ar",
  returnUrls: { token: "http://localhost:3000/payment/token", purchase: "http://localhost:3000/payment/postpurchase" },
}
const debit: AskedAttempt = { ...asked, reference: "QA7H2D9XM4KC8NR-d1", method: "debitCard" }
const run = Effect.runPromise

let simulator: TestSimulator
let gateway: PaymentGateway
beforeEach(async () => {
  simulator = await startTestSimulator()
  gateway = pipeAt(simulator)
})
afterEach(() => simulator.running.stop())

const baseOf = async (attempt = asked): Promise<string> => {
  const opened = await run(gateway.open(attempt))
  if (opened?.kind !== "pipe") throw new Error("not opened")
  return opened.base
}

/** The specification's body for a card (section 7). */
const cardBody = {
  paymentType: "card",
  card: "4005550000000001",
  cvv2: "123",
  expYear: "2030",
  expMonth: "01",
  member: "Amna Al Marri",
  currencyCode: "QAR",
  address: "",
  city: "Doha",
  statecode: "",
  zip: "",
  CountryCode: "QA",
  email: "amna@example.com",
  amount: 26.25,
}
const debitBody = { currencyCode: "QAR", CountryCode: "QA", email: "amna@example.com", amount: 26.25, bkref: "x" }

async function posted(
  base: string,
  body: object,
  way: "purchase" | "purchase-debit" = "purchase",
  origin: string | null = shopsOrigin,
) {
  const response = await fetch(`${base}/${way}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(origin !== null && { origin }) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as {
    status: number
    data?: { targetUrl: string; payId: string }
    message?: string
  }
  return { response, answer }
}

/** Where the answer sends the browser, by the product's own rule. */
async function bankOf(base: string, body: object, way: "purchase" | "purchase-debit" = "purchase"): Promise<string> {
  const { answer } = await posted(base, body, way)
  const { status, data, message = null } = answer
  const outcome = outcomeOfForm({ status, targetUrl: data?.targetUrl ?? null, payId: data?.payId ?? null, message })
  if (outcome.kind !== "redirect") throw new Error(`refused: ${outcome.message}`)
  return outcome.url
}
const back = (location: string | null) => Object.fromEntries(new URL(location ?? "").searchParams)
const decisionOf = async (attempt = asked) =>
  cardReturnDecision((await run(gateway.inquire(attempt))).answer, { amount: attempt.amount, sentAt: 0 }, 60_000)
const journal = () => simulator.running.bank.journal().map(({ kind, amount, reference }) => [kind, amount, reference])

describe("the hashes of Qatar's gateway", () => {
  // Both digests are what sha256sum prints for the text beside them.
  const asking = { trackid: "T1", amount: "26.25", currency: "QAR" }
  const requestText = "T1|mersal|URWAY@123|7a4f0c|26.25|QAR"
  const answerText = "1234567890|7a4f0c|000|26.25"

  it("are those that another program computes, for the product and for the simulator", () => {
    const request = "8b070126f6b38cc1d80a07bf6f3bde2b4f6b9ef6f4ee3ba3041a428f3602de14"
    const answer = "01243d3cf5b1f746e1274724c867e73582f4e447353b345ea7138c78ec623742"
    expect(requestHash(asking, pipeAccount)).toBe(request)
    expect(simulatorHash(...requestText.split("|"))).toBe(request)
    expect(simulatorHash(...answerText.split("|"))).toBe(answer)
    const told = { tranId: "1234567890", responseCode: "000", amount: "26.25" }
    for (const hash of [answer, answer.toUpperCase()])
      expect(isHashedByGateway({ ...told, hash }, pipeAccount)).toBe(true)
    for (const hash of ["", "zz", answer.slice(1), `${answer} `, request])
      expect(isHashedByGateway({ ...told, hash }, pipeAccount)).toBe(false)
  })

  it("are the same in both for any values, and for no others", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.]{0,12}$/)
    fc.assert(
      fc.property(word, word, word, word, (tranId, responseCode, amount, key) => {
        const hash = simulatorHash(tranId, key, responseCode, amount)
        expect(isHashedByGateway({ tranId, responseCode, amount, hash }, { key })).toBe(true)
        expect(isHashedByGateway({ tranId, responseCode, amount, hash }, { key: `${key}x` })).toBe(false)
        expect(isHashedByGateway({ tranId: `${tranId}x`, responseCode, amount, hash }, { key })).toBe(false)
      }),
    )
  })
})

describe("an attempt at Qatar's gateway", () => {
  it("is opened by the server, and its address carries a one-time id of the gateway", async () => {
    const base = await baseOf()
    expect(base).toMatch(new RegExp(`^${simulator.running.pipeUrl}/[A-Za-z0-9_-]{32}$`))
    expect(base).not.toContain(asked.reference)
  })

  it("is not opened in another currency, nor when the gateway does not answer", async () => {
    const line = { isUp: () => true, post: async () => ({ trackid: asked.reference, attempt: "x".repeat(32) }) }
    const willing = pipeGateway({ url: "http://bank", ...pipeAccount, isSimulator: true }, line)
    expect(await run(willing.open(asked))).toEqual({ kind: "pipe", base: `http://bank/${"x".repeat(32)}` })
    expect(await run(willing.open({ ...asked, amount: money(2625, "AED") }))).toBeNull()
    expect(await run(willing.open({ ...asked, reference: "another" }))).toBeNull()
    for (const fault of ["drop-before", "html-after", "http500-after"] as const) {
      simulator.fault({ at: "OPEN", do: fault })
      expect(await run(gateway.open({ ...asked, reference: fault }))).toBeNull()
    }
    await simulator.running.stop()
    expect(await run(gateway.open(asked))).toBeNull()
  })

  it("is charged with the server's amount and under the server's reference, whatever the page posts", async () => {
    const base = await baseOf()
    const url = await bankOf(base, {
      ...cardBody,
      amount: 0.01,
      currencyCode: "AED",
      bkref: "another",
      trackid: "another",
    })
    const page = await seePage(url)
    expect(page.text).toContain("QAR 26.25")
    expect(page.text).toContain('dir="rtl"')
    await seePage(url, { decision: "approve", amount: "1" })
    expect(journal()).toEqual([["charge", 2625, asked.reference]])
    expect(await decisionOf()).toEqual({ kind: "paid" })
  })

  it("takes its form once", async () => {
    const base = await baseOf()
    await bankOf(base, cardBody)
    expect((await posted(base, cardBody)).answer).toMatchObject({ status: 409 })
    expect((await posted(base, cardBody)).answer.data).toBeUndefined()
    const many = await baseOf({ ...asked, reference: "many" })
    const answers = await Promise.all(Array.from({ length: 5 }, () => posted(many, cardBody)))
    expect(answers.map(({ answer }) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it("takes another card after one that cannot be charged", async () => {
    const base = await baseOf()
    for (const wrong of [
      { card: "4005550000000002" },
      { cvv2: "" },
      { expMonth: "13" },
      { expYear: "2026", expMonth: "10" },
    ]) {
      const { response, answer } = await posted(base, { ...cardBody, ...wrong })
      expect(response.status).toBe(400)
      expect(answer).toEqual({ status: 400, message: expect.any(String) })
    }
    expect((await posted(base, cardBody)).answer.status).toBe(200)
  })

  it("is paid at no other's address", async () => {
    const base = await baseOf()
    const other = base.replace(/[^/]+$/, "x".repeat(32))
    expect((await posted(other, cardBody)).answer).toMatchObject({ status: 404 })
    expect(journal()).toEqual([])
  })

  it("is posted to from our pages only", async () => {
    const base = await baseOf()
    const { response } = await posted(base, cardBody, "purchase", "http://evil.example")
    expect(response.status).toBe(403)
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
    const asks = (origin: string) =>
      fetch(`${base}/purchase`, { method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } })
    expect((await asks("http://evil.example")).status).toBe(403)
    const allowed = await asks(shopsOrigin)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get("access-control-allow-origin")).toBe(shopsOrigin)
    expect(allowed.headers.get("access-control-allow-headers")).toBe("content-type")
    expect((await posted(base, cardBody)).response.headers.get("access-control-allow-origin")).toBe(shopsOrigin)
  })

  it("by debit card needs no card from us: the bank asks on its own page", async () => {
    const base = await baseOf(debit)
    expect((await posted(base, cardBody)).answer.status).toBe(400)
    const url = await bankOf(base, debitBody, "purchase-debit")
    expect((await seePage(url)).text).toContain('name="pin"')
    const { location } = await seePage(url, { decision: "approve", card: "4215375500883243", pin: "1234" })
    expect(back(location)).toMatchObject({ TrackId: debit.reference, ResponseCode: "000", cardBrand: "NAPS" })
    expect(await decisionOf(debit)).toEqual({ kind: "paid" })
    expect(journal()).toEqual([["charge", 2625, debit.reference]])
  })

  it("by debit card with a wrong PIN is refused", async () => {
    const url = await bankOf(await baseOf(debit), debitBody, "purchase-debit")
    await seePage(url, { decision: "approve", card: "4215375500883243", pin: "0000" })
    expect((await decisionOf(debit)).kind).toBe("declined")
  })

  it.each([
    ["4000000000000002", "approve", "005", "declined"],
    ["4000000000009995", "approve", "051", "declined"],
    ["4000000000000069", "approve", "054", "declined"],
    ["4000000000000119", "approve", "096", "checking"],
    ["4000000000000077", "approve", "009", "checking"],
    ["4005550000000001", "fail", "055", "declined"],
    ["4005550000000001", "cancel", "017", "declined"],
  ])("with the card %s and %s comes back with %s and is %s", async (card, decision, code, kind) => {
    const url = await bankOf(await baseOf(), { ...cardBody, card })
    const { location } = await seePage(url, { decision })
    expect(new URL(location ?? "").pathname).toBe("/payment/postpurchase")
    expect(back(location)).toMatchObject({ ResponseCode: code, TrackId: asked.reference })
    expect((await decisionOf()).kind).toBe(kind)
  })

  it("that is left at the bank is being checked, and refused when the bank has waited for an hour", async () => {
    const url = await bankOf(await baseOf(), cardBody)
    expect((await seePage(url, { decision: "leave" })).location).toBeNull()
    expect((await decisionOf()).kind).toBe("checking")
    await simulator.pass(60 * 60_000)
    expect((await decisionOf()).kind).toBe("declined")
    expect((await seePage(url)).status).toBe(409)
  })

  it("whose success is sent again under the name of another of the same price pays nothing but itself", async () => {
    const url = await bankOf(await baseOf(), cardBody)
    const { location } = await seePage(url, { decision: "approve" })
    const other = { ...asked, reference: "another" }
    await baseOf(other)
    const replayed = { ...back(location), TrackId: other.reference }
    const message = await run(gateway.readReturn(replayed))
    expect(message).toMatchObject({
      reference: other.reference,
      report: { answer: { responseCode: null, amount: null } },
    })
    expect((await decisionOf(other)).kind).toBe("checking")
    expect(await decisionOf()).toEqual({ kind: "paid" })
  })

  it.each(["wrong-ref", "unsigned", "bad-signature", "html-after", "drop-before"] as const)(
    "of which an inquiry is answered with %s is being checked",
    async (kind) => {
      await seePage(await bankOf(await baseOf(), cardBody), { decision: "approve" })
      simulator.fault({ at: "CHECK_STATUS", do: kind })
      expect((await decisionOf()).kind).toBe("checking")
      expect((await decisionOf()).kind).toBe("paid")
    },
  )

  it("in another currency than asked for is for review", async () => {
    await seePage(await bankOf(await baseOf(), cardBody), { decision: "approve" })
    simulator.fault({ at: "CHECK_STATUS", do: "amount", amount: 2625, currency: "AED" })
    expect((await decisionOf()).kind).toBe("review")
  })

  it("knows no purchase by the server, nothing to capture and nothing to let go", async () => {
    const charge = { token: "t", customerAddress: "::1", deviceFingerprint: null, isAuthorisation: false }
    expect((await run(gateway.purchase(asked, charge))).answer.responseCode).toBeNull()
    expect((await run(gateway.capture(asked, asked.amount, "c1"))).outcome).toBe("refused")
    expect((await run(gateway.release(asked, "v1"))).outcome).toBe("refused")
  })

  it("reads messages of any shape as a value", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (fields, body) => {
        expect(Effect.runSync(gateway.readReturn(fields))).toBeNull()
        for (const contentType of ["application/json", "application/x-www-form-urlencoded"])
          expect(Effect.runSync(gateway.readNotification({ contentType, body, receivedAt: 0 }))).toBeNull()
      }),
    )
  })
})
