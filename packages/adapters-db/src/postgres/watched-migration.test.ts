import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as ManagedRuntime from "effect/ManagedRuntime"
import pg from "pg"
import { expect, it, onTestFinished, vi } from "vitest"
import { Database } from "../database/connection.ts"
import { applicationId } from "../migrations/migrate.ts"
import { databaseConnection } from "../open-database.ts"
import { postgresOnALine } from "../testing/postgres-on-a-line.ts"

const patience = { connect: 150, answer: 300 }

/** A process that starts on a database behind a line, and waits for another one's migrations. */
async function waiting() {
  const { direct, behind, line } = await postgresOnALine("openEmpty")
  const other = new pg.Client(direct.url)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query(`select pg_advisory_lock(${applicationId})`)
  const said: string[] = []
  const logger = Logger.make(({ message }) => void said.push(String(message)))
  const runtime = ManagedRuntime.make(
    databaseConnection({ ...behind, patience }).pipe(Layer.provide(Logger.layer([logger]))),
  )
  onTestFinished(async () => {
    line.close()
    await runtime.dispose()
  })
  const started = runtime.runPromiseExit(Database.use(() => Effect.void))
  const queue = `select 1 from pg_locks where locktype = 'advisory' and objid = ${applicationId} and not granted`
  await vi.waitUntil(async () => (await other.query(queue)).rowCount === 1, { timeout: 60_000, interval: 1 })
  return { line, said, started, unlock: () => other.query(`select pg_advisory_unlock(${applicationId})`) }
}

it("a start that waits for another process's migrations says so, and goes on after them", async () => {
  const { said, started, unlock } = await waiting()
  await vi.waitUntil(() => said.length > 1, { timeout: 60_000, interval: 1 })
  expect(new Set(said)).toEqual(new Set(["The start waits for the migrations of this process, or of another one"]))
  await unlock()
  expect(Exit.isSuccess(await started)).toBe(true)
})

it.each([
  ["freezes", "fallSilent"],
  ["is no longer reached", "refuseOthers"],
] as const)("a start whose PostgreSQL %s during the migrations fails in time, and says why", async (_, happens) => {
  const { line, started } = await waiting()
  line[happens]()
  const exit = await started
  expect(Exit.isFailure(exit) && Cause.squash(exit.cause)).toMatchObject({
    message: "the server has stopped answering while its tables were migrated",
  })
})
