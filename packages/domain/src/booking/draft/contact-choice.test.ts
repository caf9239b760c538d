import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contactOf, emptyGuest, initialContact, withChoice } from "./contact-choice.ts"

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
  it("begins with nothing typed: the sender himself at the pick-up, somebody else at the drop-off", () => {
    expect(emptyGuest).toEqual({ name: "", phone: "", email: "" })
    expect(initialContact).toEqual({
      pickup: { choice: "me", name: "", phone: "" },
      dropOff: { choice: "other", name: "", phone: "" },
    })
  })
})
