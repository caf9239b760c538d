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

  it("moves a named person with his address, from either end", () => {
    const mona = { choice: "other", name: "Mona", phone: "" } as const
    const awaited: Draft = { ...filled, dropOff: { ...filled.dropOff, contact: mona } }
    expect(swapStops(awaited).pickup?.contact).toEqual(mona)
    expect(swapStops(awaited).dropOff?.contact.choice).toBe("me")
    const sending: Draft = { ...filled, pickup: { ...filled.pickup, contact: { ...mona, name: "", phone: "050" } } }
    expect(swapStops(sending).dropOff?.contact.phone).toBe("050")
  })

  it("takes blanks for nobody", () => {
    const blank = { choice: "other", name: " ", phone: "\t" } as const
    const swapped = swapStops({ ...filled, dropOff: { ...filled.dropOff, contact: blank } })
    expect(swapped.pickup?.contact.choice).toBe("me")
  })

  it("twice is where it began", () => {
    expect({ ...filled, ...swapStops({ ...filled, ...swapStops(filled) } as Draft) }).toEqual(filled)
  })
})
