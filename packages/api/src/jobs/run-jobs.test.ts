import type { DrivenPorts } from "@mersal/domain/use-cases/driving-ports"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { pino } from "pino"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ServerClock } from "../clock.ts"
import type { Job } from "./job.ts"
import { type RunningJobs, runJobs } from "./run-jobs.ts"

const start = Date.UTC(2026, 10, 21, 12)
// None of these jobs uses a port.
const runtime = ManagedRuntime.make(Layer.empty) as unknown as ManagedRuntime.ManagedRuntime<DrivenPorts, never>

let running: RunningJobs | undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  const stopped = running?.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  await stopped
  vi.useRealTimers()
})

/** A log that keeps its lines. */
function listening() {
  const lines: string[] = []
  return { lines, log: pino({ level: "error" }, { write: (line: string) => void lines.push(line) }) }
}

const job = (name: string, everyMilliseconds: number, pass: () => Promise<unknown> | unknown): Job => ({
  name,
  everyMilliseconds,
  pass: Effect.as(
    Effect.promise(async () => pass()),
    0,
  ),
})

describe("jobs", () => {
  it("come again after their rest, each after its own", async () => {
    const passes: string[] = []
    const clock = new ServerClock({ at: start, speed: 0 })
    const all = [job("often", 1_000, () => passes.push("often")), job("seldom", 5_000, () => passes.push("seldom"))]
    running = runJobs(all, runtime, clock, listening().log)
    await vi.advanceTimersByTimeAsync(5_500)
    expect(passes.filter((name) => name === "often").length).toBeGreaterThanOrEqual(4)
    expect(passes.filter((name) => name === "seldom")).toHaveLength(1)
  })

  it("are done when a move of the clock is answered, at its time and in their order", async () => {
    const passes: (readonly [string, number])[] = []
    const clock = new ServerClock({ at: start, speed: 0 })
    const noting = (name: string) => job(name, 1e9, () => passes.push([name, clock.currentTimeMillisUnsafe()]))
    running = runJobs([noting("first"), noting("second")], runtime, clock, listening().log)
    await clock.moveTo(start + 60_000)
    expect(passes).toEqual([
      ["first", start + 60_000],
      ["second", start + 60_000],
    ])
  })

  it("are never in two passes at once, and a move waits for a pass that begins after it", async () => {
    let inPass = 0
    let most = 0
    let begun = 0
    const clock = new ServerClock({ at: start, speed: 0 })
    const slow = job("slow", 10, async () => {
      begun += 1
      inPass += 1
      most = Math.max(most, inPass)
      await new Promise((resolve) => setTimeout(resolve, 50))
      inPass -= 1
    })
    running = runJobs([slow], runtime, clock, listening().log)
    await vi.advanceTimersByTimeAsync(20)
    expect(begun).toBe(1)
    const moved = Promise.all([clock.moveTo(start + 1), clock.moveTo(start + 2)])
    await vi.advanceTimersByTimeAsync(500)
    await moved
    expect(most).toBe(1)
    expect(begun).toBeGreaterThanOrEqual(3)
  })

  it("go on after a pass that broke, which is logged by the job's name", async () => {
    const { lines, log } = listening()
    let passes = 0
    const clock = new ServerClock({ at: start, speed: 0 })
    const broken = job("broken", 1_000, () => {
      passes += 1
      throw new Error("out of luck")
    })
    running = runJobs([broken], runtime, clock, log)
    await vi.advanceTimersByTimeAsync(3_500)
    expect(passes).toBeGreaterThanOrEqual(2)
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ job: "broken" })
  })

  it("come again at once while they find something, and not once they are stopped", async () => {
    let left = 3
    let passes = 0
    const clock = new ServerClock({ at: start, speed: 0 })
    const pass = Effect.promise(async () => {
      passes += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      left -= 1
      return left
    })
    running = runJobs([{ name: "backlog", everyMilliseconds: 1_000, pass }], runtime, clock, listening().log)
    await vi.advanceTimersByTimeAsync(1_200)
    expect(passes).toBe(3)
    left = 25
    await vi.advanceTimersByTimeAsync(1_100)
    const before = passes
    const stopped = running.stop()
    await vi.advanceTimersByTimeAsync(500)
    await stopped
    expect(passes).toBe(before)
  })

  it("begin nothing after a stop, which waits for what has begun", async () => {
    const ended: string[] = []
    const clock = new ServerClock({ at: start, speed: 0 })
    const slow = job("slow", 10, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      ended.push("pass")
    })
    running = runJobs([slow], runtime, clock, listening().log)
    await vi.advanceTimersByTimeAsync(20)
    const stopped = running.stop().then(() => ended.push("stop"))
    await vi.advanceTimersByTimeAsync(200)
    await stopped
    expect(ended).toEqual(["pass", "stop"])
    await clock.moveTo(start + 60_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ended).toEqual(["pass", "stop"])
  })
})
