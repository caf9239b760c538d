import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { idempotencyTurns, type LastCalls } from "./idempotency-turns.ts"

describe("calls under one key", () => {
  it("come in one after the other, in the order in which they came", async () => {
    const turns = idempotencyTurns()
    const seen: string[] = []
    const work = async (name: string) => {
      const leave = await turns("key")
      seen.push(`${name} in`)
      await Promise.resolve()
      seen.push(`${name} out`)
      leave?.()
    }
    await Promise.all([work("a"), work("b"), work("c")])
    expect(seen).toEqual(["a in", "a out", "b in", "b out", "c in", "c out"])
  })

  it("do not wait for those of another key", async () => {
    const turns = idempotencyTurns()
    await turns("one")
    expect(await turns("two")).not.toBeNull()
  })

  it("are told when the first takes too long, and those behind still wait for it", async () => {
    const turns = idempotencyTurns(1)
    const leave = await turns("key")
    expect(await turns("key")).toBeNull()
    expect(await turns("key")).toBeNull()
    leave?.()
    expect(await turns("key")).not.toBeNull()
  })

  it("leave nothing behind when all have ended, also who waited for too long", async () => {
    const last: LastCalls = new Map()
    const turns = idempotencyTurns(1, last)
    const leave = await turns("key")
    expect(await turns("key")).toBeNull()
    expect(last.size).toBe(1)
    leave?.()
    await setImmediate()
    expect(last.size).toBe(0)
  })
})
