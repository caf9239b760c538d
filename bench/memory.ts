/**
 * What memory the API takes: idle, beside a bare Express process with the same database driver; and after many requests
 * beside after a tenth of them. `npm run bench -- memory` makes 50,000 requests; with BENCH_MILLION=1 it makes a million.
 *
 * The product is what `npm start` serves: built, and under its flags. From sources Node would hold its reader of types too.
 */
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { serverFlags } from "../scripts/tasks.mjs"
import { runTool, toolPath } from "../scripts/tools.mjs"
import { filledDatabase } from "./database/fill.ts"
import { type Call, load } from "./database/load.ts"
import { trackingPath } from "./database/servers.ts"

const requests = process.env.BENCH_MILLION === "1" ? 1_000_000 : 50_000
const megabyte = 1024 * 1024

const built = await runTool([toolPath("tsc"), "-b", "packages/api/tsconfig.json"])
if (built === 0) await compare()
else process.exitCode = built

async function start(
  file: string,
  flags: readonly string[],
  ...values: readonly string[]
): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, file), values, {
    execArgv: [...flags],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  child.once("exit", (code) => code !== 0 && process.exit(code ?? 1))
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
  const express = await start("database/express-over-sqlite.mjs", [])
  const product = await start("database/built-product.mjs", serverFlags, database)
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
