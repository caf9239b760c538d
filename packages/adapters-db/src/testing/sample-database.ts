import { sampleReferenceData } from "@mersal/domain/testing/reference-data"
import * as Layer from "effect/Layer"
import { databaseLayer } from "../layer.ts"
import { tableInspection } from "./store-inspection.ts"

/** Every port over a SQLite database with the sample reference data, and a look into its tables. */
export const sampleDatabase = (path: string) =>
  tableInspection.pipe(
    Layer.provideMerge(databaseLayer({ kind: "sqlite", path }, { ...sampleReferenceData, promos: [] })),
  )
