import type { ReferenceChange } from "@mersal/domain/ports/driven/changes/reference"
import { insertNew, insertOf } from "../database/inserts.ts"
import { type KindTable, kindTables } from "../reference/reference-tables.ts"
import { changeRecordRow } from "../rows/change-record-row.ts"
import type { Writing } from "./writing.ts"

export const referenceWrites: Writing<ReferenceChange> = {
  editReference({ listVersion, record }) {
    const { table, keys, kept, row } = kindTables[record.kind] as KindTable<typeof record.after.value>
    const { value, version, endedAt } = record.after
    const written = { ...row(value), version, ended_at: endedAt }
    const set = Object.keys(written).filter((column) => !keys.includes(column) && !kept.includes(column))
    const update = set.map((column) => `${column} = excluded.${column}`).join(", ")
    return [
      // The second of two edits waits here for the first, and then finds another version.
      { text: countUp, values: [table, listVersion], mustApply: true },
      insertOf(table, written, `(${keys.join(", ")}) do update set ${update}`),
      insertNew("reference_changes", changeRecordRow(record)),
    ]
  },
}

const countUp = "update reference_versions set version = version + 1 where name = ? and version = ?"
