import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Layer from "effect/Layer"
import { databaseLayer } from "../layer.ts"
import { tableInspection } from "./store-inspection.ts"

/** A path at which there is no database yet, in a folder of its own. */
export const newDatabasePath = (): string => join(mkdtempSync(join(tmpdir(), "mersal-db-")), "mersal.db")

/** Every port over a SQLite database with the sample reference data, and a look into its tables. */
export const sampleDatabase = (path: string) =>
  tableInspection.pipe(
    Layer.provideMerge(databaseLayer({ kind: "sqlite", path }, { ...sampleReferenceData, promos: [] })),
  )
