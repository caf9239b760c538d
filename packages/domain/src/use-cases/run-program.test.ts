import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { describe, expect, it } from "vitest"
import { runProgram } from "./run-program.ts"

const runtime = ManagedRuntime.make(Layer.empty)

describe("a program that is run", () => {
  it("answers what it ends with, whether it waits or not", async () => {
    expect(await runProgram(runtime, Effect.succeed(1))).toBe(1)
    expect(await runProgram(runtime, Effect.as(Effect.yieldNow, 2))).toBe(2)
  })

  it("rejects with its defect, whether it waits or not", async () => {
    const defect = new Error("a bug")
    await expect(runProgram(runtime, Effect.die(defect))).rejects.toBe(defect)
    await expect(runProgram(runtime, Effect.andThen(Effect.yieldNow, Effect.die(defect)))).rejects.toBe(defect)
  })

  it("asks for its signal only when it waits, and stops when that is aborted, before or later", async () => {
    const asked: string[] = []
    const options = (name: string, signal: AbortSignal) => ({
      get signal() {
        asked.push(name)
        return signal
      },
    })
    const gone = new AbortController()
    await runProgram(runtime, Effect.void, options("at once", gone.signal))
    const waiting = runProgram(runtime, Effect.never, options("later", gone.signal))
    gone.abort()
    await expect(waiting).rejects.toThrow()
    await expect(runProgram(runtime, Effect.never, options("before", gone.signal))).rejects.toThrow()
    expect(asked).toEqual(["later", "before"])
  })
})
