import { createHash, createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto"
import { Digest } from "@mersal/domain/ports/driven/digest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Database } from "./connection.ts"
import { hmacSha256 } from "./hmac.ts"
import { keptSecret } from "./kept-secret.ts"

/**
 * Hashes, and seals with the product's own secret. The secret is drawn at the first start and kept in the database, so
 * every process on it makes the same seals, and quotes and links stay valid after a restart.
 */
export const storedSecretDigest: Layer.Layer<Digest, never, Database> = Layer.effect(
  Digest,
  Effect.gen(function* () {
    const seal = hmacSha256(yield* productSecret)
    // Each is a plain value: it depends only on its arguments, and an effect that computes it would only take longer.
    return {
      hash: (text) => Effect.succeed(hash("sha256", text)),
      hashOfBytes: (bytes) => Effect.succeed(createHash("sha256").update(bytes).digest("hex")),
      seal: (text) => Effect.succeed(seal(text)),
      // Authenticator apps use SHA-1 (RFC 6238), so we cannot choose a stronger hash.
      hmacSha1: (key, message) => Effect.succeed(createHmac("sha1", key).update(message).digest()),
      // The comparison needs equal lengths, which hashes always have.
      isSame: (given, expected) => Effect.succeed(timingSafeEqual(sha256(given), sha256(expected))),
    }
  }),
)

const sha256 = (text: string): Buffer => hash("sha256", text, "buffer")

const productSecret = Effect.map(
  keptSecret("product", () => randomBytes(32).toString("hex")),
  (secret) => Buffer.from(secret, "hex"),
)
