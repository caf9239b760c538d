import { databaseConnection } from "@mersal/adapters-db/open-database"
import { countCall, giveCallBack } from "@mersal/adapters-db/people/rate-limit-store"
import { testDatabases } from "@mersal/adapters-db/testing/test-databases"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as fc from "fast-check"
import { describe, expect, it, onTestFinished } from "vitest"
import { noLimits } from "../../testing/running-product.ts"
import { countInMemory } from "./count-in-memory.ts"
import { type CallCounter, rateLimiter, type TakenCall } from "./rate-limits.ts"

const inDatabase = (database: (typeof testDatabases)[number]) => async (): Promise<CallCounter> => {
  const runtime = ManagedRuntime.make(databaseConnection(await database.open()))
  onTestFinished(() => runtime.dispose())
  return {
    count: (key, seconds) => runtime.runPromise(countCall(key, seconds)),
    giveBack: (key, endsAt) => runtime.runPromise(giveCallBack(key, endsAt)),
  }
}

const counters = [
  { name: "this process", open: async () => countInMemory() },
  ...testDatabases.map((database) => ({ name: database.name, open: inDatabase(database) })),
]

/** One caller's calls at one moment: how many begin at once, and how many of those under way are given back. */
const moments = fc.array(fc.record({ begun: fc.nat({ max: 5 }), back: fc.nat({ max: 5 }) }), { maxLength: 8 })

for (const { name, open } of counters)
  describe(`calls that are counted in ${name}`, () => {
    it("are never more than may under way and counted together, and those that were given back count nothing", async () => {
      const counter = await open()
      let caller = 0
      await fc.assert(
        fc.asyncProperty(moments, async (made) => {
          const limiter = rateLimiter({ ...noLimits, promo: { calls: 4, seconds: 3_600 } }, counter, counter)
          caller += 1
          const whose = `caller ${caller}`
          const taken: TakenCall[] = []
          for (const { begun, back } of made) {
            const calls = await Promise.all(Array.from({ length: begun }, () => limiter.take("promo", whose)))
            const passed = calls.filter(({ seconds }) => seconds === 0)
            expect(taken.length + passed.length).toBeLessThanOrEqual(4)
            taken.push(...passed)
            for (const { giveBack } of taken.splice(0, back)) await giveBack()
          }
          for (let room = 4 - taken.length; room > 0; room -= 1) expect(await limiter.count("promo", whose)).toBe(0)
          expect((await limiter.take("promo", whose)).seconds).toBeGreaterThan(3_000)
          expect(await limiter.count("promo", whose)).toBeGreaterThan(3_000)
        }),
        { numRuns: 30 },
      )
    })
  })
