import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { Database } from "@mersal/adapters-db/database/connection"
import { databaseConnection } from "@mersal/adapters-db/open-database"
import { writesOf } from "@mersal/adapters-db/unit-of-work"
import BetterSqlite3 from "better-sqlite3"
import * as Effect from "effect/Effect"
import express from "express"
import { bookingChanges } from "./booking-changes.ts"
import { newFile } from "./new-file.ts"

export const orderPath = "/v1.0/order/createOrder"
export const trackingPath = "/v1.0/order/tracking"

async function listening(app: RequestListener): Promise<number> {
  const server = createServer(app).listen(0)
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

/** Starts one of the servers that the product is compared with, and answers its port. `answer` is what it always says. */
export const servers = {
  "raw transactions": rawTransactions,
  "bare Express": bareExpress,
} as const

export type ServerName = keyof typeof servers
