import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterEach, describe, expect, it } from "vitest"
import { clockLayer, ServerClock } from "./clock.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")
const minute = 60_000

const stopped = () => new ServerClock({ at: noon, speed: 0 })
const runtimes: ManagedRuntime.ManagedRuntime<never, never>[] = []
function runtimeOn(clock: ServerClock) {
  const runtime = ManagedRuntime.make(clockLayer(clock))
  runtimes.push(runtime)
  return runtime
}
afterEach(async () => {
  for (const runtime of runtimes.splice(0)) await runtime.dispose()
})

describe("the server's clock", () => {
  it("is the machine's own unless it is told otherwise", () => {
    const before = Date.now()
    const shown = new ServerClock(null).currentTimeMillisUnsafe()
    expect(shown).toBeGreaterThanOrEqual(before)
    expect(shown).toBeLessThanOrEqual(Date.now())
    expect(new ServerClock(null).speed).toBe(1)
  })

  it("starts where it is told, and stands there at speed 0", async () => {
    const clock = stopped()
    expect(await runtimeOn(clock).runPromise(clock.currentTimeMillis)).toBe(noon)
    expect(clock.currentTimeMillisUnsafe()).toBe(noon)
    expect(clock.currentTimeNanosUnsafe()).toBe(BigInt(noon) * 1_000_000n)
  })

  it("runs as many times faster as it is told", () => {
    const clock = new ServerClock({ at: noon, speed: 100_000 })
    const until = performance.now() + 5
    while (performance.now() < until);
    expect(clock.currentTimeMillisUnsafe() - noon).toBeGreaterThan(200_000)
  })

  it("measures durations in real time, whatever it shows", async () => {
    const clock = stopped()
    const before = clock.monotonicTimeNanosUnsafe()
    await clock.advance(365 * 24 * 60 * minute)
    expect(Number(clock.monotonicTimeNanosUnsafe() - before)).toBeLessThan(5e9)
  })
})

describe("a moved clock", () => {
  it("wakes every sleeper that became due, in the order of their times, and shows each its own time", async () => {
    const clock = stopped()
    const runtime = runtimeOn(clock)
    const seen: [string, number][] = []
    const sleeper = (name: string, minutes: number) =>
      Effect.gen(function* () {
        yield* Effect.sleep(Duration.minutes(minutes))
        seen.push([name, (clock.currentTimeMillisUnsafe() - noon) / minute])
      })
    for (const [name, minutes] of [["late", 31] as const, ["second", 20] as const, ["first", 10] as const]) {
      runtime.runFork(sleeper(name, minutes))
    }
    await clock.advance(30 * minute)
    expect(seen).toEqual([
      ["first", 10],
      ["second", 20],
    ])
    expect(clock.currentTimeMillisUnsafe()).toBe(noon + 30 * minute)
  })

  it("is over when the work of those it woke is done", async () => {
    const clock = stopped()
    let isDone = false
    runtimeOn(clock).runFork(
      Effect.sleep(Duration.minutes(1)).pipe(
        Effect.andThen(Effect.promise(() => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve))))),
        Effect.andThen(Effect.sync(() => (isDone = true))),
      ),
    )
    await clock.advance(minute)
    expect(isDone).toBe(true)
  })

  it("lets something that repeats run as often as it would have", async () => {
    const clock = stopped()
    let runs = 0
    const poller = Effect.forever(
      Effect.sleep(Duration.minutes(1)).pipe(Effect.andThen(Effect.sync(() => (runs += 1)))),
    )
    const fiber = runtimeOn(clock).runFork(poller)
    await clock.moveTo(noon + 60 * minute)
    expect(runs).toBe(60)
    await Effect.runPromise(Fiber.interrupt(fiber))
  })

  it("wakes nobody when it is set back, and who sleeps still wakes at the time it was meant", async () => {
    const clock = stopped()
    let woken = 0
    runtimeOn(clock).runFork(Effect.sleep(Duration.minutes(10)).pipe(Effect.andThen(Effect.sync(() => (woken += 1)))))
    await clock.moveTo(noon - 60 * minute)
    expect(clock.currentTimeMillisUnsafe()).toBe(noon - 60 * minute)
    await clock.moveTo(noon + 9 * minute)
    expect(woken).toBe(0)
    await clock.moveTo(noon + 10 * minute)
    expect(woken).toBe(1)
  })

  it("forgets a sleeper that was interrupted", async () => {
    const clock = stopped()
    const runtime = runtimeOn(clock)
    let woken = 0
    const fiber = runtime.runFork(
      Effect.sleep(Duration.minutes(1)).pipe(Effect.andThen(Effect.sync(() => (woken += 1)))),
    )
    await runtime.runPromise(Fiber.interrupt(fiber))
    await clock.advance(minute)
    expect(woken).toBe(0)
  })

  it("makes moves one after the other", async () => {
    const clock = stopped()
    await Promise.all([clock.advance(minute), clock.advance(minute), clock.setSpeed(0)])
    expect(clock.currentTimeMillisUnsafe()).toBe(noon + 2 * minute)
  })
})

describe("a running clock", () => {
  it("wakes sleepers by itself, sooner when it runs faster", async () => {
    const clock = stopped()
    const woken = runtimeOn(clock).runPromise(Effect.sleep(Duration.minutes(10)))
    await clock.setSpeed(1_000_000)
    await woken
    expect(clock.currentTimeMillisUnsafe()).toBeGreaterThanOrEqual(noon + 10 * minute)
  })
})
