import { imageTypes } from "@mersal/domain/account/image-type"
import type { ProofEntry, StoredProof } from "@mersal/domain/ports/driven/proofs"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { referenceColumn, wholeNumber } from "./columns.ts"

const EntryRow = z.object({
  id: z.string(),
  type: z.enum(imageTypes),
  digest: z.string(),
  driver: z.string(),
  stored_at: wholeNumber,
})

const ProofRow = EntryRow.extend({ reference: referenceColumn, bytes: z.string() })

export function readProofEntry(row: unknown): ProofEntry {
  const { id, type, digest, driver, stored_at } = EntryRow.parse(row)
  return { id, type, digest, driver, at: stored_at }
}

/** The picture is stored in its column as base64, which works the same on every database. */
export function readProof(row: unknown): StoredProof {
  const { reference, bytes } = ProofRow.parse(row)
  return { ...readProofEntry(row), reference, bytes: Uint8Array.from(Buffer.from(bytes, "base64")) }
}

export const proofRow = (proof: StoredProof): RowValues => ({
  id: proof.id,
  reference: proof.reference,
  driver: proof.driver,
  type: proof.type,
  digest: proof.digest,
  bytes: Buffer.from(proof.bytes).toString("base64"),
  stored_at: proof.at,
})
