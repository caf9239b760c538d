import { describe, expect, it } from "vitest"
import { newDraft } from "./draft.ts"
import { readDraft, writeDraft } from "./draft-storage.ts"
import { placedAnew } from "./placed-anew.ts"

const marina = { address: "Dubai Marina, Dubai", cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } }
const moved = (north: number, east: number) => ({
  ...marina,
  position: { lat: marina.position.lat + north, lon: marina.position.lon + east },
})
const atMarina = { place: marina }

describe("an address chosen for a stop", () => {
  it("takes the place of one that had none, and leaves what was typed", () => {
    expect(placedAnew({ place: null }, marina)).toEqual({ place: marina })
  })

  it("keeps the building where the pin is put right", () => {
    for (const place of [moved(0, 0), moved(0.0049, -0.0049), moved(-0.0049, 0.0049)])
      expect(placedAnew(atMarina, place)).toEqual({ place })
  })

  it("takes the building of another address away, and the way to it", () => {
    for (const place of [moved(0.0051, 0), moved(-0.0051, 0), moved(0, 0.0051), moved(0, -0.0051)])
      expect(placedAnew(atMarina, place)).toEqual({ place, building: "", landmark: "" })
  })

  it("is compared with the one that was taken away, also after a reload in between", () => {
    const typed = { ...newDraft("d1", "AE").pickup, place: marina, building: "Marina Plaza", landmark: "Gate 2" }
    const cleared = { ...typed, ...placedAnew(typed, null) }
    expect(cleared).toMatchObject({ place: null, building: "Marina Plaza", landmark: "Gate 2" })
    const kept = readDraft(writeDraft({ ...newDraft("d1", "AE"), pickup: cleared }), "AE")?.pickup
    if (!kept) throw new Error("The draft was lost")
    expect({ ...kept, ...placedAnew(kept, moved(0.0051, 0)) }).toEqual({
      ...typed,
      place: moved(0.0051, 0),
      building: "",
      landmark: "",
    })
    expect({ ...kept, ...placedAnew(kept, marina) }).toEqual(typed)
    // Cleared once more, before anything was chosen.
    expect(placedAnew(kept, null)).toEqual({ place: null, left: marina.position })
  })
})
