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

/**
 * Fetches a part that a press needs, on a page that holds what loading it again would lose, such as a card. The first time
 * that it does not come is told like a lost line. The next press fetches it again where the browser does so (HTML since July
 * 2026); where it answers that what was missing still is, the page is loaded again for it, as for any other part.
 */
export function spareOnce<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  let isMissed = false
  return async () => {
    if (isMissed) return fetchPart()
    const part = await spare(fetchPart())
    if (part !== null) return part
    isMissed = true
    throw new Error("A part that was pressed for did not come")
  }
}

/** Whether what failed was such a part. */
export const wasSpare = (failure: Error): boolean => missed.has(failure)
