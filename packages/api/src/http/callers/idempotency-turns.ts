/**
 * Admits calls with the same key one after the other. Answers the function to call at the end, or null if the wait was
 * too long.
 */
export type IdempotencyTurns = (key: string) => Promise<(() => void) | null>

/** The end of the last call for each key that is in progress or waited for. */
export type LastCalls = Map<string, Promise<void>>

/** How long a second call waits for the first with its key, in milliseconds of real time. */
const longestWait = 5_000

/**
 * For the calls of this process: the second call with a key waits for the first and then gets the same answer.
 * Processes do not wait for each other; the database lets one of them commit, and the others answer what it stored.
 */
export function idempotencyTurns(wait = longestWait, last: LastCalls = new Map()): IdempotencyTurns {
  return async (key) => {
    const before = last.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    const mine = before ? before.then(() => promise) : promise
    last.set(key, mine)
    void mine.then(() => {
      if (last.get(key) === mine) last.delete(key)
    })
    if (!before || (await endsWithin(before, wait))) return resolve
    // Calls behind this one still wait for the call in progress; the key is forgotten when that ends.
    resolve()
    return null
  }
}

function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), milliseconds)
  void work.then(() => resolve(true))
  return promise.finally(() => clearTimeout(timer))
}
