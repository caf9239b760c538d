/**
 * What memory the API takes: idle, beside a bare Express process with the same database driver; and after many requests
 * beside after a tenth of them. `npm run bench -- memory` makes 50,000 requests; with BENCH_MILLION=1 it makes a million.
 */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { filledDatabase } from "./database/fill.ts"
import { type Call, load } from "./database/load.ts"
import { type ServerName, servers, trackingPath } from "./database/servers.ts"

const requests = process.env.BENCH_MILLION === "1" ? 1_000_000 : 50_000
const megabyte = 1024 * 1024

const [role, path] = process.argv.slice(2)
if (role && role in servers) {
  process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss() }))
  process.once("disconnect", () => process.exit(0))
  process.send?.({ port: await servers[role as ServerName](path) })
} else await compare()

async function start(file: string, ...values: readonly string[]): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(file, values, { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  return { process: child, port }
}

async function memoryOf(child: ChildProcess): Promise<number> {
  child.send("memory")
  const [{ bytes }] = (await once(child, "message")) as [{ bytes: number }]
  return bytes
}

async function compare(): Promise<void> {
  const { path: database, references } = await filledDatabase(10_000)
  const express = await start(join(import.meta.dirname, "database/express-over-sqlite.ts"))
  const product = await start(import.meta.filename, "product", database)
  const [bare, idle] = [await memoryOf(express.process), await memoryOf(product.process)]
  say("idle, beside Express with the same driver", idle, bare, "1.6 x")
  express.process.disconnect()
  let asked = 0
  const next = (): Call => {
    asked += 1
    const reference = references[asked % references.length]
    return asked % 2 === 0
      ? { method: "GET", path: `${trackingPath}?bookingId=${reference}` }
      : { method: "GET", path: "/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851" }
  }
  await load(product.port, requests / 10, 32, next)
  const early = await memoryOf(product.process)
  await load(product.port, requests - requests / 10, 32, next)
  say(`after ${requests} requests, beside after a tenth`, await memoryOf(product.process), early, "1.2 x")
  product.process.disconnect()
}

function say(what: string, ours: number, theirs: number, goal: string): void {
  const sizes = [ours, theirs].map((bytes) => `${Math.round(bytes / megabyte)} MB`).join(" to ")
  console.log(`${what}: ${(ours / theirs).toFixed(2)} x, ${sizes} (goal at most ${goal})`)
}
