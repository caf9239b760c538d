import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { build } from "rolldown"
import bundle from "../../packages/api/rolldown.config.ts"
import { serverEnvironment, serverFlags } from "../../scripts/tasks.mjs"

/** A server in a process of its own. */
export interface Started {
  readonly process: ChildProcess
  readonly port: number
}

/** The product as it is measured. */
export interface MeasuredProduct {
  /** All that `npm start` serves; or only what answers requests; or the same, and it stores nothing. */
  readonly parts: "all" | "without jobs" | "without storage"
  /** The path of its database. */
  readonly path: string
  /** Bookings of a standing clock are all of one instant, and sorted by their random references. */
  readonly clockSpeed: 0 | 1
}

let bundled: Promise<string> | undefined

/** The product in production mode. */
export async function startProduct(product: MeasuredProduct): Promise<Started> {
  bundled ??= bundledProduct()
  return start(await bundled, serverFlags, serverEnvironment, JSON.stringify(product))
}

/** Bundles the product as `npm start` does. Answers the file that starts it. */
async function bundledProduct(): Promise<string> {
  // As deep in the project as the product's own bundle, which finds the project's other files by that.
  const dir = join(import.meta.dirname, "../../node_modules/.cache/measured-product")
  const [server, thread] = bundle
  const input = join(import.meta.dirname, "bundled-product.ts")
  await build({ ...server, input, output: { ...server.output, dir } })
  await build({ ...thread, output: { ...thread.output, dir } })
  return join(dir, "bundled-product.js")
}

/** Express with the product's database driver, and nothing else. */
export const startExpress = (): Promise<Started> =>
  start(join(import.meta.dirname, "express-over-sqlite.mjs"), [], process.env)

async function start(
  file: string,
  flags: readonly string[],
  env: NodeJS.ProcessEnv,
  ...values: readonly string[]
): Promise<Started> {
  const child = fork(file, values, {
    execArgv: [...flags],
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  })
  child.once("exit", (code) => code !== 0 && process.exit(code ?? 1))
  const [{ port }] = (await once(child, "message")) as [{ port: number }]
  return { process: child, port }
}

/** The memory of a process, in megabytes. */
export async function memoryOf({ process: child }: Started): Promise<number> {
  child.send("memory")
  const [{ bytes }] = (await once(child, "message")) as [{ bytes: number }]
  return bytes / (1024 * 1024)
}

export function sayMemory(what: string, ours: number, theirs: number, goal: string): void {
  const sizes = [ours, theirs].map((size) => `${Math.round(size)} MB`).join(" to ")
  console.log(`${what}: ${(ours / theirs).toFixed(2)} x, ${sizes} (goal at most ${goal})`)
}
