import { randomFillSync } from "node:crypto"
import { IdSource } from "@mersal/domain/ports/driven/id-source"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Ids from the operating system's random source. */
export const randomIds: Layer.Layer<IdSource> = Layer.sync(IdSource, () => {
  const draw = pooledRandomness()
  return {
    // A byte has 256 values, eight times 32, so its last five bits are evenly distributed too.
    numbersBelow32: (count) => Effect.sync(() => Array.from(draw(count), (byte) => byte & 31)),
    token: Effect.sync(() => Buffer.from(draw(16)).toString("hex")),
  }
})

/** How many bytes are drawn at a time: drawing sixteen takes just as long. */
const poolLength = 2_048

/** Random bytes, none of which is given out twice; what was given out is wiped from the pool. */
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
