import { describe, expect, it } from "vitest"
import { isBusy, judge, median, pages } from "./web-goals.mjs"

const run = (performance, largestPaint = 1000, blocked = 10, shift = 0) => ({
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaint,
  blocked,
  shift,
  machine: 2000,
})
const [[, goals]] = pages

describe("npm run bench:web", () => {
  it("goes by the median, so that one odd run decides nothing", () => {
    expect(median([3, 900, 1])).toBe(3)
    expect(judge([run(100), run(12, 9000, 900), run(100)], goals).missed).toEqual([])
  })

  it("names each goal that a page misses, and by how much", () => {
    expect(judge([run(99, 1301, 51, 0.001), run(99, 1301, 51, 0.001), run(100)], goals).missed).toEqual([
      "performance 99 of 100",
      "largest paint 1301 ms of 1300",
      "blocked 51 ms of 50",
      "shift 0.001 of 0",
    ])
    expect(judge([run(100, 1000, 10, 0.0004)], goals)).toMatchObject({ shift: 0, missed: [] })
  })

  it("judges scores, paint, blocked time and shift of every page, and what a search engine sees of those that it may show", () => {
    const judged = ["accessibility", "best-practices", "blocked", "largestPaint", "performance", "shift"]
    for (const [path, own] of pages) {
      const isListed = !/^\/(tracking\/status|go\/ar)/.test(path)
      const expected = isListed ? [...judged, "seo"].toSorted() : judged
      expect(Object.keys(own).toSorted(), path).toEqual(expected)
    }
  })

  it("does not call a run on a busy machine a measurement", () => {
    expect(isBusy(1499, 2000)).toBe(true)
    expect(isBusy(1500, 2000)).toBe(false)
  })
})
