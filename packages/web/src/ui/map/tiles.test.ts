import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { tilesOf } from "./tiles.ts"

const size = { width: 640, height: 420 }
const view = fc.record({
  centre: fc.record({
    lat: fc.double({ min: 22.6, max: 26.4, noNaN: true }),
    lon: fc.double({ min: 50.5, max: 56.6, noNaN: true }),
  }),
  scale: fc.double({ min: 80, max: 9_000, noNaN: true }),
})

describe("the pictures of a map", () => {
  it("cover the whole view, whatever it shows, and are about as large as they were made", () => {
    fc.assert(
      fc.property(view, fc.integer({ min: 0, max: 640 }), fc.integer({ min: 0, max: 420 }), (seen, x, y) => {
        const tiles = tilesOf(seen, size, "{z}/{x}/{y}")
        const isCovered = tiles.some(
          (tile) => x >= tile.x - 1 && x <= tile.x + tile.width + 1 && y >= tile.y - 1 && y <= tile.y + tile.height + 1,
        )
        return isCovered && tiles.every(({ width }) => width > 170 && width < 380)
      }),
    )
  })

  it("are asked for by zoom, column and row: Dubai at zoom 10", () => {
    const [first] = tilesOf(
      { centre: { lat: 25.2, lon: 55.3 }, scale: 728 },
      { width: 10, height: 10 },
      "/{z}/{x}/{y}.png",
    )
    expect(first?.url).toMatch(/^\/10\/669\/43\d\.png$/)
  })
})
