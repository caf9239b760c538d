/** Section 8 names 120 s for a part of a page that does not load. */
export const patienceMilliseconds = 120_000

/**
 * Fails when a part of a page that was asked for now should long have come. Nothing may have answered for it, neither that
 * it is there nor that it is missing: a browser by itself waits for minutes more, or for ever.
 *
 * @example await Promise.race([import("./Part.tsx"), noAnswer()])
 */
export const noAnswer = (failure?: Error): Promise<never> =>
  new Promise((_, fail) => setTimeout(fail, patienceMilliseconds, failure))
