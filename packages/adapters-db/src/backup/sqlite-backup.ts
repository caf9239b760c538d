import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs"
import { dirname } from "node:path"
import BetterSqlite3 from "better-sqlite3"
import { applicationId } from "../migrations/migrate.ts"
import { BackupRefused } from "./backup-refused.ts"

/**
 * Copies a database into one file, consistent at one moment, even while servers write to it. The file is on disk when
 * this returns, and only its owner can read it: it holds customers and the product's secret.
 */
export function backUpSqlite(path: string, file: string): void {
  if (path === ":memory:")
    throw new BackupRefused("A database in memory ends with its process: there is nothing to copy.")
  if (!existsSync(path)) throw new BackupRefused(`There is no database at ${path}.`)
  if (existsSync(file)) throw new BackupRefused(`${file} is there already: choose another name, or remove it.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
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
    throw new BackupRefused("A database in memory cannot be restored: set DATABASE_URL to a file.")
  if (!existsSync(file)) throw new BackupRefused(`There is no file ${file}.`)
  checkOurs(file)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const kept = existsSync(path) ? `${path}.before-restore` : null
  if (kept !== null) {
    refuseWhileUsed(path)
    if (existsSync(kept))
      throw new BackupRefused(`${kept}, from an earlier restore, is still there: move it away first.`)
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
    throw new BackupRefused(`${file} is no database: ${error instanceof Error ? error.message : error}`)
  }
  if (is.id !== applicationId) throw new BackupRefused(`${file} is not a database of this product.`)
  if (is.integrity !== "ok") throw new BackupRefused(`${file} is damaged: ${is.integrity}`)
}

/**
 * Every process that has a database open in this mode holds a lock on it. Taking all the locks also empties the
 * write-ahead log.
 */
function refuseWhileUsed(path: string): void {
  const database = new BetterSqlite3(path, { fileMustExist: true, timeout: 0 })
  try {
    database.pragma("locking_mode = exclusive")
    database.exec("begin exclusive; commit")
    database.pragma("journal_mode = delete")
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "SQLITE_BUSY"
    if (isBusy) throw new BackupRefused(`A server is using ${path}: stop it first.`)
    throw error
  } finally {
    database.close()
  }
}

function onDisk(path: string): void {
  const opened = openSync(path, "r")
  fsyncSync(opened)
  closeSync(opened)
}
