import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contactOf } from "../booking/draft/contact-choice.ts"
import { stopSides } from "../booking/stop.ts"
import { aDraft } from "../testing/arbitraries-draft.ts"
import { leadOf } from "./lead.ts"

describe("the lead of a draft", () => {
  it("names both stops and their contacts, who books, what with, and the code that is applied", () => {
    fc.assert(
      fc.property(aDraft, fc.constantFrom("", "WELCOME10"), (draft, code) => {
        const lead = leadOf(draft, code)
        for (const side of stopSides) {
          const { contact, place, building } = draft[side]
          const address = place === null ? "" : place.address
          expect(lead[side]).toEqual({ ...contactOf(contact, draft.guest), address, building })
        }
        const { market, vehicle, bookingType } = draft
        expect(lead).toMatchObject({ market, vehicle, bookingType, customer: draft.guest, promoCode: code })
        expect(leadOf(draft).promoCode).toBe("")
      }),
    )
  })
})
