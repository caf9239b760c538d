import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { MapView } from "./map-view.ts"
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
          (a, at) =>
            a.x - (a.name.length * 6.5) / 2 >= 0 &&
            a.x + (a.name.length * 6.5) / 2 <= 400 &&
            a.y >= 12 &&
            a.y <= 400 &&
            labels.slice(at + 1).every((b) => {
              const apart = Math.abs(a.x - b.x) >= ((a.name.length + b.name.length) * 6.5) / 2
              return apart || Math.abs(a.y - b.y) >= 20
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
    const idsAt = (scale: number) => placeLabels(rows, { ...near, scale }, size).map(({ id }) => id)
    expect([idsAt(40), idsAt(60), idsAt(1_000), idsAt(2_000)]).toEqual([
      [],
      ["city"],
      ["city", "district"],
      ["city", "district", "landmark"],
    ])
  })
})
