import { useRef } from "react"
import type { Answered } from "../../environment/answer.ts"

/** What was answered last, while the next answer is on its way: what somebody has typed or reads stays on the page. */
export function useLastAnswer<Value, Failure>(answer: Answered<Value, Failure>): Value | null {
  const last = useRef<Value | null>(null)
  if (answer.state === "answered") last.current = answer.value
  if (answer.state === "failed") last.current = null
  return last.current
}
