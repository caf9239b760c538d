import type { ChangeRecord } from "@mersal/domain/reference/change-record"
import { type ReferenceEntry, referenceKinds } from "@mersal/domain/reference/reference-entry"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { json, marketColumn, wholeNumber } from "./columns.ts"

/** Entries are read as stored: a shape that was valid then is not checked against today's rules. */
const entry = json(z.custom<ReferenceEntry>((value) => typeof value === "object" && value !== null))

const ChangeRow = z.object({
  id: z.string(),
  changed_at: wholeNumber,
  changed_by: z.string(),
  kind: z.enum(referenceKinds),
  market: marketColumn,
  value_id: z.string(),
  action: z.enum(["create", "edit", "end"]),
  before: z.nullable(entry),
  after: entry,
})

export function readChangeRecord(row: unknown): ChangeRecord {
  const { changed_at, changed_by, value_id, ...rest } = ChangeRow.parse(row)
  return { ...rest, at: changed_at, by: changed_by, of: value_id }
}

export const changeRecordRow = ({ at, by, of, before, after, ...rest }: ChangeRecord): RowValues => ({
  id: rest.id,
  changed_at: at,
  changed_by: by,
  kind: rest.kind,
  market: rest.market,
  value_id: of,
  action: rest.action,
  before: before === null ? null : JSON.stringify(before),
  after: JSON.stringify(after),
})
