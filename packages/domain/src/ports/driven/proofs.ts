import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ImageType } from "../../account/image-type.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"

/** Reads proof-of-delivery pictures. Only `UnitOfWork` writes them. */
export class Proofs extends Context.Service<
  Proofs,
  {
    readonly find: (reference: Reference, id: string) => Effect.Effect<StoredProof | null>
    /** Their ids, the oldest first. */
    readonly of: (reference: Reference) => Effect.Effect<readonly ProofEntry[]>
  }
>()("mersal/Proofs") {}

/** What is stored about a picture. */
export interface ProofEntry {
  /** 32 random hexadecimal digits, which give access to nothing else. */
  readonly id: string
  readonly type: ImageType
  /** SHA-256 of the picture: proves later that it is the one that was sent. */
  readonly digest: string
  readonly driver: string
  readonly at: Instant
}

export interface StoredProof extends ProofEntry {
  readonly reference: Reference
  readonly bytes: Uint8Array
}
