const missed = new WeakSet<object>()

/**
 * Fetches a part of the page that nothing waits for: where it does not come the page goes on without it, and is not
 * loaded again. Null then.
 */
export const spare = <Part>(part: Promise<Part>): Promise<Part | null> =>
  part.catch((failure) => {
    missed.add(failure)
    return null
  })

/** Whether what failed was such a part. */
export const wasSpare = (failure: Error): boolean => missed.has(failure)
