import { addressIn, wordedIn } from "@mersal/domain/booking/draft/placed-anew"
import type { FoundPlace } from "@mersal/domain/ports/driving/coverage-service"
import { describe, expect, it } from "vitest"
import { placeOf } from "./place-words.ts"

const city = { en: "Dubai", ar: "دبي" }
const marina: FoundPlace = {
  ...{
    id: "ae-dubai-marina",
    kind: "district",
    name: { en: "Dubai Marina", ar: "دبي مارينا" },
    areaId: "ae-dubai",
    city,
  },
  position: { lat: 25.08, lon: 55.14 },
}

describe("a place that was found", () => {
  it("is ordered in the language of the page, and shown in that of any other page", () => {
    const chosen = placeOf(marina, "en")
    expect(chosen).toMatchObject({ address: "Dubai Marina, Dubai", cityName: "Dubai", position: marina.position })
    expect([addressIn(chosen, "en"), addressIn(chosen, "ar")]).toEqual(["Dubai Marina, Dubai", "دبي مارينا، دبي"])
    expect(placeOf(marina, "ar")).toMatchObject({ address: "دبي مارينا، دبي", cityName: "دبي" })
  })

  it("is stored in the words of the page on which it is booked, its city too", () => {
    const { address, cityName } = wordedIn(placeOf(marina, "en"), "ar")
    expect([address, cityName]).toEqual(["دبي مارينا، دبي", "دبي"])
    const own = { address: "Behind the old mosque", cityName: "Dubai", position: marina.position }
    expect(wordedIn(own, "ar")).toEqual(own)
  })

  it("says of a point what it is near, and of a city no more than its name, in both languages", () => {
    const pinned = placeOf({ ...marina, kind: "point" }, "en")
    expect(addressIn(pinned, "en")).toBe("Pinned near Dubai Marina, Dubai")
    expect(addressIn(pinned, "ar")).toBe("نقطة بالقرب من دبي مارينا، دبي")
    expect(addressIn(placeOf({ ...marina, kind: "city", name: city }, "en"), "ar")).toBe("دبي")
  })
})

describe("an address of somebody's own", () => {
  it("is the same in every language", () => {
    const own = { address: "Behind the old mosque", cityName: "Dubai", position: marina.position }
    expect([addressIn(own, "en"), addressIn(own, "ar")]).toEqual([own.address, own.address])
  })
})
