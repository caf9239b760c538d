import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { routeClasses } from "../../places/route-class.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { readAs } from "../../schedule/read-book.ts"
import { readingNames } from "./market-schedule.ts"
import type { RulesPatch } from "./published-rules.ts"
import { routeInForce } from "./route-in-force.ts"

const published = (patch: RulesPatch) => ({ rules: { name: "rules.own.1", patch } })

describe("what the rules in force say of a way's class", () => {
  it("is nothing before a rule is published for it, whatever else is, and by any reading of the book", () => {
    fc.assert(
      fc.property(fc.constantFrom(null, ...routeClasses), fc.subarray([...readingNames]), (route, readings) => {
        expect(readAs(gulfBook, readings).routes).toEqual(gulfBook.routes)
        expect(routeInForce({}, route)).toEqual({})
        expect(routeInForce(published({ horizonDays: 7 }), route)).toEqual({})
        expect(routeInForce(published({ routes: {} }), route)).toEqual({})
        expect(
          routeInForce(published({ routes: Object.fromEntries(routeClasses.map((id) => [id, {}])) }), route),
        ).toEqual({})
      }),
    )
  })

  it("is the class where it has a rule, and null where it was taken out of the book: of that class alone", () => {
    fc.assert(
      fc.property(fc.constantFrom(...routeClasses), fc.constantFrom(null, ...routeClasses), (ruled, asked) => {
        const isAsked = ruled === asked
        const late = published({ routes: { [ruled]: { leadDays: 3, only: ["nextDay"] } } })
        expect(routeInForce(late, asked)).toEqual(isAsked ? { route: ruled } : {})
        expect(routeInForce(published({ routes: { [ruled]: null } }), asked)).toEqual(isAsked ? null : {})
        expect(routeInForce(published({ routes: null }), asked)).toEqual(asked === null ? {} : null)
      }),
    )
  })
})
