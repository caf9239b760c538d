import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allStars, fewestRatings, ratingNote, shownMean } from "./rating.ts"

const manyStars = fc.array(fc.constantFrom(...allStars), { maxLength: 60 })
const sumOf = (given: readonly number[]) => ({ count: given.length, stars: given.reduce((sum, one) => sum + one, 0) })

describe("what is shown of a driver's ratings", () => {
  it("is nothing before the fifth, and then their mean to one decimal, between the lowest and the highest", () => {
    fc.assert(
      fc.property(manyStars, (given) => {
        const mean = shownMean(sumOf(given))
        if (given.length < fewestRatings) {
          expect(mean).toBeNull()
          return
        }
        expect(mean).toBeGreaterThanOrEqual(Math.min(...given))
        expect(mean).toBeLessThanOrEqual(Math.max(...given))
        expect(Math.abs((mean ?? 0) - sumOf(given).stars / given.length)).toBeLessThanOrEqual(0.05 + 1e-9)
      }),
    )
    expect([shownMean(sumOf([5, 5, 5, 5])), shownMean(sumOf([5, 5, 5, 5, 4]))]).toEqual([null, 4.8])
  })

  it("does not depend on the order in which they were given", () => {
    fc.assert(
      fc.property(manyStars, (given) => {
        expect(shownMean(sumOf(given.toReversed()))).toBe(shownMean(sumOf(given)))
      }),
    )
  })
})

describe("the note of a rating", () => {
  it("is kept as every text is, and is none where nothing is left of it", () => {
    expect([ratingNote(" Very kind 🎉 "), ratingNote("🎉 "), ratingNote(null)]).toEqual(["Very kind", null, null])
  })
})
