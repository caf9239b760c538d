const missed = new WeakSet<object>()

/** Loads a part of the page that nothing waits for. If it does not load, answers null, and the page is not reloaded. */
export const spare = <Part>(part: Promise<Part>): Promise<Part | null> =>
  part.catch((failure) => {
    missed.add(failure)
    return null
  })

/**
 * Loads a part that a press needs, on a page where a reload would lose something, such as a card. The first failure is
 * reported like a lost connection. The next press loads it again in browsers that do so (HTML since July 2026). In the
 * others it fails again, and the page is reloaded, as for any other part.
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

/** Whether the failure was that of such a part. */
export const wasSpare = (failure: Error): boolean => missed.has(failure)
