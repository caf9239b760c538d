import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request as httpRequest } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { migrate } from "@mersal/adapters-db/migrations/migrate"
import { openKnex } from "@mersal/adapters-db/testing/open-knex"
import { afterAll, describe, expect, it } from "vitest"
import { readSettings } from "./config.ts"
import { PortRefused } from "./port-refused.ts"
import { startServer } from "./server.ts"
import { plainBooking } from "./testing/wire-bookings.ts"

const folder = mkdtempSync(join(tmpdir(), "mersal-server-"))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = {
  ...readSettings({}),
  port: 0,
  database: { kind: "sqlite", path: ":memory:" },
  logLevel: "silent",
} as const

/** The part of our environment that is passed to our processes. */
const inherited = {
  PATH: process.env.PATH ?? "",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
}

/** The process of `npm start`, run from the sources. */
function main(env: Record<string, string>): ChildProcess & { readonly said: Promise<readonly string[]> } {
  const file = fileURLToPath(new URL("./main.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@mersal/source", file], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, DATABASE_URL: "sqlite::memory:", LOG_LEVEL: "silent", ...env },
  })
  const lines: string[] = []
  createInterface({ input: child.stderr }).on("line", (line) => lines.push(line))
  return Object.assign(child, { said: once(child, "close").then(() => lines) })
}

/** Waits until the process prints its address. */
async function ready(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no output")
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error("ended before it was ready")
}

describe("a server", () => {
  it("is alive and ready once it has started, and says nothing else about itself", async () => {
    const server = await startServer({ settings })
    const health = await fetch(`${server.url}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }])
    const readiness = await fetch(`${server.url}/readyz`)
    expect([readiness.status, await readiness.json()]).toEqual([200, { status: "ready" }])
    await server.stop()
  })

  it("says in a sentence that its port is taken", async () => {
    const other = createServer().listen(0)
    await once(other, "listening")
    const { port } = other.address() as AddressInfo
    await expect(startServer({ settings: { ...settings, port } })).rejects.toThrow(PortRefused)
    other.close()
  })

  it("mentions in its log a variable that looks like a setting", async () => {
    const lines: string[] = []
    const misspelt = [{ name: "SMS_ULR", meant: "SMS_URL" }]
    const logTo = { write: (line: string) => void lines.push(line) }
    const server = await startServer({ settings: { ...settings, logLevel: "warn", misspelt }, logTo })
    await server.stop()
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ variable: "SMS_ULR", meant: "SMS_URL" }),
    )
  })

  it("stops only after the calls that have begun, and takes no new ones", async () => {
    const server = await startServer({ settings })
    const { port } = new URL(server.url)
    const body = JSON.stringify(plainBooking)
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
    const begun = httpRequest({ port, path: "/v1.0/distance", method: "POST", headers })
    const answer = once(begun, "response")
    begun.write(body.slice(0, 10))
    await once(begun, "socket").then(([socket]) => (socket.connecting ? once(socket, "connect") : null))
    // Once the server answers a later request on another connection, it has received the first bytes.
    await fetch(`${server.url}/healthz`)
    const stopped = server.stop()
    const isRefused = () =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused, { timeout: 30_000 }).toBe(true)
    begun.end(body.slice(10))
    const [response] = await answer
    expect(response.statusCode).toBe(200)
    response.resume()
    await stopped
    expect(server.stop()).toBe(server.stop())
  })

  it("says that it is not ready for as long as it is told to before it stops, and takes calls until then, each on its own line", async () => {
    const server = await startServer({ settings: { ...settings, stopDelay: 1 } })
    expect((await fetch(`${server.url}/healthz`)).headers.get("connection")).toBe("keep-alive")
    const stopped = server.stop()
    const [ready, healthy] = [await fetch(`${server.url}/readyz`), await fetch(`${server.url}/healthz`)]
    expect([ready.status, healthy.status]).toEqual([503, 200])
    expect([ready, healthy].map(({ headers }) => headers.get("connection"))).toEqual(["close", "close"])
    await stopped
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })
})

describe("the process", () => {
  it("ends with 0 on SIGTERM and on SIGINT, having stopped cleanly", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const child = main({ PORT: "0" })
      const url = await ready(child)
      expect((await fetch(`${url}/healthz`)).ok).toBe(true)
      child.kill(signal)
      expect(await once(child, "exit")).toEqual([0, null])
    }
  })

  it("says what is wrong with its settings, a line each, and ends with 1", async () => {
    const child = main({ PORT: "none", MERSAL_CLOCK: "noon" })
    const lines = await child.said
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["MERSAL_CLOCK", "PORT"])
    expect(child.exitCode).toBe(1)
  })

  it("says in one line that its database is none, and ends with 1", async () => {
    const path = join(folder, "not-a-database.sqlite")
    writeFileSync(path, "This is a letter, and longer than the header of a database would be. ".repeat(40))
    const child = main({ PORT: "0", DATABASE_URL: `sqlite:${path}` })
    const printed: string[] = []
    child.stdout?.on("data", (chunk) => printed.push(String(chunk)))
    const lines = await child.said
    expect(printed).toEqual([])
    expect(lines).toEqual([expect.stringContaining(`The database ${path} cannot be used`)])
    expect(child.exitCode).toBe(1)
  })

  it.each([
    ["a file", () => join(folder, "f", "x.sqlite"), () => `${join(folder, "f")} is a file, not a folder.`],
    // Node's own way to make folders never returns from there.
    ["no disk", () => "/proc/nope/x.sqlite", () => "The folder /proc/nope cannot be made (ENOENT)."],
  ])("says in one line that its database cannot be put where there is %s, and ends with 1", async (_, place, why) => {
    writeFileSync(join(folder, "f"), "")
    const child = main({ PORT: "0", DATABASE_URL: `sqlite:${place()}` })
    const late = setTimeout(() => child.kill("SIGKILL"), 20_000)
    expect(await child.said).toEqual([`The database ${place()} cannot be used: ${why()}`])
    clearTimeout(late)
    expect(child.exitCode).toBe(1)
  })

  it("says in one line that its database belongs to a newer version, and ends with 1", async () => {
    const path = join(folder, "newer.sqlite")
    const database = openKnex({ kind: "sqlite", path })
    await migrate(database)
    await database("knex_migrations").insert({ name: "2027-01-drones", batch: 99, migration_time: new Date() })
    await database.destroy()
    const child = main({ PORT: "0", DATABASE_URL: `sqlite:${path}` })
    const reason = "A newer version has migrated the database (2027-01-drones). Start that version, or go back"
    expect(await child.said).toEqual([expect.stringContaining(`The database ${path} cannot be used: ${reason}`)])
    expect(child.exitCode).toBe(1)
  })

  it("says in one line that nobody answers where its database should be, without the password", async () => {
    const child = main({ PORT: "0", DATABASE_URL: "postgres://mersal:secret@localhost:1/mersal" })
    const lines = await child.said
    expect(lines).toEqual([expect.stringMatching(/^The database postgres:\/\/localhost:1\/mersal .*ECONNREFUSED/)])
    expect(lines.join()).not.toContain("secret")
    expect(child.exitCode).toBe(1)
  })

  it("says in one line that its port is taken, and ends with 1", async () => {
    const other = createServer().listen(0)
    await once(other, "listening")
    const { port } = other.address() as AddressInfo
    const child = main({ PORT: String(port) })
    expect(await child.said).toEqual([expect.stringContaining(`Port ${port} is taken`)])
    expect(child.exitCode).toBe(1)
    other.close()
  })

  it("says that it is ready in a line of JSON in production, where a program reads every line", async () => {
    const production = { MERSAL_ENV: "production", PAYMENTS_AE: "none", PAYMENTS_QA: "none", MESSAGES_OPTIONAL: "yes" }
    const child = main({ ...production, PORT: "0", LOG_LEVEL: "info" })
    const lines: unknown[] = []
    for await (const line of createInterface({ input: child.stdout as Readable })) {
      lines.push(JSON.parse(line))
      if (line.includes("is ready at http://")) child.kill("SIGTERM")
    }
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 30, msg: expect.stringMatching(/is ready at http:\S+$/) }),
    )
  })

  it("stops when npm, which passes no signal on, is gone", async () => {
    const file = fileURLToPath(new URL("./main.ts", import.meta.url))
    // A shell between us and the server, as with npm.
    const script = `"${process.execPath}" --conditions=@mersal/source "${file}" & wait`
    const shell = spawn("sh", ["-c", script], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...inherited,
        PORT: "0",
        DATABASE_URL: "sqlite::memory:",
        LOG_LEVEL: "silent",
        npm_lifecycle_event: "start",
      },
    })
    const closed = once(shell, "close")
    const url = await ready(shell)
    shell.kill("SIGKILL")
    // The server holds our pipe as long as it lives.
    await closed
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it("keeps its bookings from one start to the next", async () => {
    const DATABASE_URL = `sqlite:${join(folder, "kept.sqlite")}`
    const first = main({ PORT: "0", DATABASE_URL, MERSAL_CLOCK: "2026-11-21T06:00:00Z" })
    const placed = await fetch(`${await ready(first)}/v1.0/order/createOrder`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(plainBooking),
    })
    const { bkref, accessToken } = ((await placed.json()) as { data: { bkref: string; accessToken: string } }).data
    first.kill("SIGTERM")
    await once(first, "exit")

    const second = main({ PORT: "0", DATABASE_URL })
    const headers = { "mersal-access": accessToken }
    const tracked = await fetch(`${await ready(second)}/v1.0/order/tracking?bookingId=${bkref}`, { headers })
    const { data } = (await tracked.json()) as { data: { booking: { usr: { name: string } } } }
    expect(data.booking.usr.name).toBe("Aisha Rahman")
    second.kill("SIGTERM")
    await once(second, "exit")
  })
})
