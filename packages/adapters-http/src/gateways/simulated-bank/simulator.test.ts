import { once } from "node:events"
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Reference } from "@mersal/domain/booking/order/reference"
import { money } from "@mersal/domain/money/money"
import type { AskedAttempt, GatewayMessage, PaymentGateway } from "@mersal/domain/ports/driven/payment-gateways"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { apsAt, seePage, startTestSimulator, type TestSimulator } from "../../testing/running-simulator.ts"
import { faultKinds, faultPlaces } from "./faults.ts"
import { fileMemory } from "./memory.ts"
import { testCardOf, testCards } from "./test-cards.ts"

const asked: AskedAttempt = {
  reference: "AE4K7M2XQ9TB3HV-a1",
  booking: "AE4K7M2XQ9TB3HV" as Reference,
  method: "card",
  amount: money(2625, "AED"),
  email: "amna@example.com",
  language: "en",
  returnUrls: { token: "http://localhost:3000/payment/token", purchase: "http://localhost:3000/payment/postpurchase" },
}
const run = Effect.runPromise

let simulator: TestSimulator
let gateway: PaymentGateway
let heard: { readonly body: string; readonly contentType: string }[]
let answers: number[]
let beforeTaking: () => Promise<void>
const stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  simulator = await startTestSimulator()
  gateway = apsAt(simulator)
  heard = []
  answers = []
  beforeTaking = async () => undefined
  const server = createServer(async (request, response) => {
    let body = ""
    for await (const piece of request) body += piece
    await beforeTaking()
    heard.push({ body, contentType: request.headers["content-type"] ?? "" })
    response.writeHead(answers.shift() ?? 200).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  simulator.running.tellAt({ aps: address, pipe: address })
  stops.push(async () => void server.close().closeAllConnections(), simulator.running.stop)
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function paid(number = "4005550000000001", at = gateway, attempt = asked) {
  const opened = await run(at.open(attempt))
  if (opened?.kind !== "form") throw new Error("not a form")
  const typed = { card_number: number, expiry_date: "3001", card_security_code: "957", card_holder_name: "Amna" }
  const { fields } = await seePage(opened.action, { ...opened.fields, ...typed })
  const token = (await run(at.readReturn(fields)))?.token ?? ""
  const charge = { token, customerAddress: "203.0.113.7", deviceFingerprint: null, isAuthorisation: false }
  const report = await run(at.purchase(attempt, charge))
  await simulator.running.idle()
  return report
}
const read = async (): Promise<(string | null | undefined)[]> => {
  const messages: (GatewayMessage | null)[] = []
  for (const one of heard) messages.push(await run(gateway.readNotification({ ...one, receivedAt: 0 })))
  return messages.map((message) => (message === null ? null : message.report.answer.responseCode))
}

describe("notifications of the simulator", () => {
  it("tell of a purchase once", async () => {
    await paid()
    expect(await read()).toEqual(["14000"])
    expect(heard[0]?.contentType).toBe("application/json")
  })

  it.each([
    [{ do: "never" }, []],
    [{ do: "dup", n: 5 }, ["14000", "14000", "14000", "14000", "14000"]],
    [{ do: "reorder" }, ["14000", "13666"]],
    [{ do: "forged" }, [null]],
    [{ do: "unsigned" }, [null]],
    [{ do: "bad-signature" }, [null]],
    [{ do: "form" }, ["14000"]],
  ] as const)("can go wrong: %o", async (fault, told) => {
    simulator.fault({ at: "webhook", ...fault })
    await paid()
    expect(await read()).toEqual(told)
  })

  it("can name somebody else's reference, rightly signed", async () => {
    simulator.fault({ at: "webhook", do: "wrong-ref" })
    await paid()
    const message = await run(gateway.readNotification({ ...first(heard), receivedAt: 0 }))
    expect(message?.reference).toBe("of-somebody-else")
  })

  it("can come late, by the product's clock", async () => {
    simulator.fault({ at: "webhook", do: "late", later: 60_000 })
    await paid()
    await simulator.pass(59_999)
    expect(await read()).toEqual([])
    await simulator.pass(1)
    expect(await read()).toEqual(["14000"])
  })

  it("can come before the answer to the call", async () => {
    simulator.fault({ at: "PURCHASE", do: "hook-first" })
    let isAnswered = false
    const seen = new Promise<boolean>((resolve) => {
      // The shop answers only after it has checked, so the call cannot have been answered by chance.
      beforeTaking = async () => resolve(isAnswered)
    })
    const purchase = paid().then(() => {
      isAnswered = true
    })
    expect(await seen).toBe(false)
    await purchase
    expect(await read()).toEqual(["14000"])
  })

  it("come again ten times, ten seconds apart, until they are taken", async () => {
    answers = [503, 400, 302]
    await paid()
    await simulator.pass(60_000)
    expect(heard).toHaveLength(3)
    heard.length = 0
    answers = Array.from({ length: 20 }, () => 500)
    await paid("4005550000000001", gateway, { ...asked, reference: "second" })
    await simulator.pass(99_999)
    expect(heard).toHaveLength(10)
    await simulator.pass(3_600_000)
    expect(heard).toHaveLength(11)
  })

  it("of a pending payment come when it is settled", async () => {
    simulator.fault({ at: "PURCHASE", do: "pending", later: 1_500 })
    expect((await paid()).answer.responseCode).toBe("19000")
    await simulator.pass(1_499)
    expect(await read()).toEqual([])
    await simulator.pass(1)
    expect(await read()).toEqual(["14000"])
  })

  it("come of 3-D Secure before the browser is back, where that is asked for", async () => {
    const { answer } = await paid("4557012345678902")
    simulator.fault({ at: "return", do: "hook-first" })
    const address = answer.command === "purchase" ? (answer.url3d ?? "") : ""
    await seePage(address, { decision: "approve" })
    expect(await read()).toEqual(["14000"])
  })
})

describe("faults", () => {
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${simulator.running.origin}/faults`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  const list = async () =>
    ((await (await fetch(`${simulator.running.origin}/faults`)).json()) as { faults: unknown[] }).faults

  it("are chosen by POST /faults, happen as often as they say, and are taken back by DELETE", async () => {
    expect((await post({ at: "CHECK_STATUS", do: "lag", times: 2 })).status).toBe(200)
    await paid()
    const codes = []
    for (let call = 0; call < 3; call += 1) codes.push((await run(gateway.inquire(asked))).answer.responseCode)
    expect(codes).toEqual(["12036", "12036", "12000"])
    await post({ at: "PURCHASE", do: "drop-after" })
    await fetch(`${simulator.running.origin}/faults`, { method: "DELETE" })
    expect(await list()).toEqual([])
  })

  it("of one reference leave others alone", async () => {
    await post({ at: "PURCHASE", do: "code", code: "13029", reference: "second" })
    expect((await paid()).answer.responseCode).toBe("14000")
    const second = await paid("4005550000000001", gateway, { ...asked, reference: "second" })
    expect(second.answer.responseCode).toBe("13029")
  })

  it.each([
    {},
    { at: "PURCHASE" },
    { at: "elsewhere", do: "lag" },
    { at: "PURCHASE", do: "explode" },
    { at: "PURCHASE", do: "lag", more: 1 },
    null,
    [],
  ])("that are none are refused with a reason: %o", async (body) => {
    const response = await post(body)
    expect(response.status).toBe(422)
    expect(((await response.json()) as { message: string }).message).not.toBe("")
    expect(await list()).toEqual([])
  })

  it("are not chosen by pages of other sites", async () => {
    const response = await post({ at: "PURCHASE", do: "drop-after" }, { "sec-fetch-site": "cross-site" })
    expect(response.status).toBe(403)
    expect(await list()).toEqual([])
  })

  it("are chosen by a person on a page, in two languages", async () => {
    const { origin } = simulator.running
    for (const [address, text] of [
      ["/", "What goes wrong next"],
      ["/?lang=ar", "ما الذي يتعطل تاليًا"],
    ] as const) {
      const page = await seePage(origin + address)
      expect(page.text).toContain(text)
      for (const place of faultPlaces) expect(page.text).toContain(`<option>${place}</option>`)
      for (const kind of Object.keys(faultKinds)) expect(page.text).toContain(`<option>${kind}</option>`)
    }
    const empty = { later: "", n: "", code: "", amount: "", currency: "", reference: "" }
    const sent = await seePage(`${origin}/faults?lang=ar`, { at: "REFUND", do: "drop-after", times: "2", ...empty })
    expect(sent).toMatchObject({ status: 303, location: "/?lang=ar" })
    expect(await list()).toEqual([{ at: "REFUND", do: "drop-after", times: 2 }])
    expect((await seePage(`${origin}/faults`, { at: "REFUND", do: "<b>" })).text).not.toContain("<b>")
    expect((await seePage(`${origin}/faults`, { clear: "all" })).status).toBe(303)
    expect(await list()).toEqual([])
  })
})

describe("the journal of money", () => {
  it("tells who was charged what, and never a card's number or code", async () => {
    await paid()
    await run(gateway.refund(asked, money(625, "AED"), "r1"))
    const response = await fetch(`${simulator.running.origin}/journal`)
    const text = await response.text()
    expect(JSON.parse(text).entries).toMatchObject([
      { gateway: "aps", kind: "charge", reference: asked.reference, amount: 2625, currency: "AED", last4: "0001" },
      { gateway: "aps", kind: "refund", reference: asked.reference, amount: 625, maintenance: "r1" },
    ])
    const kept = text + JSON.stringify(simulator.running.bank.orders()) + heard.map(({ body }) => body).join("")
    expect(kept).not.toContain("4005550000000001")
    // As a separate word: the three digits may well occur within a token or a signature.
    expect(kept).not.toMatch(/\b957\b/)
  })

  it("and the orders are remembered by a new process, and a torn line is not", async () => {
    const folder = mkdtempSync(join(tmpdir(), "simulator-"))
    stops.push(async () => rmSync(folder, { recursive: true }))
    const path = join(folder, "bank.jsonl")
    const before = await startTestSimulator({ memory: fileMemory(path) })
    await paid("4005550000000001", apsAt(before))
    await before.running.stop()
    expect(readFileSync(path, "utf8")).not.toContain("4005550000000001")
    appendFileSync(path, '{"entry":{"amount":99')

    const after = await startTestSimulator({ memory: fileMemory(path) })
    stops.push(after.running.stop)
    const now = apsAt(after)
    expect((await run(now.refund(asked, money(1000, "AED"), "r1"))).outcome).toBe("done")
    const again = fileMemory(path).load()
    expect(again.journal.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["charge", 2625],
      ["refund", 1000],
    ])
    expect(again.orders).toMatchObject([{ reference: asked.reference, captured: 2625, refunded: 1000 }])
  })

  it("never gives back more than it took, whatever is asked in whatever order", () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant("refund" as const),
        amount: fc.integer({ min: -5, max: 3000 }),
        maintenance: fc.constantFrom("a", "b", "c"),
      }),
      fc.record({ do: fc.constant("capture" as const), amount: fc.integer({ min: -5, max: 3000 }) }),
      fc.record({ do: fc.constant("release" as const) }),
      fc.record({ do: fc.constant("pay" as const) }),
    )
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 12 }), fc.uuid(), (isAuthorisation, steps, reference) => {
        const { bank } = simulator.running
        const { email, language } = asked
        const order = {
          gateway: "aps" as const,
          reference,
          isAuthorisation,
          amount: 2625,
          currency: "AED",
          email,
          language,
          returnUrl: "http://r",
        }
        bank.begin(order)
        const from = bank.journal().length
        for (const one of steps) {
          const found = bank.find("aps", reference)
          if (found === null) throw new Error("lost")
          if (one.do === "pay" && found.standing === "opened") bank.pay(found, null, null)
          if (one.do === "capture") bank.capture(found, one.amount)
          if (one.do === "release") bank.release(found)
          if (one.do === "refund") bank.refund(found, one.amount, one.maintenance)
        }
        const entries = bank.journal().slice(from)
        const sum = (kind: string) =>
          entries.filter((entry) => entry.kind === kind).reduce((total, { amount }) => total + amount, 0)
        const taken = sum("charge") + sum("capture")
        expect(taken).toBeLessThanOrEqual(2625)
        expect(sum("refund")).toBeLessThanOrEqual(taken)
        expect(bank.find("aps", reference)).toMatchObject({ captured: taken, refunded: sum("refund") })
        for (const { amount } of entries) expect(amount).toBeGreaterThan(0)
      }),
    )
  })
})

describe("test cards", () => {
  it("are numbers that a card could have", () => {
    for (const { number } of testCards) expect(testCardOf(number)?.last4).toBe(number.slice(-4))
    for (const { number } of testCards) {
      const wrong = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10)
      expect(testCardOf(wrong)).toBeNull()
    }
  })
})

describe("the simulator", () => {
  it("is on another site than localhost, says so on each page, and answers what it does not know", async () => {
    const { origin } = simulator.running
    expect(new URL(origin).hostname).toBe("127.0.0.1")
    expect((await seePage(origin)).text).toContain("Test gateway")
    expect((await fetch(origin, { method: "HEAD" })).status).toBe(200)
    for (const path of ["/nothing", "/FortAPI/3ds/1", "/FortAPI/card/1", "/pipe/bank?paymentid=1", "/pipe/transaction"])
      expect((await seePage(origin + path)).status, path).toBe(404)
    for (const path of ["/FortAPI/paymentApi", "/FortAPI/paymentPage", "/pipe/transaction"])
      for (const body of ["", "{", "[]", "null", "a=b", "x".repeat(1_000)]) {
        const response = await fetch(origin + path, {
          method: "POST",
          body,
          headers: { "content-type": "application/json" },
        })
        expect(response.status, path + body).toBeLessThan(500)
      }
  })

  it("refuses a body without end", async () => {
    await expect(
      fetch(`${simulator.running.origin}/FortAPI/paymentApi`, { method: "POST", body: "x".repeat(200_000) }),
    ).rejects.toThrow()
  })
})

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("nothing was heard")
  return item
}
