import { areasOfEmirates } from "@mersal/domain/places/data/areas-ae"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { loadPlaceNames } from "../../environment/outlines.ts"
import { areaBounds } from "./area-shapes.ts"
import { type MapView, viewOf } from "./map-view.ts"
import { buttonsBox } from "./mark-names.ts"
import { type MapPlace, placeLabels } from "./place-labels.ts"

const size = { width: 400, height: 400 }
const near: MapView = { centre: { lat: 25.1, lon: 55.2 }, scale: 2_000 }
const places = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string({ minLength: 3, maxLength: 20 }),
    at: fc.record({
      lat: fc.double({ min: 24.9, max: 25.3, noNaN: true }),
      lon: fc.double({ min: 55, max: 55.4, noNaN: true }),
    }),
    rank: fc.constantFrom<MapPlace["rank"]>("city", "district", "landmark"),
  }),
)

describe("the names on a map", () => {
  it("never stand on each other, nor outside", () => {
    fc.assert(
      fc.property(places, (known) => {
        const labels = placeLabels(known, near, size)
        return labels.every(
          ({ text: a, name }, at) =>
            a.x - (name.length * 6.5) / 2 >= 0 &&
            a.x + (name.length * 6.5) / 2 <= 400 &&
            a.y >= 7 &&
            a.y <= 393 &&
            labels.slice(at + 1).every(({ text: b, name: other }) => {
              const apart = Math.abs(a.x - b.x) >= ((name.length + other.length) * 6.5) / 2
              return apart || Math.abs(a.y - b.y) >= 14
            }),
        )
      }),
    )
  })

  it("are those of cities from afar, and of landmarks only from nearby", () => {
    const rows = (["city", "district", "landmark"] as const).map((rank, at) => ({
      id: rank,
      name: rank,
      rank,
      at: { lat: 25.1 + at / 25, lon: 55.2 },
    }))
    const idsAt = (scale: number) =>
      placeLabels(rows, { ...near, scale }, size)
        .map(({ id }) => id)
        .toSorted()
    expect([idsAt(40), idsAt(60), idsAt(1_000), idsAt(2_000)]).toEqual([
      [],
      ["city"],
      ["city", "district"],
      ["city", "district", "landmark"],
    ])
  })

  it("are those of the emirates before smaller places, on a phone and on a desktop", async () => {
    const shape = areaBounds(areasOfEmirates.map(({ id, rings }) => ({ id, name: id, rings })))
    const entries = await loadPlaceNames("AE")
    const shownIn = (box: { width: number; height: number }, language: "en" | "ar") => {
      const named = entries.map(({ id, name, lat, lon, kind }): MapPlace => {
        return { id, name: name[language], at: { lat, lon }, rank: kind }
      })
      return placeLabels(named, viewOf(shape, box), box, [buttonsBox(box, language === "ar")]).map(({ id }) => id)
    }
    const coast = [
      "ae-dubai",
      "ae-abu-dhabi",
      "ae-sharjah",
      "ae-ajman",
      "ae-ras-al-khaimah",
      "ae-fujairah",
      "ae-al-ain",
    ]
    for (const language of ["en", "ar"] as const) {
      // The narrowest phone has room for all but one.
      expect(shownIn({ width: 234, height: 256 }, language)).toEqual(expect.arrayContaining(coast))
      for (const box of [
        // Here each name that takes the first free place would leave none for Ras Al Khaimah.
        { width: 290, height: 298 },
        { width: 304, height: 312 },
        { width: 432, height: 416 },
      ])
        expect(shownIn(box, language)).toEqual(expect.arrayContaining([...coast, "ae-umm-al-quwain"]))
    }
  })
})
