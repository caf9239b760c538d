import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The path of a database that does not exist yet. It is removed with this process. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "mersal-bench-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, "bench.sqlite")
}
