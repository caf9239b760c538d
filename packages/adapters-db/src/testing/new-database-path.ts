import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** The path of a database that does not exist yet, in a folder that is removed after the test. */
export function newDatabasePath(): string {
  const { path, remove } = newDatabaseFolder()
  onTestFinished(remove)
  return path
}

/** The same for longer than one test: the caller removes the folder. */
export function newDatabaseFolder(): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "mersal-db-"))
  return { path: join(folder, "mersal.db"), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
