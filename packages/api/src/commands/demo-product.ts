import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { dirname, join } from "node:path"
import { createInterface } from "node:readline"
import { readAddress } from "@mersal/adapters-http/gateways/live-site/read-address"
import { readSettings } from "../config.ts"
import { projectRoot } from "../project-root.ts"
import { DemoRefused } from "./demo-wishes.ts"

/** A product that a demo has started, in a process of its own. */
export interface DemoProduct {
  readonly url: string
  /** The environment that it was started with. */
  readonly environment: NodeJS.ProcessEnv
  /** Resolves when the process has ended. */
  readonly gone: Promise<void>
  readonly stop: () => Promise<void>
}

const database = join(projectRoot, "data/demo.sqlite")

/**
 * Builds what has changed and starts the product: on the database of `DATABASE_URL`, which nothing else may use, or on
 * `data/demo.sqlite`, which every demo makes again. It trusts this machine as a proxy, because robots call from many
 * addresses, and staff who sign in to watch stay signed in, however fast its clock runs. If another product runs on its
 * port, nothing is touched.
 */
export async function startDemoProduct(asked: NodeJS.ProcessEnv = process.env): Promise<DemoProduct> {
  if (asked.MERSAL_ENV === "production") throw new DemoRefused("There is no demo in production")
  const { port } = readSettings(asked)
  if (!(await isFree(port)))
    throw new DemoRefused(
      `Port ${port} is taken. Where a product runs there, drive it by --url http://localhost:${port}; or choose another port: PORT=${port + 10} npm run demo`,
    )
  await build()
  const environment: NodeJS.ProcessEnv = {
    ...asked,
    DATABASE_URL: asked.DATABASE_URL || `sqlite:${newDatabase()}`,
    TRUSTED_PROXIES: asked.TRUSTED_PROXIES || "loopback",
    STAFF_SESSIONS: asked.STAFF_SESSIONS || "long",
    LOG_LEVEL: asked.LOG_LEVEL || "error",
  }
  const main = join(projectRoot, "packages/api/bundle/main.js")
  const child = spawn(process.execPath, [main], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const gone = once(child, "exit").then(() => {})
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM")
    await gone
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at ([^\s"]+)/.exec(line)?.[1]
    if (url !== undefined) return { url, environment, gone, stop }
  }
  throw new DemoRefused("The product ended before it was ready")
}

/** Before the day begins at a product that is said to run already. Throws `DemoRefused`. */
export async function refuseUnanswered(url: string): Promise<void> {
  try {
    await readAddress(new URL(`${url}/healthz`), "identity")
  } catch {
    throw new DemoRefused(
      `Nothing answers at ${url}: start the product there first, or leave out --url to have the demo start one`,
    )
  }
}

/** Whether the port is free. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const isListening = new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false)).listen(port, () => resolve(true))
  })
  const isOurs = await isListening
  if (isOurs) await new Promise((resolve) => probe.close(resolve))
  return isOurs
}

async function build(): Promise<void> {
  const builder = spawn(process.execPath, [join(projectRoot, "scripts/build.mjs")], { stdio: "inherit" })
  const [code] = await once(builder, "exit")
  if (code !== 0) throw new DemoRefused("The product could not be built")
}

/** The demo's own database with the files beside it: nothing of an earlier day remains. */
function newDatabase(): string {
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 })
  for (const ending of ["", "-wal", "-shm", ".simulator.jsonl"]) rmSync(`${database}${ending}`, { force: true })
  return database
}
