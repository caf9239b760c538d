/**
 * Fetches a script once, when it is first wanted, and again where it could not be had.
 *
 * @param fetchScript fails for an address that cannot be had; a browser may remember that it did, so that each further
 *   attempt has another address
 */
export function lateScript(address: string, fetchScript: (address: string) => Promise<void>): () => Promise<void> {
  let next = address
  let fetched: Promise<void> | undefined
  return () =>
    (fetched ??= fetchScript(next).catch((error) => {
      next += "?"
      fetched = undefined
      throw error
    }))
}
