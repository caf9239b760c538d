import { IdSource } from "@mersal/domain/ports/driven/id-source"
import { closureIssues } from "@mersal/domain/reference/closure-issues"
import type { MarketClosure } from "@mersal/domain/reference/reference-entry"
import { runs } from "@mersal/domain/testing/runs"
import { guestCaller } from "@mersal/domain/use-cases/caller"
import { editReference } from "@mersal/domain/use-cases/reference/edit-reference"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"

const day = fc.constantFrom("2026-12-01", "2026-12-31", "2027-02-29", "0000-01-01", "12-01", "02-29", "02-30", "")
const time = fc.constantFrom("00:00", "09:30", "24:00", "24:01", "")
const optional = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
  fc.option(value, { freq: 1 }).map((made) => (made === null ? {} : { [name]: made }))

/** Any closure that the wire format allows, valid or not. */
const aClosure: fc.Arbitrary<MarketClosure> = fc
  .tuple(
    fc.record({ market: fc.constantFrom("AE", "QA"), from: day, to: day }),
    optional("weekdays", fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 3 })),
    optional("between", fc.tuple(time, time)),
    optional("tags", fc.array(fc.constantFrom("bike", "van", "A B", "a,b", "", "bike2"), { maxLength: 2 })),
    optional("source", fc.constantFrom("", "Our own", "عطلة")),
    optional("provisional", fc.constant(true)),
  )
  .map((parts) => Object.assign({}, ...parts) as MarketClosure)

for (const database of testDatabases) {
  describe(`closures that an admin writes, on ${database.name}`, () => {
    it("are kept where the rule takes them: the table never knows better", async () => {
      const layer = sampleDatabase(await database.open())
      const program = Effect.gen(function* () {
        const ids = yield* IdSource
        let kept = 0
        for (const drawn of fc.sample(aClosure, runs(300))) {
          const value = { ...drawn, id: yield* ids.token }
          const edit = editReference("closures", { action: "create", value }, guestCaller(null))
          const outcome = yield* Effect.result(edit)
          const isRight = closureIssues(value).length === 0
          expect([value, outcome._tag]).toEqual([value, isRight ? "Success" : "Failure"])
          kept += isRight ? 1 : 0
        }
        expect(kept).toBeGreaterThan(10)
      })
      await Effect.runPromise(Effect.provide(program, layer))
    })
  })
}
