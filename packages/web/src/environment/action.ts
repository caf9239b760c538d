import type { Answer, CallOptions, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useCallback, useRef, useState } from "react"

/** A call that a press makes, and the state of the last one. */
export interface Action<Input, Value, Failure> {
  /** Makes the call, one at a time. Answers null if it failed or another one is running. */
  readonly run: (input: Input) => Promise<{ readonly value: Value } | null>
  readonly isBusy: boolean
  /** Why the last call failed; null before it, while it runs and after it succeeded. */
  readonly failure: Failure | ServiceFailure | null
  readonly forgive: () => void
}

export function useAction<Input, Value, Failure = never>(
  call: (input: Input, options: CallOptions) => Answer<Value, Failure>,
): Action<Input, Value, Failure> {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | ServiceFailure | null>(null)
  const running = useRef(false)
  const latest = useRef(call)
  latest.current = call

  const run = useCallback(async (input: Input) => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setFailure(null)
    const answer = await latest.current(input, {})
    running.current = false
    setBusy(false)
    if (Result.isSuccess(answer)) return { value: answer.success }
    setFailure(answer.failure)
    return null
  }, [])
  return { run, isBusy, failure, forgive: useCallback(() => setFailure(null), []) }
}
