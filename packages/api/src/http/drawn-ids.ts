import { randomFillSync } from "node:crypto"

const idsInPool = 64

/**
 * Draws ids that nobody can guess, of this many random bytes. Many are drawn at once, because the system takes as long
 * to draw a few, and each is wiped when it is given out.
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
