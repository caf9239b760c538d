import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import { referenceNumber, sampleBooking } from "@mersal/domain/testing/sample-booking"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import pg from "pg"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { connectionConfig } from "../postgres/config.ts"
import { sampleDatabase } from "../testing/sample-database.ts"
import { testDatabases } from "../testing/test-databases.ts"
import { backUpDatabase, restoreDatabase } from "./backup.ts"
import { UpkeepRefused } from "./upkeep-refused.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mersal-backup-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

describe("a copy of a SQLite database", () => {
  const settings = () => ({ kind: "sqlite", path: join(folder, "mersal.sqlite") }) as const
  const copy = () => join(folder, "copies", "monday.sqlite")

  const running = () => {
    const runtime = ManagedRuntime.make(sampleDatabase(settings()))
    return {
      book: (number: number) => {
        const booking = { ...sampleBooking, reference: referenceNumber(number) }
        return runtime.runPromise(
          UnitOfWork.use((work) => work.commit([{ kind: "insertBooking", booking, ownerDigest: null }])),
        )
      },
      booked: (...numbers: readonly number[]) =>
        runtime.runPromise(
          Effect.forEach(numbers, (number) =>
            Bookings.use((bookings) => Effect.map(bookings.find(referenceNumber(number)), (found) => found !== null)),
          ),
        ),
      stop: () => runtime.dispose(),
    }
  }

  it("holds what was there when it was made, while the server goes on, and puts it back", async () => {
    const server = running()
    await server.book(1)
    await backUpDatabase(settings(), copy())
    await server.book(2)
    expect(await server.booked(1, 2)).toEqual([true, true])
    await server.stop()

    const kept = await restoreDatabase(settings(), copy())
    expect(kept).toBe(`${settings().path}.before-restore`)
    const restored = running()
    expect(await restored.booked(1, 2)).toEqual([true, false])
    await restored.stop()
    await expect(restoreDatabase(settings(), copy())).rejects.toThrow("from an earlier restore, is still there")
  })

  it("is for its owner only", async () => {
    await running().booked(1)
    await backUpDatabase(settings(), copy())
    expect(statSync(copy()).mode & 0o777).toBe(0o600)
  })

  it("leaves a database, what it replaced and their folder to their owner, whatever a copy's permissions", async () => {
    const server = running()
    await server.book(1)
    const modes = (...endings: readonly string[]) =>
      endings.map((ending) => statSync(`${settings().path}${ending}`).mode & 0o777)
    expect(modes("", "-wal", "-shm")).toEqual([0o600, 0o600, 0o600])
    await backUpDatabase(settings(), copy())
    await server.stop()
    expect(statSync(join(folder, "copies")).mode & 0o777).toBe(0o700)
    chmodSync(copy(), 0o644)
    chmodSync(settings().path, 0o644)
    await restoreDatabase(settings(), copy())
    expect(modes("", ".before-restore")).toEqual([0o600, 0o600])
  })

  it("leaves nothing beside the database when putting it back is refused", async () => {
    const server = running()
    await server.book(1)
    await backUpDatabase(settings(), copy())
    await expect(restoreDatabase(settings(), copy())).rejects.toThrow("A server is using")
    expect(existsSync(`${settings().path}.unfinished`)).toBe(false)
    await server.stop()
    writeFileSync(`${settings().path}.before-restore`, "")
    await expect(restoreDatabase(settings(), copy())).rejects.toThrow("is still there")
    expect(existsSync(`${settings().path}.unfinished`)).toBe(false)
  })

  it("is made where there is no database yet", async () => {
    const server = running()
    await server.book(1)
    await server.stop()
    await backUpDatabase(settings(), copy())
    rmSync(settings().path)
    expect(await restoreDatabase(settings(), copy())).toBe(null)
    const restored = running()
    expect(await restored.booked(1)).toEqual([true])
    await restored.stop()
  })

  it("is not put back while a server uses the database", async () => {
    const server = running()
    await server.book(1)
    await backUpDatabase(settings(), copy())
    await expect(restoreDatabase(settings(), copy())).rejects.toThrow("A server is using")
    await server.book(2)
    expect(await server.booked(1, 2)).toEqual([true, true])
    await server.stop()
  })

  it("is refused with what to do", async () => {
    const refused = async (doing: Promise<unknown>) => {
      const error = await doing.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(UpkeepRefused)
      return (error as Error).message
    }
    const inMemory = { kind: "sqlite", path: ":memory:" } as const
    expect(await refused(backUpDatabase(settings(), copy()))).toContain("There is no database")
    expect(await refused(backUpDatabase(inMemory, copy()))).toContain("in memory")
    expect(await refused(restoreDatabase(inMemory, copy()))).toContain("in memory")
    expect(await refused(restoreDatabase(settings(), copy()))).toContain("There is no file")
    const letter = join(folder, "letter.txt")
    writeFileSync(letter, "This is a letter, and longer than the header of a database would be. ".repeat(40))
    expect(await refused(restoreDatabase(settings(), letter))).toContain("is no database")
    writeFileSync(letter, "")
    expect(await refused(restoreDatabase(settings(), letter))).toContain("is not a database of this product")
    expect(existsSync(settings().path)).toBe(false)

    const server = running()
    await server.book(1)
    await server.stop()
    await backUpDatabase(settings(), copy())
    expect(await refused(backUpDatabase(settings(), copy()))).toContain("is there already")
    const half = readFileSync(copy()).subarray(0, 40_960)
    writeFileSync(letter, half)
    expect(await refused(restoreDatabase(settings(), letter))).toMatch(/is damaged|is no database/)
  })
})

describe("a copy of a PostgreSQL database", () => {
  const postgres = testDatabases.find(({ kind }) => kind === "postgres")
  const settings = {
    kind: "postgres",
    url: "postgres://mersal:se%2Fcret@db.example:6543/orders?sslmode=require",
  } as const

  /** A port on which nothing listens. */
  const unanswered = { kind: "postgres", url: "postgres://mersal:se%2Fcret@127.0.0.1:9/orders" } as const

  /** A program on the PATH that records how it was called. */
  const program = (name: string, answer = "exit 0") => {
    const said = join(folder, "said")
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\necho "$@" > ${said}\n/usr/bin/env | /bin/grep ^PG | /usr/bin/sort >> ${said}\n${answer}\n`,
    )
    chmodSync(join(folder, name), 0o755)
    return () => readFileSync(said, "utf8").trim().split("\n")
  }
  beforeEach(() => {
    vi.stubEnv("PATH", folder)
    onTestFinished(() => void vi.unstubAllEnvs())
  })

  it("is made by pg_dump, which is told the password in no argument", async () => {
    const file = join(folder, "copy")
    const said = program("pg_dump", `echo copied > ${file}.unfinished`)
    await backUpDatabase(settings, file)
    expect(readFileSync(file, "utf8")).toBe("copied\n")
    expect(said()).toEqual([
      `--format=custom --no-owner --no-privileges --file=${file}.unfinished`,
      "PGDATABASE=orders",
      "PGHOST=db.example",
      "PGPASSWORD=se/cret",
      "PGPORT=6543",
      "PGSSLMODE=require",
      "PGUSER=mersal",
    ])
    await expect(backUpDatabase(settings, file)).rejects.toThrow("is there already")
  })

  /** A pg_restore that writes these statements for any file, and a psql that runs what it is given. */
  const restoring = (statements: string, { end = "exit 0", first = ours } = {}) => {
    const text = join(folder, "statements.sql")
    writeFileSync(text, statements)
    const list = `case "$*" in *--data-only*) printf '1\\t${first}\\t1\\n'; exit 0;; esac`
    const said = program("pg_restore", `${list}\n/bin/cat ${text}\n${end}`)
    const code = `const pg = require(${JSON.stringify(createRequire(import.meta.url).resolve("pg"))})
      const { PGHOST: host, PGPORT: port, PGUSER: user, PGPASSWORD: password, PGDATABASE: database } = process.env
      const client = new pg.Client({ host, port, user, password, database })
      const text = require("node:fs").readFileSync(0, "utf8")
      client.connect().then(() => client.query(text)).then(() => client.end(), (error) => {
        console.error(error.message)
        process.exit(3)
      })`
    writeFileSync(join(folder, "psql"), `#!${process.execPath}\n${code}`)
    chmodSync(join(folder, "psql"), 0o755)
    return said
  }
  const ours = "2026-11-first-tables"

  /** A database on which a query can be asked, whose connection does not count as a server's. */
  const used = async (content: "open" | "openEmpty" = "open") => {
    const lent = await postgres?.[content]()
    if (lent?.kind !== "postgres") throw new Error("There is no PostgreSQL")
    const client = new pg.Client(lent.url)
    await client.connect()
    onTestFinished(() => client.end())
    return {
      settings: lent,
      ask: async (statement: string) => (await client.query({ text: statement, rowMode: "array" })).rows.flat(),
    }
  }
  const tables = "select tablename from pg_tables where schemaname = 'public' order by 1"
  const older = `create table public.knex_migrations (name text); insert into public.knex_migrations values ('${ours}');
    create sequence public.booking_changes; create table public.bookings (id serial);`

  const copied = () => {
    const file = join(folder, "copy")
    writeFileSync(file, "copied")
    return file
  }

  it("leaves exactly what it holds: no table, sequence or function that is newer than it", async () => {
    const { settings: database, ask } = await used()
    await ask("create view public.some_bookings as select * from bookings")
    const said = restoring(older)
    expect(await restoreDatabase(database, copied())).toBe(null)
    expect(said()[0]).toMatch(/^--clean --if-exists --no-owner --no-privileges --file=- .*copy$/)
    expect(await ask(tables)).toEqual(["bookings", "knex_migrations"])
    expect(
      await ask(
        "select relname from pg_class where relkind in ('S', 'v') and relname !~ '^pg_' and relnamespace = 'public'::regnamespace order by 1",
      ),
    ).toEqual(["booking_changes", "bookings_id_seq"])
    expect(await ask("select proname from pg_proc where pronamespace = 'public'::regnamespace")).toEqual([])
  })

  it("is made where the database is still empty", async () => {
    const { settings: database, ask } = await used("openEmpty")
    restoring(older)
    await restoreDatabase(database, copied())
    expect(await ask(tables)).toEqual(["bookings", "knex_migrations"])
  })

  it("leaves the database as it was when it is damaged, or a statement fails", async () => {
    const { settings: database, ask } = await used()
    const before = await ask(tables)
    expect(before).toContain("staff_events")
    restoring(older, { end: 'echo "could not read from input file" >&2; exit 1' })
    await expect(restoreDatabase(database, copied())).rejects.toThrow("could not read from input file")
    expect(await ask(tables)).toEqual(before)
    restoring(`${older} select nothing from nowhere;`)
    await expect(restoreDatabase(database, copied())).rejects.toThrow('relation "nowhere" does not exist')
    expect(await ask(tables)).toEqual(before)
  })

  it("is neither made of another product's database, nor put in its place, nor taken from its copy", async () => {
    const { settings: database, ask } = await used("openEmpty")
    const dumped = program("pg_dump")
    await expect(backUpDatabase(database, join(folder, "new"))).rejects.toThrow("is not a database of this product")
    await ask("create table knex_migrations (name text)")
    await ask("insert into knex_migrations values ('20260101_theirs.js')")
    await expect(backUpDatabase(database, join(folder, "new"))).rejects.toThrow("is not a database of this product")
    expect(dumped).toThrow("no such file")
    restoring(older)
    await expect(restoreDatabase(database, copied())).rejects.toThrow("is not a database of this product")
    expect(await ask("select name from knex_migrations")).toEqual(["20260101_theirs.js"])

    const mine = await used()
    restoring(older, { first: "20260101_theirs.js" })
    await expect(restoreDatabase(mine.settings, copied())).rejects.toThrow("copy is not a database of this product")
    expect(await mine.ask(tables)).toContain("staff_events")
  })

  it("is not put back while a server uses the database, and is once that has stopped", async () => {
    const { settings: database, ask } = await used()
    const said = restoring(older)
    const server = new pg.Client(connectionConfig(database.url))
    await server.connect()
    await expect(restoreDatabase(database, copied())).rejects.toThrow("A server is using")
    expect(said).toThrow("no such file")
    await server.end()
    // PostgreSQL forgets a connection shortly after it ends, but on a busy machine that can take long.
    await vi.waitFor(async () => expect(await restoreDatabase(database, copied())).toBe(null), { timeout: 30_000 })
    expect(await ask(tables)).toEqual(["bookings", "knex_migrations"])
  })

  it("is not put back where there is no psql, which is said", async () => {
    await expect(restoreDatabase(unanswered, join(folder, "copy"))).rejects.toThrow("There is no file")
    restoring(older)
    rmSync(join(folder, "psql"))
    await expect(restoreDatabase(unanswered, copied())).rejects.toThrow("psql is not on the PATH")
  })

  it("leaves nothing when pg_dump fails, and says what it said", async () => {
    const file = join(folder, "copy")
    program("pg_dump", `echo half > ${file}.unfinished; echo "server version mismatch" >&2; exit 1`)
    await expect(backUpDatabase(settings, file)).rejects.toThrow("server version mismatch")
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false])
  })

  it("says what to run where there is no pg_dump, without the password", async () => {
    const refused = (await backUpDatabase(settings, join(folder, "copy")).catch((thrown: unknown) => thrown)) as Error
    expect(refused).toBeInstanceOf(UpkeepRefused)
    expect(refused.message).toContain("pg_dump is not on the PATH")
    expect(refused.message).toContain("PGHOST=db.example")
    expect(refused.message).toContain("pg_dump --format=custom")
    expect(refused.message).not.toContain("cret")
  })

  it.each([
    ["pg_dump", "pg_dump: error: aborting because of server version mismatch", "--format=custom"],
    ["pg_restore", "pg_restore: error: unsupported version (1.16) in file header", "--clean"],
  ])("says what to run elsewhere where %s is too old, without the password", async (name, words, how) => {
    const file = join(folder, "copy")
    program(name, `echo "${words}" >&2; exit 1`)
    if (name === "pg_restore") writeFileSync(file, "copied")
    const doing = name === "pg_dump" ? backUpDatabase(settings, file) : restoreDatabase(unanswered, file)
    const refused = (await doing.catch((thrown: unknown) => thrown)) as Error
    expect(refused).toBeInstanceOf(UpkeepRefused)
    expect(refused.message).toContain(words)
    expect(refused.message).toContain(`This ${name} is older than`)
    expect(refused.message).toMatch(new RegExp(`PGHOST=\\S+ .*${name} ${how}`))
    expect(refused.message).not.toContain("cret")
  })
})
