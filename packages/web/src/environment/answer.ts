import type { Answer, ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useCallback, useEffect, useRef, useState } from "react"

/** What has become of a call that a screen makes by being shown. */
export type Answered<Value, Failure> =
  | { readonly state: "waiting" }
  | { readonly state: "answered"; readonly value: Value }
  | { readonly state: "failed"; readonly failure: Failure | ServiceFailure }

/** How often and when a shown answer is asked for again: never, or this many milliseconds after the last one. */
interface Asking {
  readonly everyMilliseconds?: number
}

/**
 * Asks when the screen appears and whenever `ask` is another function: wrap it in `useCallback`. An answer stays while a
 * newer one is on its way, and a failed repetition leaves it alone. A page that was hidden asks again when it is seen.
 */
export function useAnswer<Value, Failure>(
  ask: (options: { readonly signal: AbortSignal }) => Answer<Value, Failure>,
  { everyMilliseconds }: Asking = {},
): Answered<Value, Failure> & { readonly retry: () => void } {
  const [shown, setShown] = useState<Answered<Value, Failure>>({ state: "waiting" })
  const retry = useRef(() => {})

  useEffect(() => {
    const abandoned = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(timer)
      if (everyMilliseconds !== undefined) timer = setTimeout(look, everyMilliseconds)
    }
    const look = async () => {
      // Only a repetition waits until somebody looks: a page opened in the background asks for what it shows.
      if (document.hidden && everyMilliseconds !== undefined) return
      const result = await ask({ signal: abandoned.signal })
      if (abandoned.signal.aborted) return
      setShown((last) =>
        Result.isSuccess(result)
          ? { state: "answered", value: result.success }
          : last.state === "answered"
            ? last
            : { state: "failed", failure: result.failure },
      )
      again()
    }
    const lookWhenSeen = () => {
      if (everyMilliseconds !== undefined && !document.hidden) void look()
    }
    setShown({ state: "waiting" })
    retry.current = () => {
      setShown({ state: "waiting" })
      void look()
    }
    void look()
    document.addEventListener("visibilitychange", lookWhenSeen)
    return () => {
      abandoned.abort()
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", lookWhenSeen)
    }
  }, [ask, everyMilliseconds])

  return { ...shown, retry: useCallback(() => retry.current(), []) }
}
