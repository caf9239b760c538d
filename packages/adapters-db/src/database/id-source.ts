import { randomFillSync } from "node:crypto"
import { IdSource } from "@mersal/domain/ports/driven/id-source"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Ids from the operating system's random source. */
export const randomIds: Layer.Layer<IdSource> = Layer.sync(IdSource, () => {
  const draw = pooledRandomness()
  return {
    // A byte holds 32 values eight times over, so its last five bits are as even as the byte.
    numbersBelow32: (count) => Effect.sync(() => Array.from(draw(count), (byte) => byte & 31)),
    token: Effect.sync(() => Buffer.from(draw(16)).toString("hex")),
  }
})

/** So many bytes are drawn at a time: to ask for sixteen takes as long. */
const poolLength = 2_048

/** Random bytes, none of which is ever given twice; what was given is wiped from the pool. */
function pooledRandomness(): (count: number) => Uint8Array {
  const pool = new Uint8Array(poolLength)
  let used = poolLength
  return (count) => {
    if (count > poolLength) return randomFillSync(new Uint8Array(count))
    if (used + count > poolLength) {
      randomFillSync(pool)
      used = 0
    }
    const drawn = pool.slice(used, used + count)
    pool.fill(0, used, used + count)
    used += count
    return drawn
  }
}
