import { randomBytes } from "node:crypto"
import { IdSource } from "@mersal/domain/ports/driven/id-source"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Ids from the operating system's random source. */
export const randomIds: Layer.Layer<IdSource> = Layer.succeed(IdSource, {
  // A byte holds 32 values eight times over, so its last five bits are as even as the byte.
  numbersBelow32: (count) => Effect.sync(() => Array.from(randomBytes(count), (byte) => byte & 31)),
  token: Effect.sync(() => randomBytes(16).toString("hex")),
})
