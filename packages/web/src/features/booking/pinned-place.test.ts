import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import { describe, expect, it } from "vitest"
import { pinAt, pinnedPlace, pinText } from "./pinned-place.ts"

const nowhere = { en: "Outside", ar: "خارج" }

describe("a pin", () => {
  it("is called after the city it stands in, without any network", () => {
    const place = pinnedPlace({ lat: 25.0805, lon: 55.1403 }, areasOfEmirates, nowhere)
    expect(place).toMatchObject({
      kind: "point",
      areaId: "dubai",
      city: { en: "Dubai" },
      id: "point-25.08050,55.14030",
    })
  })

  it("in the sea or across a border has no area, so that it cannot be booked", () => {
    expect(pinnedPlace({ lat: 25.4, lon: 54.5 }, areasOfEmirates, nowhere)).toMatchObject({
      areaId: null,
      city: nowhere,
    })
  })

  it("is exact to about a metre, and reads as coordinates do", () => {
    expect(pinAt(25.123456789, 55.987654321)).toEqual({ lat: 25.12346, lon: 55.98765 })
    expect(pinText({ lat: 25.1, lon: 55 })).toBe("25.10000,55.00000")
    expect(pinAt(Number.NaN, 55)).toBeNull()
  })
})
