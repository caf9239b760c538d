import { describe, expect, it } from "vitest"
import { nextChoice } from "./choice-keys.ts"

describe("the keyboard of a radio group", () => {
  it("moves along the line of reading and wraps at both ends", () => {
    expect(nextChoice("ArrowRight", 0, 3, false)).toBe(1)
    expect(nextChoice("ArrowRight", 2, 3, false)).toBe(0)
    expect(nextChoice("ArrowLeft", 0, 3, false)).toBe(2)
  })

  it("follows the visual direction in right-to-left pages", () => {
    expect(nextChoice("ArrowLeft", 0, 3, true)).toBe(1)
    expect(nextChoice("ArrowRight", 1, 3, true)).toBe(0)
  })

  it("moves up and down the same way in both directions of reading", () => {
    for (const rightToLeft of [false, true]) {
      expect(nextChoice("ArrowDown", 1, 3, rightToLeft)).toBe(2)
      expect(nextChoice("ArrowUp", 1, 3, rightToLeft)).toBe(0)
    }
  })

  it("jumps to the ends with Home and End and leaves other keys alone", () => {
    expect(nextChoice("Home", 2, 3, false)).toBe(0)
    expect(nextChoice("End", 0, 3, false)).toBe(2)
    expect(nextChoice("Tab", 0, 3, false)).toBeNull()
    expect(nextChoice("ArrowRight", 0, 0, false)).toBeNull()
  })
})
