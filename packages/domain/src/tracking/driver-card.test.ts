import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { driverCard, firstName } from "./driver-card.ts"

describe("a driver's card", () => {
  it.each([
    ["Dawud Rahman", "Dawud"],
    ["  Dawud  ", "Dawud"],
    ["Abdul Rahman Al Marri", "Abdul Rahman"],
    ["Abdul Rahman", "Abdul"],
    ["أبو بكر المنصوري", "أبو بكر"],
    ["محمد علي", "محمد"],
    ["Abd Allah Salem", "Abd Allah"],
    ["ABU  Bakr   Saleh", "ABU Bakr"],
    ["Umm Kulthum Ali", "Umm Kulthum"],
    ["عبد الله سالم", "عبد الله"],
    ["ابو بكر سالم", "ابو بكر"],
    ["أم كلثوم علي", "أم كلثوم"],
    ["", ""],
  ])("calls %j by his first name, %j", (name, first) => {
    expect(firstName(name)).toBe(first)
  })

  it("says no more of a name than stands in it, and nothing of a family where there are two names", () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{3,8}$/)
    fc.assert(
      fc.property(word, word, (given, family) => {
        expect(firstName(`${given} ${family}`)).toBe(given)
      }),
    )
  })

  it("has stars from five ratings on", () => {
    const dawud = { name: "Dawud Rahman", phone: null, image: null }
    expect(driverCard(dawud, { count: 4, stars: 20 }).rating).toBeNull()
    expect(driverCard(dawud, { count: 5, stars: 24 })).toEqual({ name: "Dawud", phone: null, image: null, rating: 4.8 })
  })
})
