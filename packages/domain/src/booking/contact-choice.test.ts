import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contactOf, withChoice } from "./contact-choice.ts"

const guest = fc.record({ name: fc.string(), phone: fc.string(), email: fc.string() })

describe("the contact choice", () => {
  it("mirrors phone and name when both contacts are 'Contact Me'", () => {
    fc.assert(
      fc.property(guest, (me) => {
        expect(contactOf(withChoice("me"), me)).toEqual({ name: me.name, phone: me.phone })
      }),
    )
  })

  it("clears name and phone when 'Add a contact person' is chosen", () => {
    fc.assert(
      fc.property(guest, (me) => {
        expect(contactOf(withChoice("other"), me)).toEqual({ name: "", phone: "" })
      }),
    )
  })
})
