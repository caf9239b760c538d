import type { LeadChange } from "@mersal/domain/ports/driven/changes/leads"
import { insertNew } from "../database/inserts.ts"
import { leadFormRow } from "../rows/lead-case-row.ts"
import type { Writing } from "./writing.ts"

export const leadWrites: Writing<LeadChange> = {
  saveLeadForm: ({ id, form, at }) => [insertNew("lead_forms", leadFormRow(id, form, at))],
  followLead({ lead: { id, said, version, ownerId, state, answer } }) {
    const table = said.kind === "booking" ? "leads" : "lead_forms"
    const text = `update ${table} set owner_id = ?, state = ?, answer = ?, version = ? where id = ? and version = ?`
    return [{ text, values: [ownerId, state, answer, version, id, version - 1], mustApply: true }]
  },
  eraseLeads: ({ savedUntil, convertedUntil }) =>
    ["lead_forms where saved_at <= ?", "leads where saved_at <= ? and booked_as is null"].flatMap((old) => [
      { text: `delete from ${old} and state <> 'converted'`, values: [savedUntil] },
      { text: `delete from ${old}`, values: [convertedUntil] },
    ]),
}
