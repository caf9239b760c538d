import type { Answer } from "@mersal/domain/ports/driving/service-failure"

type Ask<Value, Failure> = (options: { readonly signal: AbortSignal }) => Answer<Value, Failure>

export interface Looks {
  readonly look: () => Promise<void>
  readonly end: () => void
}

/**
 * Asks whenever it is told to and shows the answer of the last request. Answers to earlier requests are older, however
 * late they come, and are ignored.
 */
export function looksBy<Value, Failure>(
  ask: Ask<Value, Failure>,
  show: (result: Awaited<Answer<Value, Failure>>) => void,
): Looks {
  let last: AbortController | undefined
  const end = () => last?.abort()
  const look = async () => {
    end()
    last = new AbortController()
    const { signal } = last
    const result = await ask({ signal })
    if (!signal.aborted) show(result)
  }
  return { look, end }
}
