import { describe, expect, it } from "vitest"
import { back, type Line, outlineOf } from "./outline.ts"

const south: Line = [
  [0, 0],
  [1, 0],
]
const northAndWest: Line = [
  [1, 0],
  [1, 1],
  [0, 0],
]

describe("an outline", () => {
  it("joins its stretches and names each corner once", () => {
    expect(outlineOf(south, northAndWest)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
  })

  it("walks a stretch backwards where the neighbour drew it forwards", () => {
    expect(outlineOf(back(northAndWest), back(south))).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
    ])
  })

  it("refuses stretches that do not meet", () => {
    expect(() => outlineOf(south, back(northAndWest))).toThrow("The outline breaks")
    expect(() => outlineOf(south)).toThrow("The outline breaks")
    expect(() => outlineOf(south, northAndWest.slice(0, 2), [[1, 2], ...northAndWest.slice(2)])).toThrow(
      "The outline breaks between 1,1 and 1,2",
    )
    expect(() => outlineOf([])).not.toThrow()
    expect(() => outlineOf(south, [], northAndWest)).toThrow("The outline breaks")
    expect(() => outlineOf(northAndWest, south, [])).toThrow("The outline breaks")
  })
})
