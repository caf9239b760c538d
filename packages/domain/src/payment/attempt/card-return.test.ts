import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Instant } from "../../calendar/zone.ts"
import { money } from "../../money/money.ts"
import { aGatewayAnswer, aResponseCode } from "../../testing/arbitraries-payment.ts"
import { uncertainCodes } from "../../testing/uncertain-codes.ts"
import { type AskedPayment, cardReturnDecision, type GatewayAnswer, unknownOrderMinutes } from "./card-return.ts"
import { meaningOf } from "./gateway-codes.ts"

const sentAt: Instant = Date.parse("2026-11-21T12:00:00Z")
const amount = money(2_625, "AED")
const asked: AskedPayment = { amount, sentAt }
const bank = "https://acs.bank.example/3ds?id=7"

const tokenization = (responseCode: string | null): GatewayAnswer => ({
  gateway: "aps",
  command: "tokenization",
  responseCode,
})
const purchase = (responseCode: string | null, url3d: string | null = null): GatewayAnswer => ({
  gateway: "aps",
  command: "purchase",
  responseCode,
  url3d,
  amount,
})
const inquiry = (transactionCode: string | null, responseCode: string | null = "12000"): GatewayAnswer => ({
  gateway: "aps",
  command: "inquiry",
  responseCode,
  transactionCode,
  amount,
})
const inQatar = (responseCode: string | null): GatewayAnswer => ({
  gateway: "pipe",
  command: "inquiry",
  responseCode,
  transactionCode: null,
  amount,
})
const decided = (answer: GatewayAnswer, after = 0) => {
  const decision = cardReturnDecision(answer, asked, sentAt + after)
  return "because" in decision ? `${decision.kind}: ${decision.because}` : decision.kind
}

describe("the card return", () => {
  it("is tokenised by 18000, and by nothing else that a purchase would say", () => {
    expect(["18000", "18062", "18063"].map((code) => decided(tokenization(code)))).toEqual([
      "tokenised",
      "tokenised",
      "tokenised",
    ])
    expect(decided(tokenization("14000"))).toBe("checking: uncertain")
    expect(decided(purchase("18000"))).toBe("checking: uncertain")
  })

  it("is paid by 14000 without any redirect, with an address or without", () => {
    expect(decided(purchase("14000"))).toBe("paid")
    expect(decided(purchase("14000", bank))).toBe("paid")
    expect(decided(inquiry("14000"))).toBe("paid")
    expect(decided(inquiry("04000"))).toBe("paid")
  })

  it("redirects to 3-D Secure by 20064 with its address, and is checked where it names none that can be opened", () => {
    expect(cardReturnDecision(purchase("20064", bank), asked, sentAt)).toEqual({ kind: "redirect-to-3ds", url: bank })
    for (const address of ["http://127.0.0.1:3100/3ds", "HTTPS://acs.bank.example"])
      expect(decided(purchase("20064", address)), address).toBe("redirect-to-3ds")
    for (const address of [
      null,
      "",
      "javascript:alert(1)",
      "javascript:https://acs.bank.example",
      "data:text/html,x",
      "https://",
      "//acs.bank.example",
    ])
      expect(decided(purchase("20064", address)), String(address)).toBe("checking: uncertain")
    expect(decided(inquiry("20064"))).toBe("checking: uncertain")
  })

  it("is authorised by 02000", () => {
    expect(decided(purchase("02000"))).toBe("authorised")
  })

  it("is declined by a known refusal and by a customer who cancels, wherever it is told", () => {
    for (const code of ["13666", "13029", "13012", "13030", "00785"]) {
      expect(decided(purchase(code)), code).toBe("declined")
      expect(decided(inquiry(code)), code).toBe("declined")
    }
    expect(cardReturnDecision(purchase("00072"), asked, sentAt)).toEqual({
      kind: "declined",
      reason: "cancelled-by-customer",
    })
    expect(decided(tokenization("17016"))).toBe("declined")
  })

  it("is paid in Qatar by an inquiry that answers 000, and declined by a bank's known refusal", () => {
    expect(decided(inQatar("000"))).toBe("paid")
    expect(["005", "051", "054"].map((code) => decided(inQatar(code)))).toEqual(["declined", "declined", "declined"])
    expect(["091", "096", "999", "00", null].map((code) => decided(inQatar(code)))).toEqual(
      Array.from({ length: 5 }, () => "checking: uncertain"),
    )
  })

  it("is checked, never declined, for each of the gateway's 17 uncertain codes", () => {
    expect(uncertainCodes).toHaveLength(17)
    for (const code of uncertainCodes)
      for (const answer of [tokenization(code), purchase(code), inquiry(code), inquiry("13666", code)])
        expect(decided(answer), code).toBe("checking: uncertain")
  })

  it("is checked when no answer came, and when a code is not known", () => {
    for (const code of [null, "", "13", "1400", "140000", "13999", "99999", "00066", "00007", "00008", "<html>"])
      for (const answer of [tokenization(code), purchase(code), inquiry(code)])
        expect(decided(answer), String(code)).toBe("checking: uncertain")
  })

  it("is pending by 19xxx and while the gateway still processes another call of it", () => {
    expect(["19000", "19065", "00784"].map((code) => decided(purchase(code)))).toEqual(
      Array.from({ length: 3 }, () => "checking: pending"),
    )
  })

  it("was not charged only when no order is found fifteen minutes after it was sent", () => {
    const window = unknownOrderMinutes * 60_000
    expect(decided(inquiry(null, "12036"), window - 1)).toBe("checking: uncertain")
    expect(decided(inquiry(null, "12036"), window)).toBe("not-charged")
    expect(decided(purchase("12036"), window)).toBe("checking: uncertain")
  })

  it("is for review when another amount or currency was paid than was asked for, or none is told", () => {
    for (const other of [money(2_624, "AED"), money(2_625, "QAR"), null]) {
      expect(cardReturnDecision({ ...purchase("14000"), amount: other } as GatewayAnswer, asked, sentAt).kind).toBe(
        "review",
      )
      expect(cardReturnDecision({ ...inQatar("000"), amount: other } as GatewayAnswer, asked, sentAt).kind).toBe(
        "review",
      )
    }
  })

  it("is paid or redirected by no code but those, and declined by no code that is not known, whatever a gateway says", () => {
    fc.assert(
      fc.property(aGatewayAnswer, fc.integer({ min: 0, max: 3_600_000 }), (answer, after) => {
        const decision = cardReturnDecision(answer, asked, sentAt + after)
        const told =
          answer.command === "inquiry" && answer.gateway === "aps" ? answer.transactionCode : answer.responseCode
        const meaning = meaningOf(answer.gateway, told)
        if (decision.kind === "paid") expect(["14000", "04000", "000"]).toContain(told)
        if (decision.kind === "redirect-to-3ds") expect(told).toBe("20064")
        if (decision.kind === "tokenised") expect(answer.command).toBe("tokenization")
        if (decision.kind === "declined") expect(["refused", "cancelled-by-customer"]).toContain(meaning)
        if (told === null) expect(["checking", "not-charged"]).toContain(decision.kind)
      }),
      { numRuns: 2_000 },
    )
  })

  it("finds no refusal in a code whose status is a success or uncertain", () => {
    fc.assert(
      fc.property(aResponseCode, (code) => {
        if (meaningOf("aps", code) === "refused") expect(code).toMatch(/^(00|03|13|17)\d{3}$/)
        if (code?.endsWith("006")) expect(meaningOf("aps", code)).toBe(code.startsWith("19") ? "pending" : "uncertain")
      }),
    )
  })
})
