import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** A path at which there is no database yet, in a folder that goes with the test. */
export function newDatabasePath(): string {
  const folder = mkdtempSync(join(tmpdir(), "mersal-db-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, "mersal.db")
}
