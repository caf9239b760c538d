import type { Answer, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useCallback, useEffect, useRef, useState } from "react"
import { looksBy } from "../looks.ts"
import { isServiceFailure } from "./service-failures.ts"

/** The state of a call that a screen makes when it is shown. */
export type Answered<Value, Failure> =
  | { readonly state: "waiting" }
  | {
      readonly state: "answered"
      readonly value: Value
      /** Why a newer answer did not come: the shown one may be old. */
      readonly missed?: ServiceFailure
      readonly isNewerComing?: true
    }
  | { readonly state: "failed"; readonly failure: Failure | ServiceFailure }

export type Asked<Value, Failure> = Answered<Value, Failure> & { readonly retry: () => void }

/** The state after an answer has come. After a lost call the last answer stays; a refusal replaces it. */
export function answeredAfter<Value, Failure extends { readonly _tag: string }>(
  last: Answered<Value, Failure>,
  result: Result.Result<Value, Failure | ServiceFailure>,
): Answered<Value, Failure> {
  if (Result.isSuccess(result)) return { state: "answered", value: result.success }
  const { failure } = result
  return last.state === "answered" && isServiceFailure(failure)
    ? { state: "answered", value: last.value, missed: failure }
    : { state: "failed", failure }
}

/** The state while it is requested again: the answer stays, and with it what is typed beside it. */
export const whileAskedAgain = <Value, Failure>(last: Answered<Value, Failure>): Answered<Value, Failure> =>
  last.state === "answered" ? { state: "answered", value: last.value, isNewerComing: true } : { state: "waiting" }

/**
 * Calls `ask` when the screen appears, whenever `ask` is another function (wrap it in `useCallback`), and on `retry`. A
 * retry calls again even while an answer is pending, because that answer may be older than the retry.
 */
export function useAnswer<Value, Failure extends { readonly _tag: string }>(
  ask: (options: { readonly signal: AbortSignal }) => Answer<Value, Failure>,
): Asked<Value, Failure> {
  const [shown, setShown] = useState<Answered<Value, Failure>>({ state: "waiting" })
  const retry = useRef(() => {})

  useEffect(() => {
    const { look, end } = looksBy(ask, (result) => setShown((last) => answeredAfter(last, result)))
    setShown({ state: "waiting" })
    retry.current = () => {
      setShown(whileAskedAgain)
      void look()
    }
    void look()
    return end
  }, [ask])

  return { ...shown, retry: useCallback(() => retry.current(), []) }
}
