import { randomFillSync } from "node:crypto"

const idsInPool = 64

/**
 * Draws ids that nobody guesses, of so many random bytes. They are drawn for many at a time, for the system takes as long
 * to draw a few, and wiped as they are given.
 */
export function drawnIds(bytes: number, encoding: "hex" | "base64url"): () => string {
  const pool = Buffer.alloc(bytes * idsInPool)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const id = pool.toString(encoding, used, used + bytes)
    pool.fill(0, used, used + bytes)
    used += bytes
    return id
  }
}
