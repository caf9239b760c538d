import { IdSource } from "@mersal/domain/ports/driven/id-source"
import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { randomIds } from "./id-source.ts"

const drawn = <Value>(work: (source: IdSource["Service"]) => Effect.Effect<Value>): Value =>
  Effect.runSync(Effect.provide(IdSource.use(work), randomIds))

describe("random ids", () => {
  it("are never drawn twice, also where one reading of the random source ends", () => {
    const tokens = drawn(({ token }) => Effect.all(Array.from({ length: 5_000 }, () => token)))
    expect(new Set(tokens).size).toBe(5_000)
    expect(tokens.filter((token) => !/^[0-9a-f]{32}$/.test(token))).toEqual([])
    // Bytes that were wiped before they were given out would show as a run of zeros.
    expect(tokens.filter((token) => token.includes("00000000"))).toEqual([])
  })

  it("are as many numbers below 32 as were asked for, all of them about as often", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 8 }), (counts) => {
        const lists = drawn(({ numbersBelow32 }) => Effect.all(counts.map((count) => numbersBelow32(count))))
        expect(lists.map(({ length }) => length)).toEqual(counts)
        expect(lists.flat().filter((number) => !Number.isInteger(number) || number < 0 || number > 31)).toEqual([])
      }),
    )
    const often = new Map<number, number>()
    for (const number of drawn(({ numbersBelow32 }) => numbersBelow32(64_000)))
      often.set(number, (often.get(number) ?? 0) + 1)
    expect(often.size).toBe(32)
    // The expected count of each is 2,000; the tolerance is ten standard deviations either way.
    expect([...often.values()].filter((times) => Math.abs(times - 2_000) > 440)).toEqual([])
  })
})
