import { errors as arabic } from "@mersal/domain/messages/ar/errors"
import { errors as english } from "@mersal/domain/messages/en/errors"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { languageOf } from "./language.ts"

describe("the language of an answer", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["en", "en"],
    ["ar", "ar"],
    ["AR-QA", "ar"],
    ["ar-AE,ar;q=0.9,en;q=0.8", "ar"],
    ["en-GB,en;q=0.9,ar;q=0.8", "en"],
    ["fr,ar;q=0.5", "ar"],
    ["fr;q=0.9, de", "en"],
    ["ar;q=0", "en"],
    ["arabic", "en"],
  ])("for %j is %s", (header, language) => {
    expect(languageOf(header)).toBe(language)
  })

  it("is one of ours for any header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(["en", "ar"]).toContain(languageOf(header))
      }),
    )
  })
})

describe("the sentences of refusals", () => {
  it("are those of the specification, word for word (sections 5 and 8, D4)", () => {
    expect(english).toMatchObject({
      enterAddressDetails: "Please enter address details.",
      pickupDateInPast: "Pickup date cannot be before the current time",
      phoneInvalid: "Phone number is invalid",
      enterName: "Please enter Name.",
      enterPhone: "Please enter Phone number",
      notServed: "Currently not serving for the selected Pickup or Delivery",
      cutOffPassed: "The Cut off for current day bookings has passed, please reselect the pickup date",
      invalidReference: "Invalid reference number",
      somethingWentWrong: "Something went wrong",
    })
  })

  it("are in Arabic script in Arabic, with their facts in them", () => {
    for (const [key, sentence] of Object.entries(arabic)) {
      const say = sentence as string | object | ((...lists: readonly (readonly string[])[]) => string)
      const words = typeof say === "function" ? say(["A1"], ["B2"]) : Object.values(say).join("")
      expect([key, /[\u0600-\u06ff]/.test(words)]).toEqual([key, true])
    }
    expect(arabic.nextSlot("22nd Nov 2026", "11AM")).toMatch(/22nd Nov 2026/)
  })
})
