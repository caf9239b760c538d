import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plainRecoveryCode, recoveryCodeRules, recoveryCodesOf, recoveryText } from "./recovery-codes.ts"

const { codes, letters } = recoveryCodeRules
const aDraw = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: codes * letters, maxLength: codes * letters })

describe("recovery codes", () => {
  it("are ten of eighty bits, in groups of four, and lose nothing of what was drawn", () => {
    fc.assert(
      fc.property(aDraw, (draw) => {
        const made = recoveryCodesOf(draw)
        expect(made).toHaveLength(10)
        for (const code of made) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
        const values = [...made.join("").replaceAll("-", "")].map((letter) =>
          "0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(letter),
        )
        expect(values).toEqual(draw)
      }),
    )
  })

  it("are read however they are typed", () => {
    const plain = "01AB23CD45EF6789"
    for (const typed of ["01AB-23CD-45EF-6789", " oiab 23cd 45ef 6789 ", "0LAB23CD45EF6789"])
      expect(plainRecoveryCode(typed)).toBe(plain)
    for (const typed of ["", "01AB-23CD-45EF-678", "01AB-23CD-45EF-67899", "01AB-23CD-45EF-678U", "123456"])
      expect(plainRecoveryCode(typed)).toBeNull()
  })

  it("are sealed with whose they are and the enrolment, none of which can stand for another", () => {
    const part = fc.string({ maxLength: 3 })
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (one, other) => {
        expect(recoveryText(...one) === recoveryText(...other)).toBe(
          String(one) === String(other) && one.every((each, index) => each === other[index]),
        )
      }),
    )
  })
})
