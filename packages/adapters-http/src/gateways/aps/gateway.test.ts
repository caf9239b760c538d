import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import { cardReturnDecision } from "@mersal/domain/payment/attempt/card-return"
import type { AskedAttempt, Charge, PaymentGateway } from "@mersal/domain/ports/driven/payment-gateways"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { forgery } from "../../testing/aps-signature-vectors.ts"
import { apsAccount, apsAt, seePage, startTestSimulator, type TestSimulator } from "../../testing/running-simulator.ts"
import type { PaymentLine } from "../payment-line/payment-line.ts"
import type { Fault } from "../simulated-bank/faults.ts"
import { apsGateway } from "./gateway.ts"
import { simulatorSignature } from "./simulator-signature.ts"

const asked: AskedAttempt = {
  reference: "AE4K7M2XQ9TB3HV-a1",
  booking: "AE4K7M2XQ9TB3HV" as Reference,
  method: "card",
  amount: money(2625, "AED"),
  email: "amna@example.com",
  language: "en",
  returnUrls: { token: "http://localhost:3000/payment/token", purchase: "http://localhost:3000/payment/postpurchase" },
}
const charge: Charge = { token: "", customerAddress: "203.0.113.7", deviceFingerprint: null, isAuthorisation: false }
const run = Effect.runPromise

let simulator: TestSimulator
let gateway: PaymentGateway
beforeEach(async () => {
  simulator = await startTestSimulator()
  gateway = apsAt(simulator)
})
afterEach(() => simulator.running.stop())

const typed = (number: string) => ({
  card_number: number,
  expiry_date: "3001",
  card_security_code: "123",
  card_holder_name: "Amna Al Marri",
})

/** Posts the card form as a browser does, and answers the token that it brings back. */
async function tokenOf(number: string, attempt = asked, patch: Readonly<Record<string, string>> = {}) {
  const opened = await run(gateway.open(attempt))
  if (opened?.kind !== "form") throw new Error("not a form")
  const page = await seePage(opened.action, { ...opened.fields, ...typed(number), ...patch })
  return { page, message: await run(gateway.readReturn(page.fields)) }
}
const purchased = async (number: string, patch: Partial<Charge> = {}, attempt = asked) => {
  const { message } = await tokenOf(number, attempt)
  return run(gateway.purchase(attempt, { ...charge, token: message?.token ?? "", ...patch }))
}
const decisionOf = async (answer: Promise<{ readonly answer: Parameters<typeof cardReturnDecision>[0] }>) =>
  cardReturnDecision((await answer).answer, { amount: asked.amount, sentAt: 0 }, 60_000)
const journal = () => simulator.running.bank.journal().map(({ kind, amount }) => [kind, amount])

describe("the form for the card", () => {
  it("has the fields of the specification, signed by the server, and no more", async () => {
    const opened = await run(gateway.open({ ...asked, language: "ar" }))
    expect(opened).toEqual({
      kind: "form",
      action: simulator.running.apsPageUrl,
      fields: {
        service_command: "TOKENIZATION",
        access_code: apsAccount.accessCode,
        merchant_identifier: apsAccount.merchantId,
        merchant_reference: asked.reference,
        language: "ar",
        return_url: asked.returnUrls.token,
        merchant_extra: asked.booking,
        merchant_extra1: asked.booking,
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    })
    const text = JSON.stringify(opened)
    for (const phrase of [apsAccount.requestPhrase, apsAccount.responsePhrase]) expect(text).not.toContain(phrase)
  })

  it("brings back a token, in the language of the page, and of the card its last digits only", async () => {
    const { page, message } = await tokenOf("4005550000000001", { ...asked, language: "ar" })
    expect(page.action).toBe(asked.returnUrls.token)
    expect(page.text).toContain('dir="rtl"')
    expect(page.text).not.toContain("4005550000000001")
    expect(message).toMatchObject({
      reference: asked.reference,
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      report: { answer: { command: "tokenization", responseCode: "18000" }, card: { last4: "0001" } },
    })
  })

  it("brings the booking back in both of its fields as they were, and is known by its own reference alone", async () => {
    const of = (booking: string, reference: string) =>
      tokenOf("4005550000000001", { ...asked, reference, booking: booking as Reference })
    const { page, message } = await of("AE7H2D9XM4KC8NR", asked.reference)
    expect(page.fields).toMatchObject({ merchant_extra: "AE7H2D9XM4KC8NR", merchant_extra1: "AE7H2D9XM4KC8NR" })
    expect(message).toEqual({ ...(await of(asked.booking, asked.reference)).message, token: message?.token })
    for (const odd of ["AE 4K7M2=X", "x".repeat(251)])
      expect((await of(odd, asked.reference)).page.fields).toMatchObject({ response_code: "17002" })
  })

  it.each([
    ["a number that is none", { card_number: "4005550000000002" }, "17016"],
    ["a card whose month is over", { expiry_date: "2610" }, "17012"],
    ["a thirteenth month", { expiry_date: "3013" }, "17100"],
    ["a name that could be read as a field", { card_holder_name: "X token_name=T" }, "17002"],
  ])("brings back a refusal for %s", async (_, patch, code) => {
    const { message } = await tokenOf("4005550000000001", asked, patch)
    expect(message).toMatchObject({ token: null, report: { answer: { responseCode: code } } })
  })

  it("takes a card in its last month", async () => {
    expect((await tokenOf("4005550000000001", asked, { expiry_date: "2611" })).message?.token).not.toBeNull()
  })

  it("is not taken by the gateway when any of it was changed", async () => {
    for (const name of ["merchant_reference", "return_url", "language", "merchant_extra", "merchant_extra1"])
      expect((await tokenOf("4005550000000001", asked, { [name]: "http://evil.example" })).page.status).toBe(400)
  })

  it("is none for debit cards, and none while the gateway is down", async () => {
    expect(await run(gateway.open({ ...asked, method: "debitCard" }))).toBeNull()
    const down: PaymentLine = { isUp: () => false, post: async () => null }
    const { running } = simulator
    const settings = { ...apsAccount, responsePhrases: [], pageUrl: running.apsPageUrl, apiUrl: running.apsApiUrl }
    expect(await run(apsGateway({ ...settings, mode: "form", isSimulator: true }, down).open(asked))).toBeNull()
  })
})

describe("a purchase", () => {
  it("without 3-D Secure is paid at once", async () => {
    const report = await purchased("4005550000000001")
    expect(report).toMatchObject({
      answer: { gateway: "aps", command: "purchase", responseCode: "14000", url3d: null, amount: asked.amount },
      card: { last4: "0001", network: "VISA" },
    })
    expect(journal()).toEqual([["charge", 2625]])
  })

  it.each([
    ["4000000000000002", "13666", "declined"],
    ["4000000000009995", "13029", "declined"],
    ["4000000000000069", "13012", "declined"],
    ["4000000000000119", "15777", "checking"],
    ["4000000000000077", "19000", "checking"],
  ])("with the test card %s is answered %s", async (number, code, decision) => {
    const report = await purchased(number)
    expect(report.answer.responseCode).toBe(code)
    expect((await decisionOf(Promise.resolve(report))).kind).toBe(decision)
  })

  it("by the uncertain card is charged, and known by the second inquiry", async () => {
    await purchased("4000000000000119")
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "checking", because: "uncertain" })
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "paid" })
    expect(journal()).toEqual([["charge", 2625]])
  })

  it("of a slow gateway is unknown when the time is over, and known by an inquiry", async () => {
    simulator.fault({ at: "PURCHASE", do: "slow", later: 300 })
    const { message } = await tokenOf("4005550000000001")
    const hasty = apsAt(simulator, { patience: 50 })
    const report = await run(hasty.purchase(asked, { ...charge, token: message?.token ?? "" }))
    expect(report.answer.responseCode).toBeNull()
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "paid" })
  })

  it.each([
    ["drop-before", 0, "uncertain"],
    ["http500-before", 0, "uncertain"],
    ["drop-after", 1, "paid"],
    ["http500-after", 1, "paid"],
    ["html-after", 1, "paid"],
    ["uncertain", 1, "paid"],
    ["bad-signature", 1, "paid"],
    ["unsigned", 1, "paid"],
    ["wrong-ref", 1, "paid"],
  ] as const)("whose answer suffers %s is uncertain, and the inquiry knows", async (kind, charges, found) => {
    simulator.fault({ at: "PURCHASE", do: kind })
    expect(await decisionOf(purchased("4005550000000001"))).toEqual({ kind: "checking", because: "uncertain" })
    expect(journal()).toHaveLength(charges)
    const decision = await decisionOf(run(gateway.inquire(asked)))
    expect(decision).toEqual(found === "paid" ? { kind: "paid" } : { kind: "checking", because: "uncertain" })
  })

  it.each([
    { amount: 2624 },
    { amount: 2625, currency: "QAR" },
    { amount: 2625, currency: "USD" },
  ] satisfies Partial<Fault>[])("answered with %o is for review", async (patch) => {
    simulator.fault({ at: "PURCHASE", do: "amount", ...patch })
    expect(await decisionOf(purchased("4005550000000001"))).toEqual({ kind: "review" })
  })

  it("is charged once, however often it is asked for", async () => {
    const { message } = await tokenOf("4005550000000001")
    const token = message?.token ?? ""
    const codes = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await run(gateway.purchase(asked, { ...charge, token }))).answer.responseCode,
      ),
    )
    expect(codes.toSorted()).toEqual(["00066", "00066", "00066", "00066", "14000"])
    expect(journal()).toEqual([["charge", 2625]])
  })

  it("does not work by another attempt's token, nor by one that nobody has given", async () => {
    const { message } = await tokenOf("4005550000000001")
    const other = { ...asked, reference: "other" }
    const token = message?.token ?? ""
    expect((await run(gateway.purchase(other, { ...charge, token }))).answer.responseCode).toBe("00088")
    expect((await run(gateway.purchase(asked, { ...charge, token: "made-up" }))).answer.responseCode).toBe("00044")
    expect(journal()).toEqual([])
  })

  it("of a customer whose address could be read as another field is sent with one of ours", async () => {
    const odd = { ...asked, email: "a=1response_code=14000@example.com" }
    expect((await purchased("4005550000000001", {}, odd)).answer.responseCode).toBe("14000")
    expect(simulator.running.bank.find("aps", asked.reference)?.email).toBe("customer@localhost")
  })

  it("brings the fingerprint of the device when there is one, and no empty field ever", async () => {
    const sent: object[] = []
    const line: PaymentLine = { isUp: () => true, post: async (_, body) => void sent.push(body) }
    const settings = { ...apsAccount, responsePhrases: ["x"], pageUrl: "http://p", apiUrl: "http://a" }
    const silent = apsGateway({ ...settings, mode: "form", isSimulator: true }, line)
    await run(silent.purchase(asked, { ...charge, token: "t", deviceFingerprint: "f" }))
    await run(silent.purchase(asked, { ...charge, token: "t", deviceFingerprint: "" }))
    expect(sent[0]).toMatchObject({
      command: "PURCHASE",
      device_fingerprint: "f",
      amount: "2625",
      customer_ip: "203.0.113.7",
    })
    expect(sent[1]).not.toHaveProperty("device_fingerprint")
    expect(Object.values({ ...sent[1] })).not.toContain("")
  })
})

describe("3-D Secure", () => {
  const heldAt = async (attempt = asked): Promise<string> => {
    const { answer } = await purchased("4557012345678902", {}, attempt)
    expect(answer.responseCode).toBe("20064")
    return answer.command === "purchase" ? (answer.url3d ?? "") : ""
  }

  it.each([
    ["approve", "14000", "paid", 1],
    ["fail", "13030", "declined", 0],
    ["cancel", "00072", "declined", 0],
  ] as const)("that ends with %s brings the browser back with %s", async (decision, code, kind, charges) => {
    const address = await heldAt()
    expect((await seePage(address)).text).toContain("AED 26.25")
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "checking", because: "uncertain" })
    const back = await seePage(address, { decision })
    expect(back.action).toBe(asked.returnUrls.purchase)
    expect(await run(gateway.readReturn(back.fields))).toMatchObject({
      reference: asked.reference,
      report: { answer: { responseCode: code } },
    })
    expect((await decisionOf(run(gateway.inquire(asked)))).kind).toBe(kind)
    expect(journal()).toHaveLength(charges)
    expect((await seePage(address, { decision: "approve" })).status).toBe(409)
    expect(journal()).toHaveLength(charges)
  })

  it("that is left decides nothing, until the bank has waited for an hour", async () => {
    const address = await heldAt()
    expect((await seePage(address, { decision: "leave" })).action).toBeNull()
    expect((await decisionOf(run(gateway.inquire(asked)))).kind).toBe("checking")
    await simulator.pass(60 * 60_000)
    expect((await decisionOf(run(gateway.inquire(asked)))).kind).toBe("declined")
  })

  it("brings the browser back by GET where the account is set so", async () => {
    simulator.fault({ at: "return", do: "get" })
    const { location } = await seePage(await heldAt(), { decision: "approve" })
    const { origin, pathname, searchParams } = new URL(location ?? "")
    expect(origin + pathname).toBe(asked.returnUrls.purchase)
    expect(await run(gateway.readReturn(Object.fromEntries(searchParams)))).toMatchObject({
      reference: asked.reference,
    })
  })

  it.each(["forged", "bad-signature", "unsigned"] as const)("whose way back is %s is not believed", async (kind) => {
    simulator.fault({ at: "return", do: kind })
    const back = await seePage(await heldAt(), { decision: "fail" })
    expect(back.fields.merchant_reference).toBe(asked.reference)
    expect(await run(gateway.readReturn(back.fields))).toBeNull()
  })
})

describe("the gateway's own page", () => {
  it("asks for the card and charges it, with the amount that the server has signed", async () => {
    gateway = apsAt(simulator, { mode: "hosted" })
    const opened = await run(gateway.open(asked))
    if (opened?.kind !== "hosted") throw new Error("not hosted")
    expect(opened.fields).toMatchObject({ command: "PURCHASE", amount: "2625", return_url: asked.returnUrls.purchase })
    expect((await seePage(opened.action, { ...opened.fields, amount: "1" })).status).toBe(400)
    const page = await seePage(opened.action, opened.fields)
    const address = `${simulator.running.origin}${page.action}`
    const card = { ...typed("4005550000000001"), expiry_date: "01/30" }
    expect((await seePage(address, { ...card, card_number: "4005550000000002" })).text).toContain('role="alert"')
    const back = await seePage(address, card)
    expect(await run(gateway.readReturn(back.fields))).toMatchObject({
      reference: asked.reference,
      report: { answer: { command: "purchase", responseCode: "14000", amount: asked.amount } },
    })
    expect(journal()).toEqual([["charge", 2625]])
    expect((await seePage(opened.action, opened.fields)).status).toBe(409)
  })
})

describe("money that is set aside", () => {
  const isAuthorisation = true

  it("is set aside on the gateway's own page, too, where it is taken at the pick-up", async () => {
    gateway = apsAt(simulator, { mode: "hosted", takesAt: "pickup" })
    const opened = await run(gateway.open(asked))
    if (opened?.kind !== "hosted") throw new Error("not hosted")
    const page = await seePage(opened.action, opened.fields)
    const card = { ...typed("4005550000000001"), expiry_date: "01/30" }
    await seePage(`${simulator.running.origin}${page.action}`, card)
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "authorised" })
    expect(journal()).toEqual([["authorisation", 2625]])
  })

  it("is authorised, and captured in part", async () => {
    expect(await decisionOf(purchased("4005550000000001", { isAuthorisation }))).toEqual({ kind: "authorised" })
    expect(await decisionOf(run(gateway.inquire(asked)))).toEqual({ kind: "authorised" })
    expect(await run(gateway.capture(asked, money(2626, "AED"), "c0"))).toMatchObject({
      outcome: "refused",
      code: "05042",
    })
    expect(await run(gateway.capture(asked, money(2000, "AED"), "c1"))).toMatchObject({
      outcome: "done",
      code: "04000",
    })
    expect((await run(gateway.inquire(asked))).captured).toEqual(money(2000, "AED"))
    expect((await run(gateway.release(asked, "v1"))).outcome).toBe("refused")
    expect(journal()).toEqual([
      ["authorisation", 2625],
      ["capture", 2000],
    ])
  })

  it("is let go, and captured no more", async () => {
    await purchased("4005550000000001", { isAuthorisation })
    expect(await run(gateway.release(asked, "v1"))).toMatchObject({ outcome: "done", code: "08000" })
    expect((await run(gateway.capture(asked, asked.amount, "c1"))).outcome).toBe("refused")
    expect(journal().at(-1)).toEqual(["void", 2625])
  })

  it("whose capture is not answered is unknown, and told by the inquiry", async () => {
    await purchased("4005550000000001", { isAuthorisation })
    simulator.fault({ at: "CAPTURE", do: "drop-after" })
    expect((await run(gateway.capture(asked, asked.amount, "c1"))).outcome).toBe("unknown")
    expect((await run(gateway.inquire(asked))).captured).toEqual(asked.amount)
  })
})

describe("a command about money that moved", () => {
  /** A gateway that answers every command with this code. */
  const answering = (code: string) => {
    const line: PaymentLine = {
      isUp: () => true,
      post: async (_, body) => {
        const { signature: _signature, ...echo } = body as Readonly<Record<string, string>>
        const fields = { ...echo, response_code: code, status: code.slice(0, 2) }
        return { ...fields, signature: simulatorSignature(fields, apsAccount.responsePhrase, "sha256") }
      },
    }
    const settings = {
      ...apsAccount,
      responsePhrases: [apsAccount.responsePhrase],
      pageUrl: "http://p",
      apiUrl: "http://a",
    }
    return apsGateway({ ...settings, mode: "form", isSimulator: true }, line)
  }

  it.each([
    ["06000", "unknown", "unknown", "done"],
    ["04000", "done", "unknown", "unknown"],
    ["08000", "unknown", "done", "unknown"],
    ["07048", "refused", "refused", "refused"],
    ["05042", "refused", "refused", "refused"],
    ["09034", "refused", "refused", "refused"],
    ["00036", "refused", "refused", "refused"],
    ["14048", "unknown", "unknown", "unknown"],
    ["00006", "unknown", "unknown", "unknown"],
    ["07006", "unknown", "unknown", "unknown"],
    ["15777", "unknown", "unknown", "unknown"],
    ["00784", "unknown", "unknown", "unknown"],
    ["00066", "unknown", "unknown", "unknown"],
  ])("that is answered %s is %s for a capture, %s for a release and %s for a refund", async (code, ...outcomes) => {
    const gateway = answering(code)
    const reports = [
      await run(gateway.capture(asked, asked.amount, "c1")),
      await run(gateway.release(asked, "v1")),
      await run(gateway.refund(asked, asked.amount, "r1")),
    ]
    expect(reports.map(({ outcome }) => outcome)).toEqual(outcomes)
    for (const report of reports) expect(report.code).toBe(code)
  })
})

describe("a message of the gateway", () => {
  const trusting = () =>
    apsGateway(
      {
        accessCode: "AC",
        merchantId: "MI",
        requestPhrase: "REQ",
        responsePhrases: ["NEW", forgery.phrase],
        shaType: forgery.type,
        pageUrl: "http://p",
        apiUrl: "http://a",
        mode: "form",
        isSimulator: false,
      },
      { isUp: () => true, post: async () => null },
    )
  const genuine = {
    access_code: "AC",
    amount: "2625",
    command: "PURCHASE",
    currency: "AED",
    merchant_identifier: "MI",
    merchant_reference: "BK-1.a1",
    response_code: "14000",
    status: "14",
  }
  const signed = (fields: Readonly<Record<string, string>>, phrase: string = forgery.phrase) => ({
    ...fields,
    signature: simulatorSignature(fields, phrase, "sha256"),
  })
  const readBoth = async (fields: Readonly<Record<string, string>>) => [
    await run(trusting().readReturn(fields)),
    await run(
      trusting().readNotification({ contentType: "application/json", body: JSON.stringify(fields), receivedAt: 0 }),
    ),
    await run(
      trusting().readNotification({
        contentType: "application/x-www-form-urlencoded; charset=utf-8",
        body: new URLSearchParams(fields).toString(),
        receivedAt: 0,
      }),
    ),
  ]

  it("is read the same from a browser, from JSON and from a form", async () => {
    const [first, ...others] = await readBoth(signed(genuine))
    expect(first).toMatchObject({ reference: "BK-1.a1", report: { answer: { responseCode: "14000" } }, token: null })
    for (const other of others) expect(other).toEqual(first)
  })

  it("is believed under both phrases while they are being changed", async () => {
    for (const phrase of ["NEW", forgery.phrase])
      expect((await readBoth(signed(genuine, phrase))).every((message) => message !== null)).toBe(true)
    expect(await readBoth(signed(genuine, "REQ"))).toEqual([null, null, null])
  })

  it("that splits a refusal anew into a success is not believed, nor is the refusal itself", async () => {
    const { signature } = forgery
    expect(await readBoth({ ...forgery.forgedSuccess, signature })).toEqual([null, null, null])
    expect(await readBoth({ ...forgery.genuineRefusal, signature })).toEqual([null, null, null])
  })

  it("is not believed however a rightly signed one is split anew", () => {
    const text = fc.stringMatching(/^[a-z_]{1,8}=?[a-z0-9]{0,8}$/)
    fc.assert(
      fc.property(text, text, (name, value) => {
        fc.pre(name.includes("=") || value.includes("="))
        const fields = signed({ ...genuine, customer_name: `${name}${value}` })
        expect(Effect.runSync(trusting().readReturn(fields))).toBeNull()
      }),
    )
  })

  it.each([
    ["another shop's", { merchant_identifier: "OTHER" }],
    ["another account's", { access_code: "OTHER" }],
    ["of two minds about its status", { status: "13" }],
    ["of a code that is none", { response_code: "140001" }],
    ["of an amount that is none", { amount: "26.25" }],
    ["of a reference that cannot be ours", { merchant_reference: "BK 1" }],
    ["of a token that is none", { token_name: "a b" }],
  ])("that is %s is not believed, for all its signature", async (_, patch) => {
    expect(await readBoth(signed({ ...genuine, ...patch }))).toEqual([null, null, null])
  })

  it("about a refund or a capture is news to ask for, and decides nothing", async () => {
    for (const [command, code] of [
      ["REFUND", "06000"],
      ["CAPTURE", "04000"],
      ["VOID_AUTHORIZATION", "08000"],
    ] as const) {
      const fields = signed({ ...genuine, command, response_code: code, status: code.slice(0, 2) })
      for (const message of await readBoth(fields)) {
        expect(message?.reference).toBe("BK-1.a1")
        expect(message?.report.answer.responseCode).toBeNull()
      }
    }
  })

  it("of any shape is a value, and never a failure", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (fields, body) => {
        expect(Effect.runSync(trusting().readReturn(fields))).toBeNull()
        const notification = { contentType: "application/json", body, receivedAt: 0 }
        expect(Effect.runSync(trusting().readNotification(notification))).toBeNull()
      }),
    )
    for (const body of ['{"__proto__":{"a":1}}', '{"signature":{}}', '{"a":[1]}', `{"a":${"[".repeat(5_000)}`])
      expect(
        Effect.runSync(trusting().readNotification({ contentType: "application/json", body, receivedAt: 0 })),
      ).toBeNull()
  })
})
