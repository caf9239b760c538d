import * as Cause from "effect/Cause"
import type * as Effect from "effect/Effect"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { CallOptions } from "../ports/driving/service-failure.ts"

/**
 * Runs a program that never fails; a defect rejects. A program that waits for nothing, such as a read of a file's
 * database, ends before its signal is asked for. A signal costs as much as such a program, so callers may create it on
 * demand.
 */
export function runProgram<Value, Needed>(
  runtime: ManagedRuntime.ManagedRuntime<Needed, never>,
  program: Effect.Effect<Value, never, Needed>,
  options: CallOptions = {},
): Promise<Value> {
  const fiber = runtime.runFork(program)
  const ended = fiber.pollUnsafe()
  if (ended?._tag === "Success") return Promise.resolve(ended.value)
  return new Promise((resolve, reject) => {
    const signal = ended ? undefined : (options.signal as Signal | undefined)
    const interrupt = (): void => fiber.interruptUnsafe()
    if (signal?.aborted) interrupt()
    signal?.addEventListener("abort", interrupt, { once: true })
    fiber.addObserver((exit) => {
      signal?.removeEventListener("abort", interrupt)
      if (exit._tag === "Success") resolve(exit.value)
      else reject(Cause.squash(exit.cause))
    })
  })
}

/** The part of the platform's AbortSignal that is used here; the domain does not know its type. */
interface Signal {
  readonly aborted: boolean
  readonly addEventListener: (type: "abort", listener: () => void, options: { readonly once: true }) => void
  readonly removeEventListener: (type: "abort", listener: () => void) => void
}
