import { signInTypes } from "@mersal/domain/account/role"
import type { Reference } from "@mersal/domain/booking/order/reference"
import type { BookingNote } from "@mersal/domain/delivery/booking-note"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { wholeNumber } from "./columns.ts"

const NoteRow = z.object({
  id: z.string(),
  role: z.enum([...signInTypes, "system"]),
  author_id: z.nullable(z.string()),
  note: z.string(),
  written_at: wholeNumber,
})

export function readNote(row: unknown): BookingNote {
  const { id, role, author_id, note, written_at } = NoteRow.parse(row)
  return { id, text: note, by: { role, id: author_id }, at: written_at }
}

export const noteRow = (reference: Reference, { id, text, by, at }: BookingNote): RowValues => ({
  id,
  reference,
  role: by.role,
  author_id: by.id,
  note: text,
  written_at: at,
})
