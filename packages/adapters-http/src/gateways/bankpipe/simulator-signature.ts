import { createHash } from "node:crypto"

/**
 * The simulated gateway's two hashes. They are written separately, so that product and simulator cannot share a
 * mistake; digests computed by another program verify both.
 */
export function simulatorHash(...parts: readonly string[]): string {
  const hash = createHash("sha256")
  parts.forEach((part, index) => {
    if (index > 0) hash.update("|")
    hash.update(part)
  })
  return hash.digest("hex")
}
