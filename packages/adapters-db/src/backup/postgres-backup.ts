import { spawn } from "node:child_process"
import { existsSync, renameSync, rmSync } from "node:fs"
import { refuseWhilePostgresUsed } from "./refuse-while-used.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

/** Copies a database with `pg_dump`, consistent at one moment, into one file that `restorePostgres` reads. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new UpkeepRefused(`${file} is there already: choose another name, or remove it.`)
  const unfinished = `${file}.unfinished`
  try {
    await run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${unfinished}`], url)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  renameSync(unfinished, file)
}

/** Replaces the database's contents by a copy: all of them, or nothing if an error occurs. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new UpkeepRefused(`There is no file ${file}.`)
  const { database } = connectionOf(url)
  await refuseWhilePostgresUsed(url)
  const how = ["--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"]
  await run("pg_restore", [...how, `--dbname=${database}`, file], url)
}

/**
 * The parts of a URL in the form that PostgreSQL's programs take. A password in an argument would be visible to other
 * users.
 */
function connectionOf(url: string): { readonly database: string; readonly env: Readonly<Record<string, string>> } {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const database = decodeURIComponent(pathname.slice(1))
  const parts = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, ""),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password) || (searchParams.get("password") ?? ""),
    PGDATABASE: database,
    PGSSLMODE: searchParams.get("sslmode") ?? "",
    PGSSLROOTCERT: searchParams.get("sslrootcert") ?? "",
  }
  return { database, env: Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== "")) }
}

function run(program: string, values: readonly string[], url: string): Promise<void> {
  const { env } = connectionOf(url)
  // Only the owner may read the files made here: they hold customers and the product's secret.
  const before = process.umask(0o077)
  const child = spawn(program, values, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] })
  process.umask(before)
  let said = ""
  child.stderr.on("data", (piece) => {
    said += String(piece)
  })
  const { PGPASSWORD, ...shown } = env
  const settings = Object.entries(shown).map(([name, value]) => `${name}=${value}`)
  const command = [...settings, program, ...values].join(" ")
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(
        "code" in error && error.code === "ENOENT"
          ? new UpkeepRefused(
              `${program} is not on the PATH. Run this where it is, with the password in PGPASSWORD:\n${command}`,
            )
          : error,
      )
    })
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new UpkeepRefused(failure(program, said.trim(), command))),
    )
  })
}

/** What a failed program printed, and the command to run elsewhere if only another version of the program can do it. */
function failure(program: string, said: string, command: string): string {
  if (said === "") return `${program} failed`
  // pg_dump prints the first for a newer server, pg_restore the second for a copy made by a newer pg_dump.
  const isOtherVersion = /server version mismatch|unsupported version \(.*\) in file header/.test(said)
  if (!isOtherVersion) return said
  const which = program === "pg_dump" ? "the server" : "the pg_dump that made the copy"
  return `${said}\nThis ${program} is older than ${which}. Run this where there is one at least as new, with the password in PGPASSWORD:\n${command}`
}
