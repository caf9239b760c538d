/**
 * The cost of storing and of reading a booking, compared with applications that do the minimum.
 *
 * Each server is a process of its own on the loopback. Rounds are interleaved, so that other load on the machine
 * affects all servers alike. Only the ratios are meaningful: each is printed for the middle round, and from the worst
 * to the best.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { plainBooking } from "@mersal/api/testing/wire-bookings"
import { lookUps } from "./database/asked.ts"
import { filledDatabase } from "./database/fill.ts"
import { type Call, type Load, load, percentile, warmUp } from "./database/load.ts"
import { newFile } from "./database/new-file.ts"
import { comparePostgres } from "./database/postgres.ts"
import { ratios } from "./database/ratios.ts"
import { orderPath, type ServerName, servers, trackingPath } from "./database/servers.ts"
import { type Started, startProduct } from "./database/started.ts"

const rounds = 7

const [role, answer] = process.argv.slice(2)
if (role && role in servers) {
  process.once("disconnect", () => process.exit(0))
  process.send?.({ port: await servers[role as ServerName](answer) })
} else await compare()

/** One of the servers that the product is compared with, with Node's defaults. */
async function start(name: ServerName, ...values: readonly string[]): Promise<Started> {
  const child = fork(import.meta.filename, [name, ...values], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  return { process: child, port }
}

/** The product without its jobs, which would run between the calls. */
function startOurs(parts: "without jobs" | "without storage", path = newFile()): Promise<Started> {
  return startProduct({ parts, path, clockSpeed: 1 })
}

/** A contestant with its calls. */
interface Entry {
  readonly port: number
  readonly next: () => Call
  /** How many calls it answers before it is measured. */
  readonly unmeasured: number
}

/** The loads of each contestant by round. */
async function contest(
  entries: readonly Entry[],
  calls: number,
  connections: number,
): Promise<readonly (readonly Load[])[]> {
  for (const { port, next, unmeasured } of entries) await load(port, unmeasured, connections, next)
  const loads = entries.map((): Load[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { port, next }] of entries.entries()) {
      loads[index]?.push(await load(port, calls, connections, next))
    }
  }
  return loads
}

/** All rounds combined into one load. */
function together(loads: readonly Load[]): Load {
  return {
    each: loads.flatMap(({ each }) => each).sort((a, b) => a - b),
    milliseconds: loads.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }
}

async function compare(): Promise<void> {
  await createOrder()
  await bookingByReference()
  const { ours, byHand } = await comparePostgres(rounds, 1_000)
  const share = `${Math.round((ours / byHand) * 100)} %`
  console.log(`a booking on PostgreSQL, 32 at a time, against one statement by hand each: ${share} (goal 80 %)`)
}

/** Raw transactions have less code, and each waits for the disk: their warm-up has fewer calls. */
async function createOrder(): Promise<void> {
  const book: Call = { method: "POST", path: orderPath, body: JSON.stringify(plainBooking) }
  const product = await startOurs("without jobs")
  const transactions = await start("raw transactions")
  const forgetful = await startOurs("without storage")
  const entry = ({ port }: Started, unmeasured: number): Entry => ({ port, next: () => book, unmeasured })
  const entries = [entry(product, warmUp), entry(transactions, 3_000), entry(forgetful, warmUp)]
  const [ours, raw, unstored] = (await contest(entries, 1_000, 32)) as [Load[], Load[], Load[]]
  say("createOrder at 32 connections, against raw transactions", raw, ours, "150 %")
  say("the same, against the endpoint without storage", unstored, ours, "70 %")
  const all = together(ours)
  console.log(
    `  50th and 99th percentile: ${percentile(all, 0.5).toFixed(1)} and ${percentile(all, 0.99).toFixed(1)} ms (goal 25 ms)`,
  )
  const alone = entries.slice(0, 2).map((entry) => ({ ...entry, unmeasured: 600 }))
  const [oursAlone, rawAlone] = (await contest(alone, 200, 1)) as [Load[], Load[]]
  say("createOrder at 1 connection, against raw transactions", rawAlone, oursAlone, "60 %")
  const many = await load(product.port, 2_000, 128, () => book)
  console.log(`createOrder at 128 connections: none timed out, the slowest took ${percentile(many, 1).toFixed(0)} ms`)
  for (const contestant of [product, transactions, forgetful]) contestant.process.disconnect()
}

async function bookingByReference(): Promise<void> {
  const few = await filledDatabase(10_000)
  const product = await startOurs("without jobs", few.path)
  const answer = await fetch(`http://localhost:${product.port}${trackingPath}?bookingId=${few.references[0]}`)
  const express = await start("bare Express", await answer.text())
  const of = (references: readonly string[]) => [
    { port: product.port, next: lookUps(references), unmeasured: warmUp },
    { port: express.port, next: lookUps(references), unmeasured: warmUp },
  ]
  const [ours, bare] = (await contest(of(few.references), 5_000, 32)) as [Load[], Load[]]
  say("a booking by its reference, each for the first time, against a bare Express GET", bare, ours, "80 %")
  const [followed, bareAgain] = (await contest(of(few.references.slice(0, 100)), 5_000, 32)) as [Load[], Load[]]
  say("the same, a hundred bookings over and over", bareAgain, followed, "80 %")
  express.process.disconnect()
  product.process.disconnect()
}

function say(what: string, theirs: readonly Load[], ours: readonly Load[], goal: string): void {
  const [theirTimes = [], ourTimes = []] = [theirs, ours].map((loads) => loads.map((each) => each.milliseconds))
  console.log(`${what}: ${ratios(theirTimes, ourTimes)} (goal ${goal})`)
}
