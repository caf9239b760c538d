import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { expect, it } from "vitest"
import type { Write } from "../database/connection.ts"
import { packer, unpacker } from "./packed-writes.ts"

const value = fc.oneof(fc.string({ unit: "binary" }), fc.double({ noNaN: true }), fc.integer(), fc.constant(null))
const write: fc.Arbitrary<Write> = fc
  .record({
    text: fc.constantFrom("insert", "update", "delete", "count"),
    values: fc.array(value, { maxLength: 6 }),
    mustApply: fc.boolean(),
  })
  .map(({ mustApply, ...rest }) => (mustApply ? { ...rest, mustApply: true } : rest))
const lists = fc.array(fc.array(write, { maxLength: 4 }), { maxLength: 20 })

it("are what they were, list after list, and no text goes twice", () => {
  fc.assert(
    fc.property(lists, (sent) => {
      const [pack, unpack] = [packer(), unpacker()]
      const packed = sent.map((list) => pack(list))
      expect(structuredClone(packed).map((list) => unpack(list))).toEqual(sent)
      const texts = packed.flatMap((list) => list.texts)
      expect(new Set(texts).size).toBe(texts.length)
    }),
    { numRuns: runs(300) },
  )
})
