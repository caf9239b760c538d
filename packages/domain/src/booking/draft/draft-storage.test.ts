import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { replaced } from "../../testing/mangled-value.ts"
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

  it("is refused where a part of it is none: a place, a date, a choice, a measure", () => {
    const place = { address: "Dubai Marina", cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } }
    const draft = { ...newDraft("d1", "AE"), pickup: { ...newDraft("d1", "AE").pickup, place } }
    const read = (path: string, put: unknown) =>
      readDraft(JSON.stringify({ version: 1, draft: replaced(draft, path.split("."), put) }), "AE")
    for (const [path, put] of [
      ["pickup.place", {}],
      ["pickup.place.address", undefined],
      ["pickup.place.addresses", { en: "Dubai Marina" }],
      ["pickup.place.cityNames", { ar: "دبي" }],
      ["pickup.place.position", null],
      ["pickup.place.position.lat", 91],
      ["pickup.place.position.lon", "55.14"],
      ["pickup.left", { lat: 91, lon: 55.14 }],
      ["pickup.contact.choice", "both"],
      ["dropOff.place", "Dubai Marina"],
      ["parcel.size", "endless"],
      ["parcel.kind", "rocket"],
      ["parcel.sidesCm", [10, 10]],
      ["vehicle", "rocket"],
      ["bookingType", "constructor"],
      ["pickupDate", "2026-02-30"],
      ["pickupDate", 20_261_121],
      ["pickupWindow", 13],
      ["deliveryWindow", {}],
      ["paymentMethod", "barter"],
      ["costCentre", 7],
      ["leadId", 7],
    ] as const)
      expect(read(path, put), `${path}: ${JSON.stringify(put)}`).toBeNull()
    expect(read("parcel.note", "Fragile")).toMatchObject({ parcel: { note: "Fragile" }, pickup: { place } })
    expect(readDraft(writeDraft(draft).replace('"weightGrams":5000', '"weightGrams":1e999'), "AE")).toBeNull()
  })

  it("never throws, whatever stands in the storage", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readDraft(text, "AE")))
  })
})
