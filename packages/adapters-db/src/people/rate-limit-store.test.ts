import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Database } from "../database/connection.ts"
import { databaseConnection } from "../open-database.ts"
import { lentRuntime } from "../testing/lent-runtime.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { countCall, forgetCalls, giveCallBack } from "./rate-limit-store.ts"

for (const database of testDatabases)
  describe(`calls counted in ${database.name}`, () => {
    const runtime = lentRuntime(database, databaseConnection)
    const run = <Value>(program: Effect.Effect<Value, never, Database>) => runtime().runPromise(program)
    const end = (key: string) =>
      run(Database.use(({ rows }) => rows("update counted_calls set ends_at = 1 where name = ?", [key])))
    const names = () => run(Database.use(({ rows }) => rows("select name from counted_calls order by name")))

    it("are as many as there were, by key, whoever counts at once", async () => {
      const count = Effect.map(countCall("tracking|a", 60), ({ calls }) => calls)
      const counted = await Promise.all(Array.from({ length: 50 }, () => run(count)))
      expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
      expect((await run(countCall("tracking|b", 60))).calls).toBe(1)
    })

    it("begin anew when their time is over, not with each call", async () => {
      const first = await run(countCall("promo|a", 60))
      expect(first.calls).toBe(1)
      expect(first.millisLeft).toBeGreaterThan(50_000)
      expect(first.millisLeft).toBeLessThanOrEqual(60_000)
      const second = await run(countCall("promo|a", 60))
      expect(second.millisLeft).toBeLessThanOrEqual(first.millisLeft)
      await end("promo|a")
      expect((await run(countCall("promo|a", 60))).calls).toBe(1)
    })

    it("are without those that were given back, and a later count has nothing to do with them", async () => {
      const count = countCall("order|a", 60)
      const [first] = [await run(count), await run(count), await run(count)]
      await run(giveCallBack("order|a", first.endsAt))
      await run(giveCallBack("order|b", first.endsAt))
      expect((await run(count)).calls).toBe(3)
      await end("order|a")
      // A different length: with the same one, both counts could end in the same millisecond.
      expect((await run(countCall("order|a", 90))).calls).toBe(1)
      await run(giveCallBack("order|a", first.endsAt))
      expect((await run(count)).calls).toBe(2)
    })

    it("are forgotten when their time is over", async () => {
      await run(Database.use(({ rows }) => rows("delete from counted_calls")))
      for (const key of ["a", "b"]) await run(countCall(key, 60))
      await end("a")
      await run(forgetCalls)
      expect(await names()).toEqual([{ name: "b" }])
    })
  })
