import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newDraft } from "../../booking/draft/draft.ts"
import { readLostPromo, writeLostPromo } from "./kept-promo-alert.ts"

const draft = newDraft("d1", "AE")
const enterAgain = { kind: "enterAgain" } as const

describe("the stored promo that a booking has lost", () => {
  it("is told again after a reload with the code as it was typed, beside the booking that lost it", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const stored = writeLostPromo(draft, { alert: enterAgain, typed })
        expect(readLostPromo(stored, draft)).toBe(typed)
        expect(readLostPromo(stored, newDraft("d2", "AE"))).toBeNull()
      }),
    )
  })

  it("is none where nothing is said, or something else", () => {
    for (const alert of [null, { kind: "network" }] as const)
      expect(writeLostPromo(draft, { alert, typed: "WELCOME10" })).toBeNull()
  })

  it("is refused cleanly as a broken text", () => {
    expect(readLostPromo(null, draft)).toBeNull()
    expect(readLostPromo('{"draftId":"d1","typed":1}', draft)).toBeNull()
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readLostPromo(text, draft) === null))
  })
})
