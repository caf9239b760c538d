/**
 * Compares the whole product with Express applications that read the same requests with zod and give the same answers:
 * bare, and with the usual middlewares. Measured with one quote and one durable booking.
 *
 * Each server is a process of its own on the loopback. Rounds are interleaved, so that other load on the machine
 * affects all servers alike. Only the ratios are meaningful: each is printed for the worst, the middle and the best
 * round.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { type Constants, expressWithMiddlewares, expressWithZod } from "@mersal/api/testing/bare-servers"
import { plainBooking } from "@mersal/api/testing/wire-bookings"
import { type Call, load, warmUp } from "./database/load.ts"
import { newFile } from "./database/new-file.ts"
import { inMiddle, ratios } from "./database/ratios.ts"
import { type Started, startProduct } from "./database/started.ts"

const connections = 32
const rounds = 7

const calls: Readonly<Record<keyof Constants, Call>> = {
  quote: {
    method: "GET",
    path: "/v1.0/ctc/price/retrieve?domain=AE&source=25.0805,55.1403&destination=25.3255,55.3851",
  },
  order: { method: "POST", path: "/v1.0/order/createOrder", body: JSON.stringify(plainBooking) },
}

/** How many calls a round has, so that it takes some tenths of a second. */
const callsInRound: Readonly<Record<keyof Constants, number>> = { quote: 5_000, order: 1_000 }

/** The servers that the product is compared with. Each answers both calls. */
const others = {
  "Express, zod and the usual middlewares": expressWithMiddlewares,
  "Express and zod": expressWithZod,
} as const
type OtherName = keyof typeof others

const [role, quote = "", order = ""] = process.argv.slice(2)
if (role !== undefined && role in others) {
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }))
  process.once("disconnect", () => process.exit(0))
  process.send?.({ port: await others[role as OtherName]({ quote, order }) })
} else {
  await compare()
}

interface Contestant extends Started {
  readonly name: string
}

/** With Node's defaults. */
async function start(name: OtherName, ...answers: readonly string[]): Promise<Contestant> {
  const child = fork(import.meta.filename, [name, ...answers], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  return { name, process: child, port }
}

/** The product's answer to a call. The others send answers of the same size. */
async function answerOf({ port }: Contestant, { method, path, body }: Call): Promise<string> {
  const headers = { "content-type": "application/json" }
  const response = await fetch(`http://localhost:${port}${path}`, { method, ...(body && { body, headers }) })
  return response.text()
}

async function compare(): Promise<void> {
  const product = { name: "product", ...(await startProduct({ parts: "all", path: newFile(), clockSpeed: 1 })) }
  const answers = [await answerOf(product, calls.quote), await answerOf(product, calls.order)]
  const names = Object.keys(others) as OtherName[]
  const contestants = [product, ...(await Promise.all(names.map((name) => start(name, ...answers))))]
  for (const name of Object.keys(calls) as (keyof Constants)[]) {
    const next = () => calls[name]
    const count = callsInRound[name]
    const results = contestants.map((): Round[] => [])
    for (const { port } of contestants) await load(port, warmUp, connections, next)
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, contestant] of contestants.entries()) {
        const before = await cpuOf(contestant)
        const { milliseconds } = await load(contestant.port, count, connections, next)
        const cpu = (await cpuOf(contestant)) - before
        results[index]?.push({ microseconds: (milliseconds * 1_000) / count, cpu: cpu / count })
      }
    }
    print(name, contestants, results)
  }
  for (const contestant of contestants) contestant.process.disconnect()
}

/** The time of a call in one round, in microseconds: wall time per call, and CPU time. */
interface Round {
  readonly microseconds: number
  readonly cpu: number
}

function print(
  call: keyof Constants,
  contestants: readonly Contestant[],
  [ours = [], ...theirs]: readonly Round[][],
): void {
  console.log(`\n${call}, ${connections} connections, ${rounds} rounds of ${callsInRound[call]} calls`)
  for (const [index, { name }] of contestants.entries()) {
    const result = theirs[index - 1] ?? ours
    const rate = `${Math.round(1e6 / inMiddle(result.map(({ microseconds }) => microseconds)))}/s`
    const cpu = `${Math.round(inMiddle(result.map(({ cpu }) => cpu)))} us CPU`
    console.log(`${name.padEnd(40)}${rate.padStart(8)}${cpu.padStart(12)}`)
    if (result === ours) continue
    const by = (measure: keyof Round) =>
      ratios(
        result.map((round) => round[measure]),
        ours.map((round) => round[measure]),
      )
    console.log(`  the product against it: ${by("microseconds")} of its rate, ${by("cpu")} of what it does for its CPU`)
  }
}

async function cpuOf({ process: child }: Contestant): Promise<number> {
  child.send("cpu")
  const [{ cpu }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}
