import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { keysToClear } from "./stored-client-states.ts"

describe("what a logout clears", () => {
  it("is all that this product has stored and nothing of another application", () => {
    const ours = fc.string().map((name) => `mersal.${name}`)
    const others = fc.oneof(fc.string(), fc.constantFrom("mersal", "Mersal.draft", "my.mersal.draft", ""))
    fc.assert(
      fc.property(fc.array(ours), fc.array(others.filter((key) => !key.startsWith("mersal."))), (own, foreign) => {
        expect(keysToClear([...foreign, ...own])).toEqual(own)
        expect(keysToClear([...own, ...foreign])).toEqual(own)
      }),
    )
  })

  it("has the draft, the last booking and the recent places among it", () => {
    const stored = ["mersal.draft", "theirs", "mersal.lastBooking", "mersal.recentPlaces"]
    expect(keysToClear(stored)).toEqual(["mersal.draft", "mersal.lastBooking", "mersal.recentPlaces"])
  })
})
