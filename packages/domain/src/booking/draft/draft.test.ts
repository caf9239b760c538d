import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { type Draft, newDraft, renewedDraft } from "./draft.ts"

describe("a draft whose order came to nothing", () => {
  it("goes on under the next key, and nothing else of it changes", () => {
    const second = renewedDraft(newDraft("7f3a", "AE"))
    expect([second.id, renewedDraft(second).id]).toEqual(["7f3a.2", "7f3a.3"])
    fc.assert(
      fc.property(aDraft, (draft) => {
        expect({ ...renewedDraft(draft), id: draft.id }).toEqual(draft)
      }),
    )
  })

  it("never comes back to a key that it had, whatever its first one was", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 20 }), (id, orders) => {
        const drafts: Draft[] = [newDraft(id, "QA")]
        while (drafts.length < orders) drafts.push(renewedDraft(drafts.at(-1) ?? newDraft(id, "QA")))
        expect(new Set(drafts.map((draft) => draft.id)).size).toBe(orders)
      }),
    )
  })
})
