import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatMakani, formatQatarPlate, parseMakani, parseQatarPlate } from "./address-formats.ts"

const makani = fc.stringMatching(/^[1-9]\d{9}$/)
const plate = fc.record({
  zone: fc.integer({ min: 1, max: 98 }),
  street: fc.integer({ min: 1, max: 9999 }),
  building: fc.integer({ min: 1, max: 9999 }),
})

describe("a Makani number", () => {
  it("reads back as it is printed", () => {
    fc.assert(
      fc.property(makani, (number) => {
        expect(formatMakani(number)).toMatch(/^\d{5} \d{5}$/)
        for (const text of [number, formatMakani(number), ` Makani: ${formatMakani(number)}`, `مكاني ${number}`])
          expect(parseMakani(text)).toBe(number)
      }),
    )
  })

  it("may be typed in Arabic digits", () => {
    expect(parseMakani("٣٠٠٣٢ ٩٥٣٢٠")).toBe("3003295320")
    expect(parseMakani("۳۰۰۳۲ ۹۵۳۲۰")).toBe("3003295320")
  })

  it("has exactly ten digits and nothing else", () => {
    for (const text of ["", "123456789", "12345678901", "30032-9532a", "Villa 3003295320", "0000000000"])
      expect(parseMakani(text)).toBeNull()
  })
})

describe("a Qatari plate", () => {
  it("has zones from 1 to 98, and blanks around it count for nothing", () => {
    expect(parseQatarPlate("1/1/1")).toEqual({ zone: 1, street: 1, building: 1 })
    expect(parseQatarPlate(" 98/9999/9999\n")).toEqual({ zone: 98, street: 9999, building: 9999 })
    expect(parseQatarPlate("٦١/٨٥٠/۱۲")).toEqual({ zone: 61, street: 850, building: 12 })
  })

  it("reads back as it is printed, in figures, and in Arabic", () => {
    fc.assert(
      fc.property(plate, (read) => {
        const { zone, street, building } = read
        const ways = [formatQatarPlate(read), `${zone}/${street}/${building}`, `${zone} ${street} ${building}`]
        for (const text of [
          ...ways,
          `منطقة ${zone}، شارع ${street}، مبنى ${building}`,
          `Z${zone} St.${street} B${building}`,
        ])
          expect(parseQatarPlate(text)).toEqual(read)
      }),
    )
  })

  it("needs all three parts, none of them nought, and a zone of Qatar", () => {
    for (const text of [
      "",
      "61/850",
      "0/850/12",
      "99/850/12",
      "61/0/12",
      "61/850/0",
      "61/850/12/4",
      "Zone 61",
      "618501",
    ])
      expect(parseQatarPlate(text)).toBeNull()
  })
})
