/** Section 8: 120 s for a part of a page that does not load. */
export const patienceMilliseconds = 120_000

/**
 * Rejects when a requested part of a page is overdue. This covers a request that nobody answers, neither with the part
 * nor with an error: a browser by itself waits for minutes more, or forever.
 *
 * @example await Promise.race([import("./Part.tsx"), noAnswer()])
 */
export const noAnswer = (failure?: Error): Promise<never> =>
  new Promise((_, fail) => setTimeout(fail, patienceMilliseconds, failure))
