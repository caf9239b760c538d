import type * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { Pool } from "pg"
import { describe, expect, it, onTestFinished } from "vitest"
import { Database, type DatabaseSettings, type OpenDatabase, type Write } from "../database/connection.ts"
import { insertNew } from "../database/inserts.ts"
import { databaseConnection } from "../open-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { commitGroup } from "./commit-group.ts"

const [, postgres] = testDatabases

function connect(settings: DatabaseSettings) {
  const runtime = ManagedRuntime.make(databaseConnection(settings))
  onTestFinished(() => runtime.dispose())
  return <Value>(work: (database: OpenDatabase) => Effect.Effect<Value>) => runtime.runPromise(Database.use(work))
}

const add = (name: string): Write => ({
  text: "update tallies set number = number + 1 where name = ?",
  values: [name],
  mustApply: true,
})

async function tallies(names: readonly string[]) {
  const settings = await (postgres as (typeof testDatabases)[number]).open()
  const use = connect(settings)
  await use(({ rows }) => rows("create table tallies (name text primary key, number bigint not null)"))
  await use(({ write }) => write(names.map((name) => insertNew("tallies", { name, number: 0 }))))
  return { settings, use, all: () => use(({ rows }) => rows("select * from tallies order by name")) }
}

/** A pool whose first transactions answer, and after which the server says nothing. */
function fallingSilentAfter(transactions: number) {
  let begun = 0
  const client = {
    query: async (asked: string | { readonly text: string }) => {
      if (asked === "begin" && ++begun > transactions) throw new Error("Query read timeout")
      return { rowCount: typeof asked === "string" || asked.text.includes("taken") ? 0 : 1 }
    },
    release: () => {},
  }
  return { pool: { connect: async () => client } as unknown as Pool, begun: () => begun }
}

describe("a server that falls silent while the lists of a group are written one by one", () => {
  it("is waited for once: what comes after was not written, and fails with the list that waited", async () => {
    const write = (name: string): Write => ({ text: `update ${name}`, values: [], mustApply: true })
    // Together they do not apply; the first alone does.
    const { pool, begun } = fallingSilentAfter(2)
    const outcomes = await commitGroup(pool, [[write("a")], [write("taken")], [write("b")], [write("c")]])
    const silence = { broken: new Error("Query read timeout") }
    expect(outcomes).toEqual([{ refused: null }, silence, silence, silence])
    expect(begun()).toBe(3)
  })
})

describe("writes to PostgreSQL", () => {
  it("are done again when the server undid them because of others' locks", async () => {
    const { settings, use, all } = await tallies(["a", "b"])
    const other = connect(settings)
    const inTurn = async (database: typeof use, first: string, second: string) => {
      const pause: Write = { text: "select pg_sleep(0.005)", values: [] }
      for (let round = 0; round < 8; round += 1)
        expect(await database(({ write }) => write([add(first), pause, add(second)]))).toBe(null)
    }
    await Promise.all([inTurn(use, "a", "b"), inTurn(other, "b", "a")])
    expect(await all()).toEqual([
      { name: "a", number: 16 },
      { name: "b", number: 16 },
    ])
  })

  it("that look whether a name is free, and find it taken as they write, do not apply", async () => {
    const { settings, use } = await tallies(["a", "b"])
    const other = connect(settings)
    const renaming = (from: string): readonly Write[] => [
      {
        text: `update tallies set name = 'c' where name = ?
          and not exists (select 1 from tallies as other where other.name = 'c')`,
        values: [from],
        mustApply: true,
      },
      { text: "select pg_sleep(0.05)", values: [] },
    ]
    const refused = await Promise.all([
      use(({ write }) => write(renaming("a"))),
      other(({ write }) => write(renaming("b"))),
    ])
    expect(refused.toSorted()).toEqual([0, null])
  })

  it("and reads go on over new connections when the server has ended the old ones", async () => {
    const { settings, use, all } = await tallies(["a"])
    const admin = connect(settings)
    const end = () =>
      admin(({ rows }) =>
        rows(`select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`),
      )
    for (let round = 1; round <= 10; round += 1) {
      await end()
      expect(await use(({ write }) => write([add("a")]))).toBe(null)
      await end()
      expect(await all()).toEqual([{ name: "a", number: round }])
    }
  })

  /** A pool with one client that answers every statement with one changed row, except for the answers given here. */
  const poolOf = (answers: Readonly<Record<string, () => unknown>>) => {
    const asked: string[] = []
    const query = async (query: string | { readonly text: string }) => {
      const text = typeof query === "string" ? query : query.text
      asked.push(text)
      return answers[text]?.() ?? { rowCount: 1, rows: [] }
    }
    return { asked, pool: { connect: async () => ({ query, release: () => {} }) } as unknown as Pool }
  }
  const lost = () => {
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })
  }
  const lists = [[add("a")], [add("b")]]

  it("are not done again when the connection broke during the commit, for they may be there", async () => {
    const { asked, pool } = poolOf({ commit: lost })
    const outcomes = await commitGroup(pool, lists)
    expect(outcomes).toEqual([{ broken: expect.any(Error) }, { broken: expect.any(Error) }])
    expect(asked.filter((text) => text === "commit")).toHaveLength(1)
  })

  it("are done again when the connection broke before the commit", async () => {
    const failures = [lost, lost, lost]
    const { asked, pool } = poolOf({ begin: () => failures.pop()?.() })
    expect(await commitGroup(pool, lists)).toEqual([{ refused: null }, { refused: null }])
    expect(asked.filter((text) => text === "commit")).toHaveLength(2)
  })

  it("fail when they are outdone again and again", async () => {
    const outdone = () => {
      throw Object.assign(new Error("could not serialize access"), { code: "40001" })
    }
    const { asked, pool } = poolOf({ begin: outdone })
    expect(await commitGroup(pool, [[add("a")]])).toEqual([{ broken: expect.objectContaining({ code: "40001" }) }])
    expect(asked.filter((text) => text === "begin")).toHaveLength(5)
  })
})
