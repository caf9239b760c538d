import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Database } from "@mersal/adapters-db/database/connection"
import { databaseConnection } from "@mersal/adapters-db/open-database"
import { writesOf } from "@mersal/adapters-db/unit-of-work"
import { createApp } from "@mersal/api/app"
import { ServerClock } from "@mersal/api/clock"
import { compose } from "@mersal/api/composition-root"
import { readSettings, type Settings } from "@mersal/api/config"
import { countInMemory } from "@mersal/api/http/callers/count-in-memory"
import { rateLimiter } from "@mersal/api/http/callers/rate-limits"
import { httpServer } from "@mersal/api/http/http-server"
import { logOutput } from "@mersal/api/http/logs/log-output"
import { serverLog } from "@mersal/api/http/logs/request-log"
import { noLimits } from "@mersal/api/testing/running-product"
import { UnitOfWork } from "@mersal/domain/ports/driven/unit-of-work"
import BetterSqlite3 from "better-sqlite3"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import express from "express"
import { bookingChanges } from "./booking-changes.ts"

export const orderPath = "/v1.0/order/createOrder"
export const trackingPath = "/v1.0/order/tracking"

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "mersal-bench-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  return join(folder, "bench.sqlite")
}

async function listening(app: RequestListener): Promise<number> {
  const server = createServer(app).listen(0)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

/** The product, complete or with its writes left out. */
async function product(isStored: boolean, path = newFile()): Promise<number> {
  const settings: Settings = {
    ...readSettings({}),
    database: { kind: "sqlite", path },
    // As in operation it goes on: bookings that are all of one instant would be sorted by their random references.
    clock: { at: Date.parse("2026-11-21T06:00:00Z"), speed: 1 },
    rateLimits: noLimits,
  }
  const clock = new ServerClock(settings.clock)
  const log = serverLog(settings.logLevel, logOutput())
  const { runtime, isReady, readMailbox, issuer } = await compose(settings, clock, log)
  const context = await runtime.context()
  const calls = countInMemory()
  const forgetful = Context.add(context, UnitOfWork, { commit: () => Effect.void })
  const app = createApp({
    settings,
    clock,
    log,
    isReady,
    runtime: isStored ? runtime : ManagedRuntime.make(Layer.succeedContext(forgetful)),
    metrics: null,
    isDatabaseUnavailable: () => false,
    limiter: rateLimiter(settings.rateLimits, calls, calls),
    readMailbox,
    issuer,
    stopping: new AbortController().signal,
    webAssets: null,
    isDevelopmentServer: false,
  })
  const server = httpServer(app).listen(0)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

/** Express and its JSON parser over better-sqlite3: a booking's rows, in one transaction per request. */
async function rawTransactions(): Promise<number> {
  const path = newFile()
  await Effect.runPromise(Effect.provide(Effect.asVoid(Database), databaseConnection({ kind: "sqlite", path })))
  const database = new BetterSqlite3(path)
  database.pragma("synchronous = FULL")
  database.pragma("foreign_keys = ON")
  const statements = new Map<string, BetterSqlite3.Statement<unknown[]>>()
  const statement = (text: string) => {
    const prepared = statements.get(text) ?? database.prepare<unknown[]>(text)
    statements.set(text, prepared)
    return prepared
  }
  const book = database.transaction((): string => {
    const { reference, changes } = bookingChanges()
    for (const { write } of changes.flatMap(writesOf)) statement(write.text).run(write.values)
    return reference
  })
  const app = express()
  app.post(orderPath, express.json(), (_, response) => {
    response.json({ success: true, data: { bkref: book.immediate() } })
  })
  return listening(app)
}

/** Express with a constant answer to every request. */
function bareExpress(answer = "{}"): Promise<number> {
  const app = express()
  const constant: unknown = JSON.parse(answer)
  app.get(trackingPath, (_, response) => void response.json(constant))
  return listening(app)
}

/** Starts one of the compared servers and answers its port. `path` is an existing database. */
export const servers = {
  product: (path?: string) => product(true, path),
  "product without storage": () => product(false),
  "raw transactions": rawTransactions,
  "bare Express": bareExpress,
} as const

export type ServerName = keyof typeof servers
