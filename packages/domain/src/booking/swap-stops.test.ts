import { describe, expect, it } from "vitest"
import { type Draft, newDraft } from "./draft.ts"
import { swapStops } from "./swap-stops.ts"

const fresh = newDraft("draft", "AE")
const marina = { address: "Dubai Marina", cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } }
const filled: Draft = { ...fresh, pickup: { ...fresh.pickup, place: marina, building: "Tower 1" } }

describe("swapping the stops", () => {
  it("moves the address with everything that belongs to it", () => {
    const swapped = swapStops(filled)
    expect(swapped.dropOff).toMatchObject({ place: marina, building: "Tower 1" })
    expect(swapped.pickup?.place).toBeNull()
  })

  it("leaves each stop's way of asking for a person alone while nobody has been named", () => {
    const swapped = swapStops(filled)
    expect(swapped.pickup?.contact.choice).toBe("me")
    expect(swapped.dropOff?.contact.choice).toBe("other")
  })

  it("moves a named person with his address", () => {
    const named: Draft = {
      ...filled,
      dropOff: { ...filled.dropOff, contact: { choice: "other", name: "Mona", phone: "" } },
    }
    expect(swapStops(named).pickup?.contact.name).toBe("Mona")
    expect(swapStops(named).dropOff?.contact.choice).toBe("me")
  })

  it("twice is where it began", () => {
    expect({ ...filled, ...swapStops({ ...filled, ...swapStops(filled) } as Draft) }).toEqual(filled)
  })
})
