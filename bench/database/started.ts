import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { serverEnvironment, serverFlags } from "../../scripts/tasks.mjs"

/** A server in a process of its own. */
export interface Started {
  readonly process: ChildProcess
  readonly port: number
}

/** The product in production mode over an existing database. It needs the packages' builds. */
export const startProduct = (database: string): Promise<Started> =>
  start("built-product.mjs", serverFlags, serverEnvironment, database)

/** Express with the product's database driver, and nothing else. */
export const startExpress = (): Promise<Started> => start("express-over-sqlite.mjs", [], process.env)

async function start(
  file: string,
  flags: readonly string[],
  env: NodeJS.ProcessEnv,
  ...values: readonly string[]
): Promise<Started> {
  const child = fork(join(import.meta.dirname, file), values, {
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
