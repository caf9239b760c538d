import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs"
import { dirname } from "node:path"
import BetterSqlite3 from "better-sqlite3"
import { makeOwnerFolder } from "../database/owner-folder.ts"
import { applicationId } from "../migrations/migrate.ts"
import { refuseWhileSqliteUsed } from "./refuse-while-used.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

/**
 * Copies a database into one file, consistent at one moment, even while servers write to it. The file is on disk when
 * this returns, and only its owner can read it: it holds customers and the product's secret.
 */
export function backUpSqlite(path: string, file: string): void {
  if (path === ":memory:")
    throw new UpkeepRefused("A database in memory ends with its process: there is nothing to copy.")
  if (!existsSync(path)) throw new UpkeepRefused(`There is no database at ${path}.`)
  if (existsSync(file)) throw new UpkeepRefused(`${file} is there already: choose another name, or remove it.`)
  makeOwnerFolder(dirname(file))
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  // Created first, so that no other user can read it at any time; SQLite accepts an empty file.
  closeSync(openSync(unfinished, "w", 0o600))
  const database = new BetterSqlite3(path, { fileMustExist: true, timeout: 5_000 })
  try {
    database.prepare("vacuum into ?").run(unfinished)
  } finally {
    database.close()
  }
  checkOurs(unfinished)
  onDisk(unfinished)
  renameSync(unfinished, file)
  onDisk(dirname(file))
}

/**
 * Replaces a database that no server uses by a copy. The previous database stays beside it: the answer is its new name,
 * or null if there was none.
 */
export function restoreSqlite(path: string, file: string): string | null {
  if (path === ":memory:")
    throw new UpkeepRefused("A database in memory cannot be restored: set DATABASE_URL to a file.")
  if (!existsSync(file)) throw new UpkeepRefused(`There is no file ${file}.`)
  checkOurs(file)
  makeOwnerFolder(dirname(path))
  const kept = existsSync(path) ? `${path}.before-restore` : null
  if (kept !== null) {
    refuseWhileSqliteUsed(path)
    if (existsSync(kept))
      throw new UpkeepRefused(`${kept}, from an earlier restore, is still there: move it away first.`)
  }
  const unfinished = `${path}.unfinished`
  try {
    // A copy that was brought here may be readable by all users; the restored database must not be.
    copyFileSync(file, unfinished)
    chmodSync(unfinished, 0o600)
    onDisk(unfinished)
    if (kept !== null) {
      chmodSync(path, 0o600)
      renameSync(path, kept)
    }
    renameSync(unfinished, path)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  onDisk(dirname(path))
  return kept
}

/** Whether a file is a complete database of ours: half a copy must not replace a good database. */
function checkOurs(file: string): void {
  let is: { readonly id: unknown; readonly integrity: unknown }
  try {
    const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
    try {
      const id = database.pragma("application_id", { simple: true })
      is = { id, integrity: database.pragma("integrity_check(1)", { simple: true }) }
    } finally {
      database.close()
    }
  } catch (error) {
    throw new UpkeepRefused(`${file} is no database: ${error instanceof Error ? error.message : error}`)
  }
  if (is.id !== applicationId) throw new UpkeepRefused(`${file} is not a database of this product.`)
  if (is.integrity !== "ok") throw new UpkeepRefused(`${file} is damaged: ${is.integrity}`)
}

function onDisk(path: string): void {
  const opened = openSync(path, "r")
  fsyncSync(opened)
  closeSync(opened)
}
