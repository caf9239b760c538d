import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { textLength } from "../market/field-limits.ts"
import { quotedText } from "./quoted-text.ts"

describe("a name that is quoted in a message", () => {
  it.each([
    "Amna Al Falasi",
    "St. Mary's Hospital, ward 3",
    "Web shop (2026)",
    "متجر الوردة، دبي",
    "Smith, J.",
    "Palm Trading L.L.C",
    "شركة النخيل ذ.م.م",
  ])("stands as it was typed: %s", (name) => {
    expect(quotedText(name)).toBe(name)
  })

  it.each([
    ["Pay at http://pay.example", "Pay at http: / / pay. example"],
    ["www.pay.example", "www. pay. example"],
    ["amna@pay.example", "amna@ pay. example"],
    ["pay。example", "pay。 example"],
  ])("is no link: %s", (name, quoted) => {
    expect(quotedText(name)).toBe(quoted)
  })

  it("is short, whatever is typed, and the same when it is quoted again", () => {
    const long = "Your account is blocked. Call us on 800 555 at once, or it is deleted"
    expect(quotedText(long)).toBe("Your account is blocked. Call us on 800…")
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."abc .:/@…،"), maxLength: 80 }), (typed) => {
        const quoted = quotedText(typed)
        expect(textLength(quoted)).toBeLessThanOrEqual(40)
        expect(quotedText(quoted)).toBe(quoted)
        expect(quoted).not.toMatch(/\w\.\w\w|\/\/|@\w/)
      }),
    )
  })
})
