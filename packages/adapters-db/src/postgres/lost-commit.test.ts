import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { Pool } from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { Database, type DatabaseSettings, type OpenDatabase } from "../database/connection.ts"
import { insertNew } from "../database/inserts.ts"
import { databaseConnection } from "../open-database.ts"
import { postgresOnALine } from "../testing/postgres-on-a-line.ts"
import { outageOf } from "../unavailable.ts"
import { commitGroup } from "./commit-group.ts"

/** A database behind a line that can break, with a deferred trigger to stop in the middle of a commit. */
async function onALine() {
  const { direct, behind, line } = await postgresOnALine()
  const connected = (settings: DatabaseSettings) => {
    const runtime = ManagedRuntime.make(databaseConnection(settings))
    onTestFinished(() => runtime.dispose())
    return runtime
  }
  const [ours, admin] = [connected(behind), connected(direct)]
  onTestFinished(() => line.close())
  const write = (name: string) =>
    ours.runPromiseExit(Database.use((database) => database.write([insertNew("tallies", { name })])))
  const rows = (text: string) => admin.runPromise(Database.use((database: OpenDatabase) => database.rows(text)))
  await rows("create table tallies (name text primary key)")
  return { line, write, rows }
}

const outage = (exit: Exit.Exit<unknown>) => (Exit.isFailure(exit) ? outageOf(Cause.squash(exit.cause)) : "answered")

describe("a connection that breaks in the middle of a commit", () => {
  it.each([
    ["commit", []],
    ["answer", [{ name: "a" }]],
  ] as const)("leaves the outcome undecided where the %s was lost, and the next commit serves", async (lost, there) => {
    const { line, write, rows } = await onALine()
    expect(outage(await write("before"))).toBe("answered")
    line.breakAtCommit(lost)
    expect(outage(await write("a"))).toBe("undecided")
    expect(await rows("select name from tallies where name = 'a'")).toEqual(there)
    expect(outage(await write("after"))).toBe("answered")
  })

  it("leaves it undecided where the server ends the connection while it commits", async () => {
    const { write, rows } = await onALine()
    await rows(`create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(60); return null; end $$`)
    await rows(`create constraint trigger lingering after insert on tallies
      deferrable initially deferred for each row execute function linger()`)
    const written = write("a")
    const end = `select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and query = 'commit' and state = 'active'`
    while ((await rows(end)).length === 0);
    expect(outage(await written)).toBe("undecided")
    expect(await rows("select name from tallies")).toEqual([])
  })
})

describe("an error of a commit", () => {
  /** A pool with one client whose commit fails, and which answers nothing else afterwards if it does not go on. */
  function failing(error: Error, goesOn: boolean) {
    let commits = 0
    const query = async (asked: string | object) => {
      if (asked === "commit") {
        commits += 1
        throw error
      }
      if (commits > 0 && asked === "rollback" && !goesOn) throw new Error("Client has encountered a connection error")
      return { rowCount: 1, rows: [] }
    }
    const client = { query, release: () => {} }
    return { pool: { connect: async () => client } as unknown as Pool, commits: () => commits }
  }
  const write = [insertNew("tallies", { name: "a" })]
  const coded = (code: string) => Object.assign(new Error("failed"), { code })

  it("is undecided where the connection broke with an error that we do not know, and nothing is done again", async () => {
    const { pool, commits } = failing(coded("ENETDOWN"), false)
    const [outcome] = (await commitGroup(pool, [write])) as readonly { readonly broken: unknown }[]
    expect([outageOf(outcome?.broken), commits()]).toEqual(["undecided", 1])
  })

  it("is the server's refusal where it goes on answering", async () => {
    const { pool } = failing(coded("53100"), true)
    expect(await commitGroup(pool, [write])).toEqual([{ broken: expect.objectContaining({ code: "53100" }) }])
  })

  it("is undecided where the server says nothing, which is not waited for again", async () => {
    const { pool, commits } = failing(new Error("Query read timeout"), false)
    const [outcome] = (await commitGroup(pool, [write])) as readonly { readonly broken: unknown }[]
    expect([outageOf(outcome?.broken), commits()]).toEqual(["undecided", 1])
  })
})
