/**
 * Loads a script once, when it is first needed, and again after a failure.
 *
 * @param fetchScript rejects if the address cannot be loaded. A browser may remember the failure, so each further
 * attempt uses another address.
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
