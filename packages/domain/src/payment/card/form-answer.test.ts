import { describe, expect, it } from "vitest"
import { type FormAnswer, outcomeOfForm } from "./form-answer.ts"

const right: FormAnswer = { status: 200, targetUrl: "https://bank.example/pay", payId: "70 1&x", message: null }

describe("the answer to Qatar's card form", () => {
  it("sends the browser to the bank's page under the payment's id with status 200", () => {
    expect(outcomeOfForm(right)).toEqual({ kind: "redirect", url: "https://bank.example/pay?paymentid=70%201%26x" })
    expect(outcomeOfForm({ ...right, targetUrl: "https://bank.example/pay?lang=ar", payId: "7" })).toEqual({
      kind: "redirect",
      url: "https://bank.example/pay?lang=ar&paymentid=7",
    })
  })

  it("shows a message with every other status, and without an address or an id", () => {
    for (const wrong of [
      { status: 201 },
      { status: 422 },
      { status: 500 },
      { targetUrl: null },
      { targetUrl: "" },
      { targetUrl: "javascript:alert(1)" },
      { payId: null },
      { payId: "" },
    ])
      expect(outcomeOfForm({ ...right, ...wrong, message: "Card blocked" }), JSON.stringify(wrong)).toEqual({
        kind: "refused",
        message: "Card blocked",
      })
    expect(outcomeOfForm({ ...right, status: 500 })).toEqual({ kind: "refused", message: null })
  })
})
