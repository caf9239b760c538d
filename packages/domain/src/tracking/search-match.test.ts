import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { spokenReference } from "../booking/order/reference.ts"
import { aBooking } from "../testing/arbitraries.ts"
import { runs } from "../testing/runs.ts"
import { sampleBooking } from "../testing/sample-booking.ts"
import { endsOnPhone, hasThere } from "./search-match.ts"

describe("looking for a booking", () => {
  it("finds it by what it holds, however that is written", () => {
    const { reference, customer } = sampleBooking
    for (const typed of [reference, reference.toLowerCase(), spokenReference(reference)])
      expect(hasThere(sampleBooking, "reference", typed)).toBe(true)
    for (const typed of [customer.phone, "050 123 4567", "٠٥٠١٢٣٤٥٦٧", "+97165123456", "06 512 3456"])
      expect([typed, hasThere(sampleBooking, "phone", typed)]).toEqual([typed, true])
    for (const typed of [customer.email, ` ${customer.email.toUpperCase()} `])
      expect(hasThere(sampleBooking, "email", typed)).toBe(true)
  })

  it("finds nothing by an empty text, or by a part of what it holds", () => {
    fc.assert(
      fc.property(aBooking, fc.constantFrom("reference", "phone", "email"), (booking, field) => {
        expect(hasThere(booking, field, "")).toBe(false)
        expect(hasThere(booking, field, "   ")).toBe(false)
      }),
      { numRuns: runs(100) },
    )
    for (const part of ["4567", "50123456", "aisha", "@example.com"])
      for (const field of ["reference", "phone", "email"] as const)
        expect(hasThere(sampleBooking, field, part)).toBe(false)
  })

  it("takes the last four digits of a phone in it, in either script, and no more or fewer", () => {
    for (const typed of ["4567", " 45 67 ", "٤٥٦٧", "3456"]) expect(endsOnPhone(sampleBooking, typed)).toBe(true)
    for (const typed of ["", "567", "34567", "0000", "abcd", "+971501234567"])
      expect([typed, endsOnPhone(sampleBooking, typed)]).toEqual([typed, false])
  })

  it("is not satisfied by a booking without phones", () => {
    const contact = { name: "", phone: "", isCustomer: false }
    const erased = {
      ...sampleBooking,
      customer: { name: "", phone: "", email: "" },
      pickup: { ...sampleBooking.pickup, contact },
      dropOff: { ...sampleBooking.dropOff, contact },
    }
    expect(endsOnPhone(erased, "")).toBe(false)
    expect(hasThere(erased, "email", "")).toBe(false)
  })
})
