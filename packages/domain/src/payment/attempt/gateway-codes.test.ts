import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CodeMeaning, meaningOf } from "./gateway-codes.ts"

/** Every code of five digits by what it means, but for the uncertain ones. */
function everyCode(): Partial<Record<CodeMeaning, readonly string[]>> {
  const found: Partial<Record<CodeMeaning, string[]>> = {}
  for (let number = 0; number < 100_000; number += 1) {
    const code = String(number).padStart(5, "0")
    const meaning = meaningOf("aps", code)
    if (meaning === "uncertain") continue
    const codes = found[meaning] ?? []
    codes.push(code)
    found[meaning] = codes
  }
  return found
}

const refusals = "012 016 029 030 031 050 057 058 074 075 087 100 121 123 152 666 785 787".split(" ")
const withStatus = (messages: readonly string[]) =>
  ["00", "03", "13", "17"].flatMap((status) => messages.map((message) => status + message))

describe("a gateway's code", () => {
  it("means what it says for these of the hundred thousand, and is uncertain for all others", () => {
    const pending = Array.from({ length: 1_000 }, (_, message) => `19${String(message).padStart(3, "0")}`)
    expect(everyCode()).toEqual({
      tokenised: ["18000", "18062", "18063"],
      "three-d-secure-asked": ["20064"],
      paid: ["14000"],
      authorised: ["02000"],
      captured: ["04000"],
      refunded: ["06000"],
      voided: ["08000"],
      "inquiry-answered": ["12000"],
      "order-not-found": ["12036"],
      pending: ["00784", ...pending],
      "cancelled-by-customer": withStatus(["072"]),
      refused: withStatus(refusals),
    })
  })

  it("means paid in Qatar for 000 only, and a refusal for the banks' own", () => {
    const meanings = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, "0"))
    const meant = (meaning: CodeMeaning) => meanings.filter((code) => meaningOf("pipe", code) === meaning)
    expect(meant("paid")).toEqual(["000"])
    expect(meant("pending")).toEqual(["009"])
    expect(meant("cancelled-by-customer")).toEqual(["017"])
    expect(meant("order-not-found")).toEqual(["025"])
    expect(meanings.filter((code) => meaningOf("pipe", code) === "refused")).toEqual(
      "005 014 041 043 051 054 055 057 061 062 065 075".split(" "),
    )
  })

  it("is uncertain when a known one is part of it", () => {
    for (const code of ["19000", "13029", "00072", "17666"])
      for (const longer of [`${code}0`, `${code} `, `${code}\n`, `0${code}`, ` ${code}`, code.slice(0, 4)])
        expect(meaningOf("aps", longer), longer).toBe("uncertain")
    expect(meaningOf("aps", "19٠00")).toBe("uncertain")
  })

  it("is uncertain when it is none: no answer, another length, other characters", () => {
    const none = fc.oneof(fc.constant(null), fc.constantFrom("__proto__", "constructor", "", "1400٠"), fc.string())
    fc.assert(
      fc.property(none, fc.constantFrom("aps" as const, "pipe" as const), (code, gateway) => {
        fc.pre(code === null || !/^(\d{3}|\d{5})$/.test(code))
        expect(meaningOf(gateway, code)).toBe("uncertain")
      }),
    )
  })
})
