import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { buttonsBox, markName, touches } from "./mark-names.ts"

const size = { width: 270, height: 250 }
const seen = fc.record({ x: fc.integer({ min: 0, max: 270 }), y: fc.integer({ min: 0, max: 250 }) })

describe("the name of a mark", () => {
  it("is whole between the map's sides and below its upper edge, wherever the mark is", () => {
    fc.assert(
      fc.property(seen, fc.string({ minLength: 2, maxLength: 14 }), (mark, name) => {
        const { x, y } = markName(mark, name, size)
        const half = (name.length * 7) / 2
        return x - half >= 0 && x + half <= 270 && y - 14 >= 0
      }),
    )
  })

  it("never lies over the mark that it names", () => {
    fc.assert(
      fc.property(seen, (mark) => {
        const { y } = markName(mark, "Pickup", size)
        return y + 4 <= mark.y - 9 || y - 14 >= mark.y + 9
      }),
    )
  })

  it("stands above it where there is room", () => {
    expect(markName({ x: 100, y: 100 }, "Pickup", size)).toMatchObject({ x: 100, y: 84 })
    expect(markName({ x: 100, y: 10 }, "Pickup", size)).toMatchObject({ x: 100, y: 36 })
  })
})

describe("the corner of the zoom buttons", () => {
  it("is the lower one at the end of the page's lines, and no other", () => {
    const corner = (left: number, top: number) => ({ left, right: left + 20, top, bottom: top + 20 })
    const [left, right, upper] = [corner(0, 220), corner(240, 220), corner(240, 0)]
    const covered = (isRightToLeft: boolean) =>
      [left, right, upper].map((box) => touches(box, buttonsBox(size, isRightToLeft)))
    expect(covered(false)).toEqual([false, true, false])
    expect(covered(true)).toEqual([true, false, false])
  })
})
