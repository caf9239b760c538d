import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anInstant } from "../../testing/arbitraries.ts"
import { codeOfMac, counterOfStep, enrolmentUri, stepAt, stepsTaken } from "./time-code.ts"

/** RFC 4226, appendix D: what HMAC-SHA-1 makes of the counters 0 to 9, and the codes. */
const rfc4226 = [
  ["cc93cf18508d94934c64b65d8ba7667fb7cde4b0", "755224"],
  ["75a48a19d4cbe100644e8ac1397eea747a2d33ab", "287082"],
  ["0bacb7fa082fef30782211938bc1c5e70416ff44", "359152"],
  ["66c28227d03a2d5529262ff016a1e6ef76557ece", "969429"],
  ["a904c900a64b35909874b33e61c5938a8e15ed1c", "338314"],
  ["a37e783d7b7233c083d4f62926c7a25f238d0316", "254676"],
  ["bc9cd28561042c83f219324d3c607256c03272ae", "287922"],
  ["a4fb960c0bc06e1eabb804e5b397cdc4b45596fa", "162583"],
  ["1b3c89f65e6c9e883012052823443f048b4332db", "399871"],
  ["1637409809a679dc698207310c8c7fc07290d9e5", "520489"],
] as const

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
const aMac = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe("a code of an app", () => {
  it("is the one that RFC 4226 makes of its ten hashes", () => {
    for (const [mac, code] of rfc4226) expect(codeOfMac(bytesOf(mac))).toBe(code)
  })

  it("has its digits whatever the hash, those of a longer one at its end", () => {
    fc.assert(
      fc.property(aMac, (mac) => {
        expect(codeOfMac(mac)).toMatch(/^\d{6}$/)
        expect(codeOfMac(mac, 8).endsWith(codeOfMac(mac))).toBe(true)
      }),
    )
  })

  it("is of the step that RFC 6238 has for its times", () => {
    const times = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000]
    expect(times.map((seconds) => hexOf(counterOfStep(stepAt(seconds * 1_000))))).toEqual([
      "0000000000000001",
      "00000000023523ec",
      "00000000023523ed",
      "000000000273ef07",
      "0000000003f940aa",
      "0000000027bc86aa",
    ])
  })
})

describe("the steps that are taken", () => {
  it("are the one of now, the one before and the one after, and none before time began", () => {
    expect(stepsTaken(59_999)).toEqual([0, 1, 2])
    expect(stepsTaken(60_000)).toEqual([1, 2, 3])
    expect(stepsTaken(0)).toEqual([0, 1])
  })

  it("take a code for a minute and a half, from half a minute before its step until as long after it", () => {
    fc.assert(
      fc.property(anInstant, fc.integer({ min: -90_000, max: 120_000 }), (now, later) => {
        const step = stepAt(now)
        const from = (step - 1) * 30_000
        const at = Math.max(0, now + later)
        expect(stepsTaken(at).includes(step)).toBe(at >= from && at < from + 90_000)
      }),
    )
  })
})

describe("what an app reads", () => {
  it("names the product, the account and everything that a code is made of", () => {
    expect(enrolmentUri("Mersal", "ops@example.com", "MZXW6YTB")).toBe(
      "otpauth://totp/Mersal:ops%40example.com?secret=MZXW6YTB&issuer=Mersal&algorithm=SHA1&digits=6&period=30",
    )
  })

  it("is an address whatever the names are", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (issuer, account) => {
        const uri = new URL(enrolmentUri(issuer, account, "MZXW6YTB"))
        const [of, whose] = uri.pathname.replace(/^\/+(totp\/)?/, "").split(":")
        expect(decodeURIComponent(of ?? "")).toBe(issuer.replaceAll(":", " "))
        expect(decodeURIComponent(whose ?? "")).toBe(account)
        expect(uri.searchParams.get("issuer")).toBe(issuer.replaceAll(":", " "))
        expect(uri.searchParams.get("secret")).toBe("MZXW6YTB")
      }),
    )
  })
})
