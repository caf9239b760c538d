import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { withoutContacts } from "./analytics-event.ts"

const failed = (errorMessage: string) => ({ name: "WEB_TRACKING_FAILED", errorMessage }) as const
const saidOf = (message: string): string => {
  const event = withoutContacts(failed(message))
  return event.name === "WEB_TRACKING_FAILED" ? event.errorMessage : ""
}

describe("a fact for analytics", () => {
  it("says nothing by which somebody is reached, whatever was typed", () => {
    const word = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^\+?\d{4,15}$/),
      fc.stringMatching(/^\d{3}[ -]\d{3}[ -]\d{4}$/),
      fc.string({ unit: "grapheme" }),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const said = saidOf(words.join(" "))
        expect(said).not.toMatch(/@|\p{N}{4}/u)
        expect(saidOf(said)).toBe(said)
      }),
    )
  })

  it("keeps the sentence that was read", () => {
    expect(saidOf("Invalid Reference, please enter the correct Reference")).toBe(
      "Invalid Reference, please enter the correct Reference",
    )
    expect(saidOf("No booking for a@b.example, +971 50 123 4567")).toBe("No booking for … …")
  })

  it("keeps a coupon code as it is", () => {
    const applied = { name: "WEB_COUPON_CODE_APPLIED", couponCode: "SAVE2026" } as const
    expect(withoutContacts(applied)).toEqual(applied)
  })
})
