import { type Draft, newDraft } from "@mersal/domain/booking/draft/draft"
import { withSize } from "@mersal/domain/booking/parcel/parcel"
import { describe, expect, it } from "vitest"
import { bookIssues, measureOf, type OwnMeasures } from "./book-issues.ts"

const place = { address: "Dubai Marina", cityName: "Dubai", position: { lat: 25.08, lon: 55.14 } }
const fresh = newDraft("draft", "AE")
const withWay: Draft = { ...fresh, pickup: { ...fresh.pickup, place }, dropOff: { ...fresh.dropOff, place } }
const measures: OwnMeasures = { weight: "5", length: "30", width: "20", height: "10" }
const own: Draft = { ...withWay, parcel: withSize(withWay.parcel, "own") }
const fields = (draft: Draft, typed = measures, isServed = true) =>
  bookIssues(draft, typed, isServed).map(({ field }) => field)

describe("what keeps /go/book from going on", () => {
  it("is nothing once both addresses are chosen", () => {
    expect(bookIssues(withWay, measures, true)).toEqual([])
  })

  it("names both missing addresses, the pick-up first", () => {
    expect(fields(fresh)).toEqual(["pickup-address", "dropOff-address"])
  })

  it("names the way that is not served, only when there is one", () => {
    expect(bookIssues(withWay, measures, false)).toEqual([{ field: "pickup-address", problem: { kind: "unserved" } }])
    expect(fields(fresh, measures, false)).toHaveLength(2)
  })

  it("names each measure that is no number, and none of them for a named size", () => {
    const typed = { ...measures, weight: "", height: "zero" }
    expect(fields(own, typed)).toEqual(["parcel-weight", "parcel-height"])
    expect(fields(withWay, typed)).toEqual([])
  })

  it("says that no vehicle carries the parcel only when its measures can be read", () => {
    const heavy: Draft = { ...own, parcel: { ...own.parcel, weightGrams: 70_001 } }
    expect(bookIssues(heavy, measures, true)).toEqual([{ field: "parcel-weight", problem: { kind: "beyondLimits" } }])
    expect(fields(heavy, { ...measures, length: "-" })).toEqual(["parcel-length"])
  })

  it("stands at the measure that is beyond the limits, and at each where several are", () => {
    const beyond = (weightGrams: number, sidesCm: readonly [number, number, number]) =>
      fields({ ...own, parcel: { ...own.parcel, weightGrams, sidesCm } })
    expect(beyond(5_000, [61, 10, 10])).toEqual(["parcel-length"])
    expect(beyond(5_000, [10, 10, 60.5])).toEqual(["parcel-height"])
    expect(beyond(70_001, [10, 61, 62])).toEqual(["parcel-weight", "parcel-width", "parcel-height"])
    expect(beyond(70_000, [60, 60, 60])).toEqual([])
  })

  it("is told with the name of the measure, and of nothing else", () => {
    expect(measureOf("parcel-length")).toBe("length")
    expect(measureOf("parcel-size")).toBeNull()
  })

  it("keeps the limits of section 5: 45 for another kind, 195 for the note", () => {
    const parcel = { ...withWay.parcel, kind: "other" as const, otherKind: "k".repeat(46), note: "n".repeat(196) }
    expect(fields({ ...withWay, parcel })).toEqual(["parcel-otherKind", "parcel-note"])
    const atLimit = { ...parcel, otherKind: "k".repeat(45), note: "n".repeat(195) }
    expect(fields({ ...withWay, parcel: atLimit })).toEqual([])
    expect(fields({ ...withWay, parcel: { ...parcel, kind: "gift", note: "" } })).toEqual([])
  })
})
