import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** A path at which there is no database yet, in a folder that goes with the test. */
export function newDatabasePath(): string {
  const { path, remove } = newDatabaseFolder()
  onTestFinished(remove)
  return path
}

/** The same for longer than a test: who asks removes the folder. */
export function newDatabaseFolder(): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "mersal-db-"))
  return { path: join(folder, "mersal.db"), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
