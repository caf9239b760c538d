import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { type PassedOver, pageByItself } from "./page-by-itself.ts"

/** A job over what waits, in its order, of which some breaks and some cannot be done yet. */
function jobOver(waiting: readonly string[], isDoneBy: (item: string) => Effect.Effect<boolean>) {
  let left = waiting
  const tries: string[] = []
  const pages = {
    find: (limit: number) => Effect.sync(() => left.slice(0, limit)),
    pageLength: 3,
    what: "letter",
    idOf: (item: string) => item,
  }
  const work = (item: string) =>
    Effect.map(
      Effect.suspend(() => {
        tries.push(item)
        return isDoneBy(item)
      }),
      (isDone) => {
        if (isDone) left = left.filter((one) => one !== item)
        return isDone
      },
    )
  const passedOver: PassedOver = new Map()
  return {
    tries,
    passedOver,
    left: () => left,
    pass: () => Effect.runPromise(pageByItself(pages, work, passedOver)),
  }
}

const breaks = (item: string) => (item < "e" ? Effect.die("broken") : Effect.succeed(true))
const waits = (item: string) => Effect.succeed(item >= "e")

describe("a pass of a job", () => {
  it.each([
    ["breaks", breaks],
    ["cannot be done yet", waits],
  ])("gets past more than a page of what %s, and tries each once", async (_, isDoneBy) => {
    const { tries, left, pass } = jobOver([..."abcdef"], isDoneBy)
    expect(await pass()).toBe(2)
    expect(tries).toEqual([..."abcdef"])
    expect(left()).toEqual([..."abcd"])
  })

  it("ends after ten pages of which nothing could be done", async () => {
    const waiting = Array.from({ length: 40 }, (_, index) => `a${index}`)
    const { tries, pass } = jobOver(waiting, waits)
    expect(await pass()).toBe(0)
    expect(tries).toEqual(waiting.slice(0, 30))
  })

  it("goes on behind what the last one could not do, and begins anew once everything had its turn", async () => {
    const stuck = Array.from({ length: 70 }, (_, index) => `a${index}`)
    const { tries, left, pass, passedOver } = jobOver([...stuck, ..."efgh"], waits)
    expect([await pass(), await pass()]).toEqual([0, 0])
    expect(tries).toEqual(stuck.slice(0, 60))
    expect([await pass(), await pass()]).toEqual([4, 0])
    expect(tries).toEqual([...stuck, ..."efgh"])
    expect(left()).toEqual(stuck)
    expect(passedOver).toEqual(new Map())
    expect(await pass()).toBe(0)
    expect(tries.slice(74)).toEqual(stuck.slice(0, 30))
  })

  it("ends with a page, and answers that there may be more", async () => {
    const { tries, pass } = jobOver([..."efghijk"], breaks)
    expect(await pass()).toBe(3)
    expect(tries).toEqual([..."efg"])
    expect([await pass(), await pass(), await pass()]).toEqual([3, 1, 0])
  })
})
