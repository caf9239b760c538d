import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Hashes, as lower-case hexadecimal digits. */
export class Digest extends Context.Service<
  Digest,
  {
    /** SHA-256: recognises equal texts without storing them. */
    readonly hash: (text: string) => Effect.Effect<string>
    /** The same for bytes. */
    readonly hashOfBytes: (bytes: Uint8Array) => Effect.Effect<string>
    /** HMAC-SHA-256 with the product's own secret: proves that a text is ours. */
    readonly seal: (text: string) => Effect.Effect<string>
    /** HMAC-SHA-1, twenty bytes, which authenticator apps make their codes from. We seal nothing of ours with it. */
    readonly hmacSha1: (key: Uint8Array, message: Uint8Array) => Effect.Effect<Uint8Array>
    /** Compares two secrets in constant time. */
    readonly isSame: (given: string, expected: string) => Effect.Effect<boolean>
  }
>()("mersal/Digest") {}
