import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleBooking } from "../testing/sample-booking.ts"
import { matchesSearch, searchedDigits } from "./board-search.ts"

describe("what somebody at the desk looks for", () => {
  it("is found by any part of a reference or of a name, in whatever case", () => {
    const { reference, customer, dropOff } = sampleBooking
    for (const text of [reference, customer.name, dropOff.contact.name])
      fc.assert(
        fc.property(fc.nat(text.length - 1), fc.nat(text.length), (from, length) => {
          const part = text.slice(from, from + length + 1)
          expect(matchesSearch(sampleBooking, part.toLowerCase())).toBe(true)
          expect(matchesSearch(sampleBooking, ` ${part.toUpperCase()} `)).toBe(true)
        }),
      )
  })

  it("is found by a phone number however it is written", () => {
    for (const typed of ["+971 50 123 4567", "050-123 4567", "501234567", "(06) 5123"])
      expect([typed, matchesSearch(sampleBooking, typed)]).toEqual([typed, true])
    expect(matchesSearch(sampleBooking, "050 999")).toBe(false)
  })

  it("is everything without a text, and nothing that stands in no name", () => {
    expect(matchesSearch(sampleBooking, "  ")).toBe(true)
    expect(matchesSearch(sampleBooking, "%")).toBe(false)
    expect(matchesSearch(sampleBooking, "Marina")).toBe(false)
    expect(matchesSearch(sampleBooking, "AishaRahman")).toBe(false)
  })

  it("is found with one blank where there are more, on either side, and by a phone that is kept in groups", () => {
    const written = { name: "Aisha \t Rahman", phone: "+971 50-123 4567", email: "" }
    const booking = { ...sampleBooking, customer: written, pickup: sampleBooking.dropOff }
    for (const typed of ["aisha rahman", "AISHA   RAHMAN ", "1234567", " 0501234567 "])
      expect([typed, matchesSearch(booking, typed)]).toEqual([typed, true])
  })

  it("is no phone number with letters, or with too few digits", () => {
    for (const text of ["0501a", "a0501", "0501 and more", "no. 0501"]) expect(searchedDigits(text)).toBeNull()
    expect([searchedDigits("05a"), searchedDigits("00 12"), searchedDigits("0501")]).toEqual([null, null, "501"])
  })
})
