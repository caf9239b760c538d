/**
 * The whole product against bare Express: what one quote and one durable booking cost beside an application that parses
 * the same request and answers a constant.
 *
 * Each server is a process of its own on the loopback; rounds are interleaved, so that what else the machine does meets
 * all of them. Only the ratios mean something, and CPU time more than the rate: the client shares the machine.
 */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readSettings } from "@mersal/api/config"
import { startServer } from "@mersal/api/server"
import { bareExpress, expressWithMiddlewares } from "@mersal/api/testing/bare-servers"
import { noLimits } from "@mersal/api/testing/running-product"
import { plainBooking } from "@mersal/api/testing/wire-bookings"

const connections = 32
const rounds = 5
const callsInRound = 1_000

const quote = "/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851"
const order = "/v1.0/order/createOrder"
const body = JSON.stringify(plainBooking)

/** The servers that are compared. Each answers both paths. */
const servers = {
  product: async () => {
    const folder = mkdtempSync(join(tmpdir(), "mersal-bench-"))
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
    const { url } = await startServer({
      settings: {
        ...readSettings({}),
        port: 0,
        database: { kind: "sqlite", path: join(folder, "bench.sqlite") },
        clock: { at: Date.parse("2026-11-21T06:00:00Z"), speed: 0 },
        rateLimits: noLimits,
      },
    })
    return Number(new URL(url).port)
  },
  "Express with the same middlewares": expressWithMiddlewares,
  "bare Express": bareExpress,
} as const
type ServerName = keyof typeof servers

const role = process.argv[2] as ServerName | undefined
if (role && role in servers) {
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }))
  process.once("disconnect", () => process.exit(0))
  process.send?.({ port: await servers[role]() })
} else {
  await compare()
}

interface Contestant {
  readonly name: ServerName
  readonly process: ChildProcess
  readonly port: number
}

async function compare(): Promise<void> {
  const contestants: Contestant[] = []
  for (const name of Object.keys(servers) as ServerName[]) {
    const child = fork(import.meta.filename, [name], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
    const [{ port }] = (await once(child, "message")) as [{ port: number }]
    contestants.push({ name, process: child, port })
  }
  for (const path of [quote, order]) {
    const results = new Map(contestants.map(({ name }) => [name, { seconds: 0, cpuMicroseconds: 0 }]))
    for (const contestant of contestants) await load(contestant, path, 300)
    for (let round = 0; round < rounds; round += 1) {
      for (const contestant of contestants) {
        const result = results.get(contestant.name)
        const before = await cpuOf(contestant)
        const started = performance.now()
        await load(contestant, path, callsInRound)
        if (!result) continue
        result.seconds += (performance.now() - started) / 1_000
        result.cpuMicroseconds += (await cpuOf(contestant)) - before
      }
    }
    print(path, results)
  }
  for (const contestant of contestants) contestant.process.disconnect()
}

function print(path: string, results: ReadonlyMap<ServerName, { seconds: number; cpuMicroseconds: number }>): void {
  const calls = rounds * callsInRound
  const ours = results.get("product")
  if (!ours) return
  console.log(`\n${path.split("?")[0]}, ${connections} connections, ${calls} calls each`)
  for (const [name, { seconds, cpuMicroseconds }] of results) {
    const rate = `${Math.round(calls / seconds)}/s`.padStart(8)
    const cpu = `${Math.round(cpuMicroseconds / calls)} us CPU`.padStart(12)
    const versus =
      name === "product"
        ? ""
        : `  product does ${percent(seconds / ours.seconds)} of its rate, at ${(ours.cpuMicroseconds / cpuMicroseconds).toFixed(2)} x its CPU`
    console.log(`${name.padEnd(34)}${rate}${cpu}${versus}`)
  }
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

async function cpuOf({ process: child }: Contestant): Promise<number> {
  child.send("cpu")
  const [{ cpu }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}

/** So many calls over so many connections kept alive. Throws at the first answer that is no 200. */
async function load({ port }: Contestant, path: string, calls: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = calls
  const client = async (): Promise<void> => {
    while (left-- > 0) await call(agent, port, path)
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
}

function call(agent: Agent, port: number, path: string): Promise<void> {
  const isOrder = path === order
  const headers = isOrder ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, method: isOrder ? "POST" : "GET", headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.resume().once("end", resolve)
    })
    sent.once("error", reject)
    sent.end(isOrder ? body : undefined)
  })
}
