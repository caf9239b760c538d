import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { samplePickup } from "../../testing/sample-booking.ts"
import { type Draft, newDraft, priceInputsOf, renewedDraft } from "./draft.ts"

describe("a draft whose order came to nothing", () => {
  it("goes on under the next key, and nothing else of it changes", () => {
    const second = renewedDraft(newDraft("7f3a", "AE"))
    expect([second.id, renewedDraft(second).id]).toEqual(["7f3a.2", "7f3a.3"])
    expect(renewedDraft(newDraft("a.1.9", "AE")).id).toBe("a.1.10")
    expect(renewedDraft(newDraft("a.19", "AE")).id).toBe("a.20")
    expect(renewedDraft(newDraft("a.1b", "AE")).id).toBe("a.1b.2")
    fc.assert(
      fc.property(aDraft, (draft) => {
        expect({ ...renewedDraft(draft), id: draft.id }).toEqual(draft)
      }),
    )
  })

  it("never comes back to a key that it had, whatever its first one was", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (id, orders) => {
        const drafts: Draft[] = [newDraft(id, "QA")]
        while (drafts.length < orders) drafts.push(renewedDraft(drafts.at(-1) ?? newDraft(id, "QA")))
        expect(new Set(drafts.map((draft) => draft.id)).size).toBe(orders)
      }),
    )
  })
})

describe("what the price of a draft depends on", () => {
  it("is nothing while an end is missing, and else its ends, parcel, vehicle and type", () => {
    fc.assert(
      fc.property(aDraft, (draft) => {
        const { pickup, dropOff, market, vehicle, bookingType, parcel } = draft
        const inputs = priceInputsOf(draft)
        if (pickup.place === null || dropOff.place === null) {
          expect(inputs).toBeNull()
          return
        }
        const { weightGrams, sidesCm } = parcel
        expect(inputs).toEqual({
          market,
          vehicle,
          bookingType,
          pickup: pickup.place.position,
          dropOff: dropOff.place.position,
          parcel: { weightGrams, sidesCm },
        })
      }),
    )
    const { address, position, cityName } = samplePickup
    const draft = newDraft("d", "AE")
    const begun = { ...draft.pickup, place: { address, position, cityName } }
    expect([priceInputsOf({ ...draft, pickup: begun }), priceInputsOf({ ...draft, dropOff: begun })]).toEqual([
      null,
      null,
    ])
  })
})
