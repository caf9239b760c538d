import type { Lead } from "@mersal/domain/leads/lead"
import { type LeadCase, leadStates } from "@mersal/domain/leads/lead-case"
import { type LeadForm, leadFormKinds } from "@mersal/domain/leads/lead-form"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, referenceColumn, wholeNumber } from "./columns.ts"

const anObject = <Value>() => z.custom<Value>((value) => typeof value === "object" && value !== null)

const shared = {
  id: z.string(),
  saved_at: wholeNumber,
  owner_id: z.nullable(z.string()),
  state: z.enum(leadStates),
  answer: z.string(),
  version: wholeNumber,
}

const FormRow = z.object({ ...shared, kind: z.enum(leadFormKinds), details: json(anObject<LeadForm>()) })
const DraftRow = z.object({
  ...shared,
  kind: z.literal("booking"),
  details: json(anObject<Lead>()),
  booked_as: z.nullable(referenceColumn),
})
const CaseRow = z.discriminatedUnion("kind", [FormRow, DraftRow])

/** Reads a row of the list that joins both tables. */
export function readLeadCase(row: unknown): LeadCase {
  const read = CaseRow.parse(row)
  const { id, saved_at, owner_id, state, answer, version } = read
  const said =
    read.kind === "booking"
      ? { kind: read.kind, draft: read.details, bookedAs: read.booked_as }
      : { kind: read.kind, form: read.details }
  return { id, savedAt: saved_at, ownerId: owner_id, state, answer, version, said }
}

/** The kind and the market have columns of their own, for lists of leads by them. */
export const leadFormRow = (id: string, form: LeadForm, savedAt: number): RowValues => ({
  id,
  kind: form.kind,
  market: form.market,
  details: JSON.stringify(form),
  saved_at: savedAt,
})
