import { describe, expect, it } from "vitest"
import { areaBounds, shapesOf } from "./area-shapes.ts"

const square = {
  id: "a",
  name: "A",
  rings: [
    [
      [55, 25],
      [56, 25],
      [56, 26],
      [55, 26],
    ],
  ],
} as const
const twoParts = {
  id: "b",
  name: "B",
  rings: [
    [
      [51, 24],
      [51.1, 24],
      [51.1, 24.1],
    ],
    ...square.rings,
  ],
} as const

describe("the shapes of a map", () => {
  it("are closed paths in thousandths of a degree, north up", () => {
    expect(shapesOf([square])[0]?.path).toBe("M55000 -25000L56000 -25000L56000 -26000L55000 -26000Z")
  })

  it("have their name in the middle of the largest part", () => {
    const [shape] = shapesOf([twoParts])
    expect(shape?.middle.lat).toBeCloseTo(25.5, 9)
    expect(shape?.middle.lon).toBeCloseTo(55.5, 9)
    expect(shape?.span).toBe(1)
  })

  it("cover what all of them do, and the Gulf where there is none", () => {
    expect(areaBounds([twoParts])).toEqual({ south: 24, north: 26, west: 51, east: 56 })
    expect(areaBounds([]).west).toBe(50.5)
  })
})
