import { describe, expect, it } from "vitest"
import { areaNames } from "./area-names.ts"

const size = { width: 600, height: 440 }
const area = (name: string, x: number, y: number, span: number) => ({ id: name, name, middle: { x, y }, span })
const coast = [
  area("Desert", 200, 300, 300),
  area("South Town", 380, 160, 40),
  area("North Town", 420, 80, 40),
  area("Middle Town", 400, 120, 40),
  area("East Town", 450, 110, 40),
]

describe("the names of areas on a drawing", () => {
  it("stand in an area with room for them, and otherwise beside the land with a line to it", () => {
    const named = areaNames(coast, size)
    expect(named.map(({ name }) => name).toSorted()).toEqual(coast.map(({ name }) => name).toSorted())
    expect(named.filter(({ way }) => way === null).map(({ name, at }) => [name, at])).toEqual([
      ["Desert", { x: 200, y: 300 }],
    ])
    for (const { name, way } of named.filter((one) => one.way !== null)) {
      const { x, y } = coast.find((one) => one.name === name)?.middle ?? {}
      expect(way).toMatch(new RegExp(`L${x} ${y}$`))
    }
  })

  it("stand in the order of their areas, each on a line of its own, west of the land", () => {
    const west = areaNames(coast, size).filter(({ anchor }) => anchor === "end")
    expect(west.map(({ name }) => name)).toEqual(["North Town", "Middle Town", "South Town"])
    for (const [at, { at: place }] of west.entries()) {
      expect(place.x).toBeLessThan(380 - 40 / 2)
      if (at > 0) expect(place.y - (west[at - 1]?.at.y ?? 0)).toBeGreaterThanOrEqual(28)
    }
  })

  it("stand within the drawing in the east", () => {
    const [east] = areaNames(coast, size).filter(({ anchor }) => anchor === "start")
    expect(east?.name).toBe("East Town")
    expect(east?.at.x).toBeLessThanOrEqual(600 - "East Town".length * 10)
  })

  it("are none where there is no area", () => {
    expect(areaNames([], size)).toEqual([])
  })
})
