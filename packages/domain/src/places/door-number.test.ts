import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMakani, formatQatarPlate } from "./address-formats.ts"
import { doorNumberIn } from "./door-number.ts"

describe("the number of a door", () => {
  it("is found in a building or a landmark, alone or beside other words, as its plate prints it", () => {
    const words = fc.constantFrom("", "Villa 7", "فيلا ٧", "Tower 2, floor 12")
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), words, fc.boolean(), (makani, beside, isLandmark) => {
        const text = beside === "" ? makani : `${beside}, Makani ${makani}`
        expect(doorNumberIn("AE", isLandmark ? ["Villa 7", text] : [text, ""])).toBe(formatMakani(makani))
      }),
    )
    const part = (max: number) => fc.integer({ min: 1, max })
    fc.assert(
      fc.property(part(98), part(9999), part(9999), (zone, street, building) => {
        const printed = formatQatarPlate({ zone, street, building })
        for (const text of [printed, `${zone}/${street}/${building}`, `Villa, ${zone}/${street}/${building}`])
          expect(doorNumberIn("QA", [text, ""])).toBe(printed)
      }),
    )
  })

  it("is none in words, in a phone, or in the other market's plate", () => {
    for (const text of ["", "Marina Plaza, floor 12", "0501234567", "Call 050 123 4567", "61/850/12"])
      expect(doorNumberIn("AE", [text, text]), text).toBeNull()
    expect(doorNumberIn("QA", ["3003295320", "Zone 61"])).toBeNull()
  })
})
