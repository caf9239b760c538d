import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Hashes, as lower-case hexadecimal digits. */
export class Digest extends Context.Service<
  Digest,
  {
    /** SHA-256: recognises equal texts without keeping them. */
    readonly hash: (text: string) => Effect.Effect<string>
    /** The same of bytes. */
    readonly hashOfBytes: (bytes: Uint8Array) => Effect.Effect<string>
    /** HMAC-SHA-256 under the product's own secret: proves that a text is ours. */
    readonly seal: (text: string) => Effect.Effect<string>
    /** Whether two secrets are the same, in a time that does not tell how much of them is. */
    readonly isSame: (given: string, expected: string) => Effect.Effect<boolean>
  }
>()("mersal/Digest") {}
