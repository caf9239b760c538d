import fc from "fast-check"
import { expect, it } from "vitest"
import { markGroups } from "./mark-groups.ts"

const aMark = fc
  .record({ id: fc.uuid(), kind: fc.constantFrom("pickup", "dropOff", "live"), x: fc.nat(400), y: fc.nat(400) })
  .map(({ x, y, ...mark }) => ({ ...mark, at: { lat: y, lon: x } }))

it("puts each mark into one group, those of a group within a finger of each other, and groups apart", () => {
  fc.assert(
    fc.property(fc.array(aMark), (marks) => {
      const groups = markGroups(marks, ({ at }) => ({ x: at.lon, y: at.lat }))
      expect(groups.flatMap((group) => group.marks).toSorted(byId)).toEqual(marks.toSorted(byId))
      for (const [number, { x, y, marks: together }] of groups.entries()) {
        for (const { at } of together) expect(Math.hypot(at.lon - x, at.lat - y)).toBeLessThan(22)
        for (const other of groups.slice(0, number))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(22)
      }
    }),
  )
})

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)
