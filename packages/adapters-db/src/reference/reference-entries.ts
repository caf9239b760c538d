import { ReferenceEntries } from "@mersal/domain/ports/driven/reference-entries"
import type { ReferenceEntry, ReferenceKind } from "@mersal/domain/reference/reference-entry"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as z from "zod"
import { Database } from "../database/connection.ts"
import { wholeNumber } from "../rows/columns.ts"
import { kindTables } from "./reference-tables.ts"

const EditedRow = z.object({ version: wholeNumber, ended_at: z.nullable(wholeNumber) })
const VersionRow = z.object({ version: wholeNumber })

/** Reads what admins edit, including ended rows. A closure that cannot be read is left out, as everywhere. */
export const referenceEntries: Layer.Layer<ReferenceEntries, never, Database> = Layer.effect(
  ReferenceEntries,
  Effect.gen(function* () {
    const { rows } = yield* Database
    return {
      list: Effect.fnUntraced(function* <Kind extends ReferenceKind>(kind: Kind) {
        const { table, order, read } = kindTables[kind]
        // The version is read before the rows: an edit between the two then conflicts with what is decided here.
        const [counted] = yield* rows("select version from reference_versions where name = ?", [table])
        const found = yield* rows(`select * from ${table} order by ${order}`)
        const entries = found.flatMap((row): readonly ReferenceEntry<Kind>[] => {
          const { version, ended_at } = EditedRow.parse(row)
          return read(row).map((value) => ({ value, version, endedAt: ended_at }))
        })
        return { version: VersionRow.parse(counted).version, entries }
      }),
    }
  }),
)
