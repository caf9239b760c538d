import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import type { ServiceArea } from "../places/service-area.ts"
import { areaIssues } from "./area-issues.ts"
import { capacityId, capacityIssues } from "./capacity.ts"
import { closureIssues } from "./closure-issues.ts"
import type { MarketClosure } from "./reference-entry.ts"

describe("a capacity", () => {
  it("is a whole number of bookings, none included, of a window that is known by its hours", () => {
    const wrong = (bookingType: "sameDay" | "onDemand", window: string | null, capacity: number) =>
      capacityIssues({ bookingType, window, capacity }).map(({ field, problem }) => `${field} ${problem}`)
    expect([
      ...wrong("sameDay", "11-14", 0),
      ...wrong("sameDay", "9-12", 7),
      ...wrong("sameDay", "9:30-12", 7),
      ...wrong("onDemand", null, 1),
    ]).toEqual([])
    for (const capacity of [-1, 0.5]) expect(wrong("sameDay", null, capacity)).toEqual(["capacity negative"])
    for (const window of ["", "9", "9:30", "x9-12", "9-12x", "911-12", "9-123", "9:60-12", "12-9:30", "before-12"])
      expect(wrong("sameDay", window, 1)).toEqual(["window unknown-window"])
    expect(wrong("onDemand", "11-14", 1)).toEqual(["window unknown-window"])
  })

  it("is known by its booking type and its window", () => {
    expect(capacityId({ bookingType: "sameDay", window: "13-18", capacity: 1 })).toBe("sameDay.13-18")
    expect(capacityId({ bookingType: "nextDay", window: null, capacity: 1 })).toBe("nextDay.all")
  })
})

describe("a closure", () => {
  const closure: MarketClosure = { market: "QA", id: "rest", from: "06-01", to: "09-15", source: "Decision 17" }
  const wrongIn = (over: Partial<MarketClosure>) =>
    closureIssues({ ...closure, ...over }).map(({ field, problem }) => `${field} ${problem}`)

  it("says for whom, when and why by lists and words that are not empty", () => {
    expect(wrongIn({})).toEqual([])
    expect(wrongIn({ weekdays: [5], tags: ["bike", "van"] })).toEqual([])
    expect(wrongIn({ weekdays: [], tags: [], source: "" })).toEqual([
      "weekdays not-a-closure",
      "tags not-a-closure",
      "source not-a-closure",
    ])
    for (const tag of ["truck", "Bike", "two words", "9", "bike9", "9bike"])
      expect(closureIssues({ ...closure, tags: ["van", tag] })).toContainEqual({
        field: "tags",
        problem: "not-a-closure",
        detail: "is not among bike, car, van",
      })
    expect(wrongIn({ id: "a b" })).toContain("id not-an-id")
  })

  it("is told what the rule book says of it, by the name of its field", () => {
    expect(closureIssues({ ...closure, from: localDate("2026-12-02"), to: localDate("2026-12-01") })).toEqual([
      { field: "to", problem: "not-a-closure", detail: expect.stringMatching(/\S/) },
    ])
    expect(wrongIn({ between: ["18:00", "13:00"] }).join()).toMatch(/^between\S* not-a-closure$/)
  })
})

describe("an area", () => {
  const square = (west: number, south: number, side = 1): ServiceArea["rings"][number] => [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
  ]
  const area = (id: string, ...rings: ServiceArea["rings"]): ServiceArea => ({
    id,
    market: "AE",
    city: { en: "City", ar: "مدينة" },
    generation: "new",
    rings,
  })
  const wrongIn = (one: ServiceArea, ...others: readonly ServiceArea[]) =>
    areaIssues(one, others).map(({ field, problem, detail }) => `${field} ${problem} ${detail}`.trim())

  it("lies on the earth, up to its edges, in outlines that enclose something and name each corner once", () => {
    expect(wrongIn(area("edge", square(179, 89), square(-180, -90)))).toEqual([])
    expect(wrongIn(area("east", square(179.5, 0)))).toEqual(["rings.0 not-an-outline"])
    expect(wrongIn(area("north", square(0, 0), square(0, 89.5)))).toEqual(["rings.1 not-an-outline"])
    const [a, b, c] = square(0, 0)
    if (!a || !b || !c) throw new Error("A square has corners")
    expect(wrongIn(area("three", [a, b, c]))).toEqual([])
    expect(wrongIn(area("two", [a, b]))).toEqual(["rings.0 not-an-outline"])
    expect(wrongIn(area("again", [a, b, c, a]))).toEqual(["rings.0 not-an-outline"])
    expect(wrongIn(area("line", [a, [0.5, 0.5], c]))).toEqual(["rings.0 not-an-outline"])
  })

  it("says on whose ground it lies, once it is an outline at all", () => {
    const others = [area("here", square(0, 0)), area("there", square(0.5, 0.5)), area("far", square(50, 50))]
    expect(wrongIn(area("mine", square(0.25, 0.25)), ...others)).toEqual(["rings overlaps here, there"])
    expect(wrongIn(area("mine", square(0.25, 0.25), [[0, 0]]), ...others)).toEqual(["rings.1 not-an-outline"])
  })

  it("has a name in both languages and an id", () => {
    expect(wrongIn({ ...area("a b", square(0, 0)), city: { en: " ", ar: " " } })).toEqual([
      "id not-an-id",
      "city.en missing",
      "city.ar missing",
    ])
  })

  it("has as many corners as any border needs and not one more", () => {
    const circle = (corners: number) =>
      Array.from({ length: corners }, (_, index) => {
        const angle = (index / corners) * 2 * Math.PI
        return [Math.cos(angle), Math.sin(angle)] as const
      })
    expect(wrongIn(area("long", circle(2_000).slice(0, 4), circle(1_997)))).toEqual(["rings too-long"])
    expect(wrongIn(area("full", circle(2_000)))).toEqual([])
    expect(wrongIn(area("none"))).toEqual(["rings missing"])
  })
})
