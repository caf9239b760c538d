import { NetworkFailure, type ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { looksBy } from "./looks.ts"

type Seen = Result.Result<string, ServiceFailure>

/** Looks whose answers come when the test says so. */
function watched() {
  const asked: { readonly signal: AbortSignal; readonly answer: (result: Seen) => void }[] = []
  const shown: Seen[] = []
  const looks = looksBy<string, never>(
    ({ signal }) => new Promise((answer) => asked.push({ signal, answer })),
    (result) => void shown.push(result),
  )
  return { ...looks, asked, shown }
}

const results = fc.oneof(
  fc.string().map((value): Seen => Result.succeed(value)),
  fc.constant<Seen>(Result.fail(new NetworkFailure())),
)

describe("what is shown of looks that overlap", () => {
  it("is what came of the last one, in whatever order they are answered", async () => {
    const orders = fc
      .array(results, { minLength: 1, maxLength: 6 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })))
    await fc.assert(
      fc.asyncProperty(orders, async ([all, order]) => {
        const { look, asked, shown } = watched()
        const done = all.map(() => look())
        for (const which of order) {
          asked[which]?.answer(all[which] as Seen)
          await done[which]
        }
        expect(shown).toEqual([all.at(-1)])
        expect(asked.map(({ signal }) => signal.aborted)).toEqual(all.map((_, which) => which < all.length - 1))
      }),
    )
  })

  it("is each of them where they come one after the other, and nothing after the end", async () => {
    const { look, end, asked, shown } = watched()
    for (const value of ["first", "second", "third"]) {
      const done = look()
      if (value === "third") end()
      asked.at(-1)?.answer(Result.succeed(value))
      await done
    }
    expect(shown).toEqual([Result.succeed("first"), Result.succeed("second")])
  })
})
