import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { newDraft } from "./draft.ts"
import { readDraft, writeDraft } from "./draft-storage.ts"

describe("a new draft", () => {
  it("begins as a Bike and Next Day with nothing filled in", () => {
    expect(newDraft("d1", "AE")).toMatchObject({ vehicle: "bike", bookingType: "nextDay", pickupDate: null })
    expect(newDraft("d1", "AE").pickup).toMatchObject({ place: null, building: "", landmark: "" })
  })
})

describe("the stored draft", () => {
  it("survives a reload as it was", () => {
    fc.assert(
      fc.property(aDraft, (drawn) => {
        expect(readDraft(writeDraft(drawn), drawn.market)).toEqual(drawn)
      }),
    )
    const draft = { ...newDraft("d1", "QA"), guest: { name: "أمنة", phone: "٣٣١٢٣٤٥٦", email: "" } }
    expect(readDraft(writeDraft(draft), "QA")).toEqual(draft)
  })

  it("is refused cleanly from another market, another version or a broken text", () => {
    const stored = writeDraft(newDraft("d1", "AE"))
    expect(readDraft(stored, "QA")).toBeNull()
    expect(readDraft(stored.replace('"version":1', '"version":0'), "AE")).toBeNull()
    expect(readDraft(null, "AE")).toBeNull()
    expect(readDraft("{", "AE")).toBeNull()
  })

  it("is refused when any field is missing or of another kind", () => {
    const draft = newDraft("d1", "AE") as unknown as Record<string, unknown>
    const required = Object.keys(draft).filter((key) => draft[key] !== null)
    for (const key of required) {
      expect(readDraft(JSON.stringify({ version: 1, draft: { ...draft, [key]: undefined } }), "AE")).toBeNull()
      expect(readDraft(JSON.stringify({ version: 1, draft: { ...draft, [key]: 7 } }), "AE")).toBeNull()
    }
  })

  it("never throws, whatever stands in the storage", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readDraft(text, "AE")))
  })
})
