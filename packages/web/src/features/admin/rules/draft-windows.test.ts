import { plainBasis } from "@mersal/domain/booking/market-schedule"
import { rulesIssues } from "@mersal/domain/reference/rules-issues"
import type { Window } from "@mersal/domain/schedule/book"
import { describe, expect, it } from "vitest"
import { hasPickup, serviceOf, windowId, withHorizon, withoutPickup, withPickup } from "./draft-windows.ts"
import { basisOfDraft, type Draft } from "./lab-question.ts"

const draft: Draft = { readings: ["sd-cutoff-1500"], patch: { routes: { "new-to-new": { cutoff: "12:00" } } } }

describe("the windows of a draft", () => {
  it("are those of its readings until they are changed, and again afterwards", () => {
    const facts = { market: "AE", rows: [], setting: [], closures: [] } as const
    const read = serviceOf("AE", basisOfDraft(facts, draft), "sameDay").pickup as readonly Window[]
    expect(read.map(({ orderBy }) => orderBy)).toEqual(["10:00", "15:00"])

    const changed = withPickup(draft, "sameDay", [{ id: "9-12", start: "09:00", end: "12:00", orderBy: "08:30" }])
    expect(serviceOf("AE", basisOfDraft(facts, changed), "sameDay").pickup).toHaveLength(1)
    expect([hasPickup(draft, "sameDay"), hasPickup(changed, "sameDay")]).toEqual([false, true])
    expect(rulesIssues({ ...changed, id: "x", market: "AE", validFrom: 0 })).toEqual([])
    expect(withoutPickup(changed, "sameDay")).toEqual(draft)
    expect(serviceOf("AE", plainBasis, "nextDay").pickup).toHaveLength(2)
  })

  it("are known by their hours", () => {
    expect([windowId("09:00", "12:00"), windowId("09:30", "18:15")]).toEqual(["9-12", "9:30-18:15"])
  })

  it("leave what else the draft says, such as how far ahead can be booked", () => {
    expect(withHorizon(withHorizon(draft, 14), null)).toEqual(draft)
    expect(withHorizon(draft, 14).patch).toEqual({ ...draft.patch, horizonDays: 14 })
  })
})
