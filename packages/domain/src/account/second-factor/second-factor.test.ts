import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { judgeSteps, typedFactor } from "./second-factor.ts"
import { stepsTaken } from "./time-code.ts"

describe("a step of an app's codes", () => {
  it("is accepted once: neither it nor one before it is taken again, whatever is typed when", () => {
    const anEntry = fc.record({ later: fc.integer({ min: 0, max: 90_000 }), which: fc.integer({ min: 0, max: 2 }) })
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 40 }), (entries) => {
        let now = 1_000_000_000
        let lastStep: number | null = null
        for (const { later, which } of entries) {
          now += later
          const typed = stepsTaken(now)[which] ?? 0
          const verdict = judgeSteps([typed], lastStep)
          expect(verdict).toEqual(
            lastStep === null || typed > lastStep ? { kind: "accepted", step: typed } : { kind: "used" },
          )
          if (verdict.kind === "accepted") lastStep = verdict.step
        }
      }),
    )
  })

  it("is wrong where no code is the typed one, and of two that are alike the one is taken that is left", () => {
    expect(judgeSteps([], 7)).toEqual({ kind: "wrong" })
    expect(judgeSteps([7], 7)).toEqual({ kind: "used" })
    expect(judgeSteps([7, 8], 7)).toEqual({ kind: "accepted", step: 8 })
  })
})

describe("what is typed for a second factor", () => {
  it("is six digits of any keyboard, or a recovery code, or neither", () => {
    for (const typed of ["123456", " 123 456", "١٢٣٤٥٦", "۱۲۳-۴۵۶"])
      expect(typedFactor(typed)).toEqual({ kind: "time", code: "123456" })
    expect(typedFactor("01ab-23cd-45ef-6789")).toEqual({ kind: "recovery", code: "01AB23CD45EF6789" })
    for (const typed of ["", "12345", "1234567", "12345a", "123456 789"]) expect(typedFactor(typed)).toBeNull()
  })
})
