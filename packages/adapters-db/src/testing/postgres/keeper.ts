import { randomBytes } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import knex, { type Knex } from "knex"
import { migrate } from "../../migrations/migrate.ts"
import { postgresConfig } from "../../postgres/config.ts"
import { type StartedPostgres, startPostgres } from "./server.ts"

// The process that keeps a test run's PostgreSQL. It starts PostgreSQL when a test first asks for a database, provides
// migrated databases, and removes everything when the process that started it is gone, however that ended.
//
//   POST /migrated    answers the URL of a new database with our tables, without rows
//   POST /empty       the same without tables
//   DELETE /<name>    drops it

const prefix = `mersal_${randomBytes(4).toString("hex")}`
const template = `${prefix}_template`

interface Kept {
  readonly server: StartedPostgres
  readonly admin: Knex
}

const given = process.env.TEST_PG_URL
const start = async (): Promise<Kept> => {
  const server = given === undefined ? await startPostgres() : { url: given, stop: async () => {} }
  const admin = knex(postgresConfig(urlOf(server.url, null)))
  try {
    await admin.raw(`create database ${template}`)
    const migrating = knex(postgresConfig(urlOf(server.url, template)))
    await migrate(migrating).finally(() => migrating.destroy())
    return { server, admin }
  } catch (error) {
    // A migration that fails while it is being written: no test will use this server.
    await admin.raw(`drop database if exists ${template}`)
    await admin.destroy()
    await server.stop()
    throw error
  }
}

/** The URL of another database on the same server; null for the one that the server's URL names, or `postgres`. */
function urlOf(server: string, name: string | null): string {
  const url = new URL(server)
  if (name !== null) url.pathname = `/${name}`
  else if (url.pathname.length < 2) url.pathname = "/postgres"
  return url.href
}

let starting: Promise<Kept> | undefined
const kept = (): Promise<Kept> => (starting ??= start())

let made = 0
async function newDatabase(from: string): Promise<string> {
  const { server, admin } = await kept()
  made += 1
  const name = `${prefix}_${made}`
  await admin.raw(`create database ${name} template ${from} strategy file_copy`)
  return urlOf(server.url, name)
}

/** The next test's migrated database, which is made while the previous test runs. */
let next: Promise<string> | undefined
function migratedDatabase(): Promise<string> {
  const given = next ?? newDatabase(template)
  next = given.then(() => newDatabase(template))
  next.catch(() => {})
  return given
}

async function drop(name: string): Promise<string> {
  if (!name.startsWith(prefix)) throw new Error(`Not ours: ${name}`)
  const { admin } = await kept()
  await admin.raw(`drop database if exists ${name} with (force)`)
  return ""
}

function answerTo(method: string | undefined, name: string): Promise<string> {
  if (method === "DELETE") return drop(name)
  return name === "empty" ? newDatabase("template0") : migratedDatabase()
}

const answers = createServer(async (request, response) => {
  try {
    response.end(await answerTo(request.method, (request.url ?? "").slice(1)))
  } catch (error) {
    response.statusCode = 500
    response.end(error instanceof Error ? error.message : String(error))
  }
})

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  const started = await starting?.catch(() => undefined)
  if (started) {
    await next?.catch(() => undefined)
    if (given !== undefined) {
      for (let number = 1; number <= made; number += 1) await drop(`${prefix}_${number}`)
      await drop(template)
    }
    await started.admin.destroy()
    await started.server.stop()
  }
  process.exit(0)
}

// The same Ctrl-C also stops the process that started us, which may still need us to end its tests.
process.on("SIGINT", () => {})
process.on("SIGTERM", () => void stop())
process.on("disconnect", () => void stop())
answers.listen(0, "127.0.0.1", () => {
  const { port } = answers.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}`)
})
