import { describe, expect, it } from "vitest"
import { placedAnew } from "./placed-anew.ts"

const marina = { address: "Dubai Marina, Dubai", cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } }
const moved = (north: number, east: number) => ({
  ...marina,
  position: { lat: marina.position.lat + north, lon: marina.position.lon + east },
})

describe("an address chosen for a stop", () => {
  it("takes the place of one that had none, and leaves what was typed", () => {
    expect(placedAnew(null, marina)).toEqual({ place: marina })
  })

  it("keeps the building where the pin is put right", () => {
    for (const place of [moved(0, 0), moved(0.0049, -0.0049), moved(-0.0049, 0.0049)])
      expect(placedAnew(marina, place)).toEqual({ place })
  })

  it("takes the building of another address away, and the way to it", () => {
    for (const place of [moved(0.0051, 0), moved(-0.0051, 0), moved(0, 0.0051), moved(0, -0.0051)])
      expect(placedAnew(marina, place)).toEqual({ place, building: "", landmark: "" })
  })
})
