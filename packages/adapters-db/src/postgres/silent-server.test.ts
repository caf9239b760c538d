import * as Cause from "effect/Cause"
import type * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { expect, it, onTestFinished } from "vitest"
import { Database, type Write } from "../database/connection.ts"
import { isDatabaseReady } from "../database/readiness.ts"
import { databaseConnection } from "../open-database.ts"
import { postgresOnALine } from "../testing/postgres-on-a-line.ts"
import { outageOf } from "../unavailable.ts"

const patience = { connect: 150, answer: 300 }

/** A database behind a line that can fall silent. */
async function onALine() {
  const { behind, line } = await postgresOnALine()
  const runtime = ManagedRuntime.make(databaseConnection({ ...behind, patience }))
  onTestFinished(async () => {
    line.close()
    await runtime.dispose()
  })
  const run = (effect: Effect.Effect<unknown, never, Database>) => runtime.runPromiseExit(effect)
  return { line, run }
}

const reading = Database.use(({ rows }) => rows("select count(*) as count from bookings"))
const writing = (key: number) =>
  Database.use(({ write }) => {
    const queued = "insert into outbox (id, topic, queued_at, due_at) values (?, 'news', 0, 1)"
    return write([{ text: queued, values: [`m-${key}`] } satisfies Write])
  })

const isUnavailable = (error: unknown): boolean => outageOf(error) === "unavailable"

const failureOf = (exit: Exit.Exit<unknown>) => (Exit.isFailure(exit) ? Cause.squash(exit.cause) : "answered")

it("who finds no connection to a PostgreSQL that has frozen waits for one to open, and no more", async () => {
  const { line, run } = await onALine()
  expect(Exit.isSuccess(await run(reading))).toBe(true)
  line.fallSilent()
  // The one connection that was open is given up.
  expect(isUnavailable(failureOf(await run(reading)))).toBe(true)
  const wanted = [reading, ...Array.from({ length: 40 }, (_, key) => writing(key))]
  for (const exit of await Promise.all(wanted.map(run))) expect(isUnavailable(failureOf(exit))).toBe(true)
  // One for the reading, and one for the group: neither tries again, and no list of the group by itself.
  expect(line.unheard()).toBe(2)
})

it("a PostgreSQL that has frozen is unavailable to all who read and write, and the next connection serves again", async () => {
  const { line, run } = await onALine()
  // Connections that are open when the server freezes.
  const before = [reading, writing(0), ...Array.from({ length: 12 }, () => reading)]
  for (const exit of await Promise.all(before.map(run))) expect(Exit.isSuccess(exit)).toBe(true)
  line.fallSilent()
  const asked = [
    ...Array.from({ length: 12 }, () => reading),
    ...Array.from({ length: 12 }, (_, key) => writing(1 + key)),
  ]
  const failures = (await Promise.all(asked.map(run))).map(failureOf)
  expect(failures.map((failure) => [String(failure), isUnavailable(failure)])).toEqual(
    failures.map((failure) => [String(failure), true]),
  )
  // Whoever comes now is not handed a connection on which nobody answers.
  expect(isUnavailable(failureOf(await run(reading)))).toBe(true)
  expect(await run(isDatabaseReady)).toEqual(Exit.succeed(false))
  line.speakAgain()
  for (const exit of await Promise.all([reading, writing(99), isDatabaseReady].map(run)))
    expect(Exit.isSuccess(exit) && exit.value !== false).toBe(true)
})
