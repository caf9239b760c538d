import { plainBasis } from "@mersal/domain/booking/windows/market-schedule"
import { rulesIssues } from "@mersal/domain/reference/rules-issues"
import type { Window } from "@mersal/domain/schedule/book"
import { describe, expect, it } from "vitest"
import { everyDay, hasPart, serviceOf, windowId, withDay, withHorizon, withoutPart, withPart } from "./draft-windows.ts"
import { basisOfDraft, type Draft } from "./lab-question.ts"

const draft: Draft = { readings: ["sd-cutoff-1500"], patch: { routes: { "new-to-new": { cutoff: "12:00" } } } }

describe("the windows of a draft", () => {
  it("are those of its readings until they are changed, and again afterwards", () => {
    const facts = { market: "AE", rows: [], setting: [], closures: [] } as const
    const read = serviceOf("AE", basisOfDraft(facts, draft), "sameDay").pickup as readonly Window[]
    expect(read.map(({ orderBy }) => orderBy)).toEqual(["10:00", "15:00"])

    const changed = withPart(draft, "sameDay", "pickup", [
      { id: "9-12", start: "09:00", end: "12:00", orderBy: "08:30" },
    ])
    expect(serviceOf("AE", basisOfDraft(facts, changed), "sameDay").pickup).toHaveLength(1)
    expect([hasPart(draft, "sameDay", "pickup"), hasPart(changed, "sameDay", "pickup")]).toEqual([false, true])
    expect(rulesIssues({ ...changed, id: "x", market: "AE", validFrom: 0 })).toEqual([])
    expect(withoutPart(changed, "sameDay", "pickup")).toEqual(draft)
    expect(serviceOf("AE", plainBasis, "nextDay").pickup).toHaveLength(2)
  })

  it("are the delivery's too, each part on its own, with windows of some days of the week", () => {
    const facts = { market: "AE", rows: [], setting: [], closures: [] } as const
    const windows = [{ id: "18-22", start: "18:00", end: "22:00", weekdays: [1, 5] }] as const
    const changed = withPart(withPart(draft, "sameDay", "delivery", { windows }), "onDemand", "delivery", {
      within: 90,
    })
    const { delivery } = serviceOf("AE", basisOfDraft(facts, changed), "sameDay")
    expect(delivery).toEqual({ leadDays: 0, windows })
    expect(serviceOf("AE", basisOfDraft(facts, changed), "onDemand").delivery).toMatchObject({ within: 90 })
    expect(rulesIssues({ ...changed, id: "x", market: "AE", validFrom: 0 })).toEqual([])
    expect(hasPart(changed, "sameDay", "pickup")).toBe(false)
    expect(withoutPart(withoutPart(changed, "sameDay", "delivery"), "onDemand", "delivery")).toEqual(draft)
  })

  it("count on every day until one is taken out, and on one at least", () => {
    const withoutFriday = withDay(undefined, 5, false)
    expect(withoutFriday).toEqual([1, 2, 3, 4, 6, 7])
    expect(withDay(withoutFriday, 5, true)).toBeUndefined()
    expect(withDay([5], 5, false)).toEqual([5])
    expect(withDay([5], 1, true)).toEqual([1, 5])
    expect(withDay(everyDay, 1, true)).toBeUndefined()
  })

  it("are known by their hours", () => {
    expect([windowId("09:00", "12:00"), windowId("09:30", "18:15")]).toEqual(["9-12", "9:30-18:15"])
  })

  it("leave what else the draft says, such as how far ahead can be booked", () => {
    expect(withHorizon(withHorizon(draft, 14), null)).toEqual(draft)
    expect(withHorizon(draft, 14).patch).toEqual({ ...draft.patch, horizonDays: 14 })
  })
})
