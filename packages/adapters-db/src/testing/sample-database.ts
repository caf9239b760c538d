import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Layer from "effect/Layer"
import { databaseLayer } from "../layer.ts"
import { tableInspection } from "./store-inspection.ts"

const folder = mkdtempSync(join(tmpdir(), "mersal-db-"))
process.once("exit", () => rmSync(folder, { recursive: true, force: true }))

/** A path at which there is no database yet, until the process ends. */
export const newDatabasePath = (): string => join(mkdtempSync(join(folder, "one-")), "mersal.db")

/** Every port over a SQLite database with the sample reference data, and a look into its tables. */
export const sampleDatabase = (path: string) =>
  tableInspection.pipe(
    Layer.provideMerge(databaseLayer({ kind: "sqlite", path }, { ...sampleReferenceData, promos: [] })),
  )
