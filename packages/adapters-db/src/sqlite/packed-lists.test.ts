import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { expect, it } from "vitest"
import type { Write } from "../database/connection.ts"
import { packer, unpacker } from "./packed-lists.ts"

const value = fc.oneof(fc.string({ unit: "binary" }), fc.double({ noNaN: true }), fc.integer(), fc.constant(null))
const write: fc.Arbitrary<Write> = fc
  .record({
    text: fc.constantFrom("insert", "update", "delete", "count"),
    values: fc.array(value, { maxLength: 6 }),
    mustApply: fc.boolean(),
  })
  .map(({ mustApply, ...rest }) => (mustApply ? { ...rest, mustApply: true } : rest))
const groups = fc.array(fc.array(fc.array(write, { maxLength: 4 }), { maxLength: 4 }), { maxLength: 5 })

it("are what they were, group after group, and no text goes twice", () => {
  fc.assert(
    fc.property(groups, (sent) => {
      const [pack, unpack] = [packer(), unpacker()]
      const packed = sent.map((lists) => pack(lists))
      expect(structuredClone(packed).map((lists) => unpack(lists))).toEqual(sent)
      const texts = packed.flatMap((lists) => lists.texts)
      expect(new Set(texts).size).toBe(texts.length)
    }),
    { numRuns: runs(300) },
  )
})
