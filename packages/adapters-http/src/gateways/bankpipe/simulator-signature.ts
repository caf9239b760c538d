import { createHash } from "node:crypto"

/**
 * The two hashes as the simulated gateway makes them: written anew, piece by piece, so that product and simulator are not
 * wrong together. Digests that another program has computed hold for both.
 */
export function simulatorHash(...parts: readonly string[]): string {
  const hash = createHash("sha256")
  parts.forEach((part, index) => {
    if (index > 0) hash.update("|")
    hash.update(part)
  })
  return hash.digest("hex")
}
