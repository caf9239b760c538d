/**
 * Kills the real server with SIGKILL right after it has answered a booking, starts it again on the same file, and looks
 * for the booking: what was answered with 200 is on disk.
 *
 * `npm run test:crash -- 200` does two hundred cycles; the tests do twenty.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { plainBooking } from "../src/testing/wire-bookings.ts"

export interface CrashReport {
  readonly cycles: number
  /** Bookings that were answered with 200, over all cycles. */
  readonly answered: number
  /** References of those that a later start did not find. */
  readonly lost: readonly string[]
}

/** How many clients book at the moment of the kill: some of their bookings are answered, some are cut. */
const clients = 3

/** One server answers so many lookups of one address, and a few more, before it asks for a pause. */
const mostLookups = 100

/** Runs so many cycles on one database file and answers what became of the bookings. */
export async function killNine(cycles: number): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), "mersal-crash-"))
  const database = join(folder, "mersal.sqlite")
  const answered: string[] = []
  const lost: string[] = []
  try {
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = await start(database)
      for (const reference of answered.slice(-clients)) {
        if (!(await isThere(server.url, reference))) lost.push(reference)
      }
      answered.push(...(await bookAndKill(server, cycle)))
    }
    for (let from = 0; from < answered.length; from += mostLookups) {
      const server = await start(database)
      for (const reference of answered.slice(from, from + mostLookups)) {
        if (!(await isThere(server.url, reference))) lost.push(reference)
      }
      await kill(server.process)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { cycles, answered: answered.length, lost: [...new Set(lost)] }
}

interface Started {
  readonly url: string
  readonly process: ChildProcess
}

async function start(database: string): Promise<Started> {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@mersal/source", main], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      PORT: "0",
      DATABASE_URL: `sqlite:${database}`,
      MERSAL_CLOCK: "2026-11-21T06:00:00Z*0",
      LOG_LEVEL: "silent",
    },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return { url, process: child }
  }
  throw new Error("The server ended before it was ready")
}

/** Several clients book one after the other; the first answer to arrive is the sign to kill. */
async function bookAndKill({ url, process: server }: Started, cycle: number): Promise<readonly string[]> {
  const answered: string[] = []
  const client = async (number: number): Promise<void> => {
    for (let booking = 0; server.signalCode === null; booking += 1) {
      const reference = await book(url, `crash-${cycle}-${number}-${booking}`)
      if (reference === null) return
      answered.push(reference)
      void kill(server)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  await kill(server)
  return answered
}

/** The reference that the server answered with 200, or null when it was killed before it could. */
async function book(url: string, key: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/v1.0/order/createOrder`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(plainBooking),
    })
    const answer = (await response.json()) as { readonly data?: { readonly bkref: string } }
    if (!response.ok || !answer.data) throw new RefusedBooking(JSON.stringify(answer))
    return answer.data.bkref
  } catch (error) {
    if (error instanceof RefusedBooking) throw error
    return null
  }
}

/** A booking that a running server should have taken. */
class RefusedBooking extends Error {}

async function isThere(url: string, reference: string): Promise<boolean> {
  const response = await fetch(`${url}/v1.0/order/tracking?bookingId=${reference}`)
  return response.ok
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
}

if (import.meta.main) {
  const cycles = Number(process.argv[2] ?? 20)
  if (!Number.isSafeInteger(cycles) || cycles < 1) {
    process.stderr.write("Say how often to kill it: npm run test:crash -- 200\n")
    process.exit(1)
  }
  const started = performance.now()
  const report = await killNine(cycles)
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  process.stdout.write(
    `${report.cycles} kills in ${seconds} s, ${report.answered} bookings answered, ${report.lost.length} lost\n`,
  )
  for (const reference of report.lost) process.stdout.write(`lost: ${reference}\n`)
  process.exitCode = report.lost.length > 0 || report.answered < report.cycles ? 1 : 0
}
