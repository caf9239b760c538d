import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Held, heldItems } from "./held-order.ts"

const keys = fc.uniqueArray(fc.constantFrom(..."abcdefgh"))
const shown = (list: readonly string[]): readonly Held<string>[] => list.map((item) => ({ item, isGone: false }))
const same = (item: string) => item

describe("a list that others change while somebody works on a part of it", () => {
  it("shows all that is listed in its order, and of what is gone what is held, marked", () => {
    fc.assert(
      fc.property(keys, keys, keys, (before, list, held) => {
        const items = heldItems(shown(before), list, new Set(held), same)
        expect(items.filter(({ isGone }) => !isGone).map(({ item }) => item)).toEqual(list)
        const gone = items.flatMap(({ item, isGone }) => (isGone ? [item] : []))
        expect(gone.toSorted()).toEqual(before.filter((one) => held.includes(one) && !list.includes(one)).toSorted())
      }),
    )
  })

  it("moves nothing that stays against another that stays", () => {
    fc.assert(
      fc.property(keys, keys, keys, (before, left, held) => {
        const list = before.filter((one) => left.includes(one))
        const items = heldItems(shown(before), list, new Set(held), same).map(({ item }) => item)
        expect(items).toEqual(before.filter((one) => items.includes(one)))
      }),
    )
  })
})
