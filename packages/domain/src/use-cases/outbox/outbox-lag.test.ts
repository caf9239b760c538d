import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"
import { Outbox } from "../../ports/driven/outbox.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { longestLag, outboxLag, watchOutbox } from "./outbox-lag.ts"

it("the lag of the outbox is told from a quarter of an hour on, until the message is delivered", async () => {
  const said: unknown[] = []
  const log = Logger.layer([Logger.make(({ message, logLevel }) => void said.push([logLevel, message]))])
  const program = Effect.gen(function* () {
    const { commit } = yield* UnitOfWork
    yield* commit([{ kind: "enqueue", message: { id: "m-1", topic: "news", reference: null, at: 1_000 } }])
    const told = Effect.fnUntraced(function* (now: number) {
      yield* TestClock.setTime(now)
      const before = said.length
      yield* watchOutbox()
      return [yield* outboxLag(), said.length - before]
    })
    const early = [yield* told(999), yield* told(1_000 + longestLag - 1)]
    const late = yield* told(1_000 + longestLag)
    const outbox = yield* Outbox
    for (const message of yield* outbox.claim(1_000 + longestLag, 1, 1)) yield* outbox.complete(message, 2_000, [])
    return { early, late, after: yield* told(1_000 + 2 * longestLag) }
  })
  const stage = Layer.mergeAll(inMemoryPorts(), TestClock.layer(), log)
  const found = await Effect.runPromise(Effect.provide(program, stage))
  expect(longestLag).toBe(900_000)
  expect(found).toEqual({
    early: [
      [0, 0],
      [longestLag - 1, 0],
    ],
    late: [longestLag, 1],
    after: [0, 0],
  })
  expect(said).toEqual([["Error", expect.anything()]])
})
