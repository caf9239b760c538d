import type { StopWish } from "@mersal/domain/booking/change/booking-change"
import type { RecipientRequest } from "@mersal/domain/recipient/recipient-request"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, referenceColumn, wholeNumber } from "./columns.ts"

const text = z.nullable(z.string())

const Wish: z.ZodType<StopWish> = z.object({
  place: z.nullable(
    z.object({ address: z.string(), position: z.object({ lat: z.number(), lon: z.number() }), cityName: z.string() }),
  ),
  building: text,
  landmark: text,
  name: text,
  phone: text,
})

const RequestRow = z.object({
  digest: z.string(),
  reference: referenceColumn,
  asked_at: wholeNumber,
  expires_at: wholeNumber,
  answered_at: z.nullable(wholeNumber),
  proposal: z.nullable(json(Wish)),
  outcome: z.nullable(z.enum(["applied", "proposed", "accepted", "declined"])),
})

export function readRequest(row: unknown): RecipientRequest {
  const { digest, reference, asked_at, expires_at, answered_at, proposal, outcome } = RequestRow.parse(row)
  const answer =
    answered_at === null || proposal === null || outcome === null ? null : { at: answered_at, wish: proposal, outcome }
  return { digest, reference, askedAt: asked_at, expiresAt: expires_at, answer }
}

export const requestRow = ({ digest, reference, askedAt, expiresAt }: RecipientRequest): RowValues => ({
  digest,
  reference,
  asked_at: askedAt,
  expires_at: expiresAt,
})
