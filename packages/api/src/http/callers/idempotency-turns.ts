/** Lets calls under one key in one after the other. Answers how to leave, or null when the wait was too long. */
export type IdempotencyTurns = (key: string) => Promise<(() => void) | null>

/** The end of the last call under each key that somebody works on or waits for. */
export type LastCalls = Map<string, Promise<void>>

/** How long a second call waits for the first of its key, in milliseconds of real time. */
const longestWait = 5_000

/**
 * Of the calls that this process works on: the second with a key waits for the first and is then answered alike. Between
 * processes nobody waits; there the database lets one of them commit, and the others answer what it stored.
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
    // Those behind still wait for whoever is at work, and the key is forgotten when he has ended.
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
