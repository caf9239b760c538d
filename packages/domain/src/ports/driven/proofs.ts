import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { ImageType } from "../../account/image-type.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"

/** Reads the pictures that prove a delivery. They are written by `UnitOfWork` only. */
export class Proofs extends Context.Service<
  Proofs,
  {
    readonly find: (reference: Reference, id: string) => Effect.Effect<StoredProof | null>
    /** Their ids, the oldest first. */
    readonly of: (reference: Reference) => Effect.Effect<readonly ProofEntry[]>
  }
>()("mersal/Proofs") {}

/** What is kept of a picture beside it. */
export interface ProofEntry {
  /** 32 hexadecimal digits, drawn: it leads nowhere but here. */
  readonly id: string
  readonly type: ImageType
  /** SHA-256 of the picture: shows later that it is the one that was sent. */
  readonly digest: string
  readonly driver: string
  readonly at: Instant
}

export interface StoredProof extends ProofEntry {
  readonly reference: Reference
  readonly bytes: Uint8Array
}
