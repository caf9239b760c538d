import { createHash, createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto"
import { Digest } from "@mersal/domain/ports/driven/digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Database } from "./connection.ts"
import { hmacSha256 } from "./hmac.ts"
import { keptSecret } from "./kept-secret.ts"

/**
 * Hashes, and seals under the product's own secret. The secret is drawn at the first start and kept in the database, so
 * every process on it seals alike, and quotes and links that were given stay good after a restart.
 */
export const storedSecretDigest: Layer.Layer<Digest, never, Database> = Layer.effect(
  Digest,
  Effect.gen(function* () {
    const seal = hmacSha256(yield* productSecret)
    // Each is a plain answer: it depends on nothing but what is given, and an effect that computes it would only take longer.
    return {
      hash: (text) => Effect.succeed(hash("sha256", text)),
      hashOfBytes: (bytes) => Effect.succeed(createHash("sha256").update(bytes).digest("hex")),
      seal: (text) => Effect.succeed(seal(text)),
      // RFC 6238's hash of authenticator apps, which is not ours to choose.
      hmacSha1: (key, message) => Effect.succeed(createHmac("sha1", key).update(message).digest()),
      // Equal lengths are what the comparison needs: hashes have them whatever was given.
      isSame: (given, expected) => Effect.succeed(timingSafeEqual(sha256(given), sha256(expected))),
    }
  }),
)

const sha256 = (text: string): Buffer => hash("sha256", text, "buffer")

const productSecret = Effect.map(
  keptSecret("product", () => randomBytes(32).toString("hex")),
  (secret) => Buffer.from(secret, "hex"),
)
