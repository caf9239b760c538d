import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto"
import { Digest } from "@mersal/domain/ports/driven/digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "./connection.ts"
import { insertOf } from "./inserts.ts"

/**
 * Hashes, and seals under the product's own secret. The secret is drawn at the first start and kept in the database, so
 * every process on it seals alike, and quotes and links that were given stay good after a restart.
 */
export const storedSecretDigest: Layer.Layer<Digest, never, Database> = Layer.effect(
  Digest,
  Effect.gen(function* () {
    // Made a key once: Node finds out what a buffer is by an error that it throws and catches, each time.
    const secret: KeyObject = createSecretKey(yield* productSecret)
    return {
      hash: (text) => Effect.sync(() => sha256(text).toString("hex")),
      hashOfBytes: (bytes) => Effect.sync(() => createHash("sha256").update(bytes).digest("hex")),
      seal: (text) => Effect.sync(() => createHmac("sha256", secret).update(text).digest("hex")),
      // Equal lengths are what the comparison needs: hashes have them whatever was given.
      isSame: (given, expected) => Effect.sync(() => timingSafeEqual(sha256(given), sha256(expected))),
    }
  }),
)

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest()

const productSecret = Effect.gen(function* () {
  const database = yield* Database
  yield* database.write([insertOf("secrets", { name: "product", value: randomBytes(32).toString("hex") })])
  const [row] = yield* database.rows("select value from secrets where name = 'product'")
  return Buffer.from(SecretRow.parse(row).value, "hex")
})

const SecretRow = z.object({ value: z.string() })
