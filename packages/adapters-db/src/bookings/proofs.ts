import { Proofs } from "@mersal/domain/ports/driven/proofs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Database } from "../database/connection.ts"
import { readProof, readProofEntry } from "../rows/proof-row.ts"

/** Reads the pictures that prove deliveries. */
export const proofs: Layer.Layer<Proofs, never, Database> = Layer.effect(
  Proofs,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      find: (reference, id) =>
        Effect.map(rows("select * from proofs where id = ? and reference = ?", [id, reference]), ([row]) =>
          row === undefined ? null : readProof(row),
        ),
      of: (reference) => Effect.map(rows(entries, [reference]), (some) => some.map(readProofEntry)),
    }
  }),
)

const entries = "select id, type, digest, driver, stored_at from proofs where reference = ? order by stored_at, id"
