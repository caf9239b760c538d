import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aCustomer } from "../../testing/arbitraries-account.ts"
import { emptyGuest } from "./contact-choice.ts"
import { signedInGuest } from "./signed-in-guest.ts"

const aGuest = fc.record({
  name: fc.constantFrom("", " ", "Amna", "Omar"),
  phone: fc.constantFrom("", "050 123 4567"),
  email: fc.constantFrom("", "amna@example.com"),
})

describe("who books while signed in", () => {
  it("is the account's customer where nothing was typed", () => {
    fc.assert(
      fc.property(aCustomer, (customer) => {
        const { name, phone, email } = customer
        expect(signedInGuest(emptyGuest, customer)).toEqual({ name, phone: phone ?? "", email })
      }),
    )
  })

  it("keeps whatever was typed, and asking twice changes nothing", () => {
    fc.assert(
      fc.property(aGuest, aCustomer, (guest, customer) => {
        const filled = signedInGuest(guest, customer)
        for (const field of ["name", "phone", "email"] as const)
          if (guest[field].trim() !== "") expect(filled[field]).toBe(guest[field])
        expect(signedInGuest(filled, customer)).toEqual(filled)
      }),
    )
  })

  it("is nobody's mixture: beside another name no phone is filled in, and the receipt goes to the account", () => {
    const amna = { name: "Amna", phone: "+971501234567", email: "amna@example.com" }
    const omar = { name: "Omar", phone: "", email: "" }
    expect(signedInGuest(omar, amna)).toEqual({ ...omar, email: amna.email })
    const written = { ...omar, email: "omar@example.com" }
    expect(signedInGuest(written, amna)).toEqual(written)
    expect(signedInGuest({ ...omar, name: "Amna " }, amna)).toEqual({ ...amna, name: "Amna " })
    expect(signedInGuest({ ...omar, name: "Amna" }, { ...amna, name: " Amna " })).toEqual(amna)
    expect(signedInGuest({ name: " ", phone: " ", email: " " }, amna)).toEqual(amna)
  })
})
