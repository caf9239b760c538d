import type { Answer } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useCallback, useEffect, useRef, useState } from "react"
import type { Answered } from "./answer.ts"

/** An answer that stays visible while it is requested again. For screens that show the changes of others. */
export interface KeptAnswer<Value, Failure> {
  readonly shown: Answered<Value, Failure>
  /** The last refresh failed: the shown answer may be old. */
  readonly isOld: boolean
  /** Asks again without showing it. However often it is called during a call, one more call follows. */
  readonly refresh: () => void
}

/** Changes come in bursts: two refreshes begin at least this long apart. */
const restMilliseconds = 400

/** Calls `ask` when the screen appears and whenever it is another function: wrap it in `useCallback`. */
export function useKeptAnswer<Value, Failure>(
  ask: (options: { readonly signal: AbortSignal }) => Answer<Value, Failure>,
): KeptAnswer<Value, Failure> {
  const [shown, setShown] = useState<Answered<Value, Failure>>({ state: "waiting" })
  const [isOld, setOld] = useState(false)
  const wish = useRef(() => {})

  useEffect(() => {
    const left = new AbortController()
    let isAsking = false
    let isWished = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      isAsking = true
      isWished = false
      const result = await ask({ signal: left.signal })
      if (left.signal.aborted) return
      const isAnswered = Result.isSuccess(result)
      setOld(!isAnswered)
      setShown((last) => {
        if (isAnswered) return { state: "answered", value: result.success }
        return last.state === "answered" ? last : { state: "failed", failure: result.failure }
      })
      timer = setTimeout(() => {
        isAsking = false
        if (isWished) void look()
      }, restMilliseconds)
    }
    wish.current = () => {
      isWished = true
      if (!isAsking) void look()
    }
    void look()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [ask])

  return { shown, isOld, refresh: useCallback(() => wish.current(), []) }
}
