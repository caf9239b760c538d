import { describe, expect, it } from "vitest"
import { isBusy, judge, median, pages } from "./web-goals.mjs"

const run = (performance, largestPaint = 1000, blocked = 10) => ({
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaint,
  blocked,
  shift: 0,
  machine: 2000,
})
const [[, goals]] = pages

describe("npm run bench:web", () => {
  it("goes by the median, so that one odd run decides nothing", () => {
    expect(median([3, 900, 1])).toBe(3)
    expect(judge([run(100), run(12, 9000, 900), run(100)], goals).missed).toEqual([])
  })

  it("names each goal that a page misses, and by how much", () => {
    expect(judge([run(99, 1301, 51), run(99, 1301, 51), run(100)], goals).missed).toEqual([
      "performance 99 of 100",
      "largest paint 1301 ms of 1300",
      "blocked 51 ms of 50",
    ])
  })

  it("does not call a run on a busy machine a measurement", () => {
    expect(isBusy(999, 2000)).toBe(true)
    expect(isBusy(1000, 2000)).toBe(false)
  })
})
