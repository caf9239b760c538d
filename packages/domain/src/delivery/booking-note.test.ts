import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isNote, noteText } from "./booking-note.ts"

describe("a note on a booking", () => {
  it("is one where something is left to read of it", () => {
    expect([isNote("Ring twice"), isNote("٣ طوابق")]).toEqual([true, true])
    expect(["", "  ", "\n", "🚪🚪", "<>", "\u200b"].filter(isNote)).toEqual([])
  })

  it("keeps what the sanitiser leaves, and no space at its ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const kept = noteText(typed)
        expect([kept.trim(), noteText(kept), isNote(typed)]).toEqual([kept, kept, kept !== ""])
      }),
    )
  })
})
