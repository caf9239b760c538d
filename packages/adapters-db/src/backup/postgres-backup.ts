import { spawn } from "node:child_process"
import { existsSync, renameSync, rmSync } from "node:fs"
import type { Readable, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { migrations } from "../migrations/migrate.ts"
import { databaseState, isOurs } from "./database-state.ts"
import { emptying } from "./emptying.ts"
import { refuseWhilePostgresUsed } from "./refuse-while-used.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

/** Copies a database with `pg_dump`, consistent at one moment, into one file that `restorePostgres` reads. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new UpkeepRefused(`${file} is there already: choose another name, or remove it.`)
  // If it does not answer, pg_dump finds that out too and reports why.
  const state = await databaseState({ kind: "postgres", url })
  if (state !== "unreached" && !isOurs(state)) throw new UpkeepRefused(foreign(connectionOf(url).database))
  const unfinished = `${file}.unfinished`
  const values = ["--format=custom", "--no-owner", "--no-privileges", `--file=${unfinished}`]
  try {
    const dump = start("pg_dump", values, url, `${shownSettings(url)} pg_dump ${values.join(" ")}`)
    dump.output.resume()
    await dump.isDone
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  renameSync(unfinished, file)
}

/**
 * Replaces the database's contents by a copy: all of them, or nothing if an error occurs. `pg_restore` itself removes
 * only what the copy holds, so it writes statements, and `psql` runs these after our own in one transaction.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new UpkeepRefused(`There is no file ${file}.`)
  const { database } = connectionOf(url)
  await refuseWhilePostgresUsed(url)
  const state = await databaseState({ kind: "postgres", url })
  if (state === "foreign")
    throw new UpkeepRefused(`${foreign(database)} Restore into one of this product, or into an empty one.`)
  await refuseForeignCopy(url, file)

  const written = start("pg_restore", [...writeStatements, file], url, restoreElsewhere(url, file))
  const run = start("psql", runStatements, url, restoreElsewhere(url, file))
  run.output.resume()
  run.input.write(`begin;\n${emptying}\n`)
  const isPassedOn = Promise.all([written.isDone, pipeline(written.output, run.input, { end: false })])
    // Without this statement, psql ends with its input, and PostgreSQL undoes everything.
    .then(() => run.input.write("commit;\n"))
    .finally(() => run.input.end())
  const [ran, passedOn] = await Promise.allSettled([run.isDone, isPassedOn])
  // If psql stops early, pg_restore only says that nobody listens.
  if (ran.status === "rejected") throw ran.reason
  if (passedOn.status === "rejected") throw passedOn.reason
}

const writeStatements = ["--clean", "--if-exists", "--no-owner", "--no-privileges", "--file=-"] as const
const runStatements = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--file=-"] as const

const foreign = (what: string) => `${what} is not a database of this product.`

/** Only a database of this product counts our first migration, so only a copy of one holds its name. */
async function refuseForeignCopy(url: string, file: string): Promise<void> {
  const values = ["--data-only", "--table=knex_migrations", "--file=-", file]
  const listing = start("pg_restore", values, url, restoreElsewhere(url, file))
  let rows = ""
  listing.output.on("data", (piece) => {
    rows += String(piece)
  })
  await listing.isDone
  if (!rows.includes(`\t${migrations[0]?.name}\t`)) throw new UpkeepRefused(foreign(file))
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

/** The settings of a connection as a shell takes them, without the password. */
function shownSettings(url: string): string {
  const { PGPASSWORD, ...shown } = connectionOf(url).env
  return Object.entries(shown)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ")
}

/** A restore as one command of a shell. */
function restoreElsewhere(url: string, file: string): string {
  const begin = `begin; ${emptying}`.replaceAll(/\s+/g, " ").replaceAll("'", "'\\''")
  const written = ["pg_restore", ...writeStatements, file].join(" ")
  const run = ["psql", ...runStatements].join(" ")
  return `export ${shownSettings(url)} ; { echo '${begin}'; ${written} && echo 'commit;'; } | ${run}`
}

interface Running {
  readonly input: Writable
  /** Must be read to its end. */
  readonly output: Readable
  /** Rejects with what the program said if it fails, or with the command to run elsewhere. */
  readonly isDone: Promise<void>
}

function start(program: string, values: readonly string[], url: string, elsewhere: string): Running {
  // Only the owner may read the files made here: they hold customers and the product's secret.
  const before = process.umask(0o077)
  const child = spawn(program, values, { env: { ...process.env, ...connectionOf(url).env } })
  process.umask(before)
  let said = ""
  child.stderr.on("data", (piece) => {
    said += String(piece)
  })
  // A program that has ended reads no more; its exit code and its words say why.
  child.stdin.on("error", () => {})
  const isDone = new Promise<void>((resolve, reject) => {
    child.once("error", (error) => {
      reject(
        "code" in error && error.code === "ENOENT"
          ? new UpkeepRefused(
              `${program} is not on the PATH. Run this where it is, with the password in PGPASSWORD:\n${elsewhere}`,
            )
          : error,
      )
    })
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new UpkeepRefused(failure(program, said.trim(), elsewhere))),
    )
  })
  return { input: child.stdin, output: child.stdout, isDone }
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
