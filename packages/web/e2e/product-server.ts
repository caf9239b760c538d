import { type ChildProcess, execFile, spawn } from "node:child_process"
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"

const root = join(import.meta.dirname, "../../..")

/** The product as customers use it: the built server with its own database, and a clock that a test can move. */
export interface ProductServer {
  readonly url: string
  /** The same server under another of its host names: "qatar.localhost" is Qatar. */
  readonly urlOf: (host: string) => string
  /** Sets the server's time. It continues from there, or stands still. */
  readonly setClock: (instant: string, then?: "running" | "standing") => Promise<void>
  /** Creates the first admin with the command for that; answers the token to set his password. */
  readonly firstAdmin: (email: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Starts the product on a free port and waits until it reports that it is ready.
 *
 * @param settings additional environment variables
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<ProductServer> {
  const folder = await mkdtemp(join(process.env.MERSAL_SCRATCH ?? tmpdir(), "mersal-e2e-"))
  const env = {
    ...process.env,
    ...settings,
    PORT: String(await freePort()),
    SIMULATOR_PORT: "0",
    DATABASE_URL: `sqlite:${join(folder, "mersal.db")}`,
    LOG_LEVEL: "error",
    // Lets tests send their own network address, so that they do not use up each other's calls.
    TRUSTED_PROXIES: "loopback",
    ...(process.env.MERSAL_SLOW && { NODE_OPTIONS: `--import ${new URL("slow-answers.ts", import.meta.url)}` }),
  }
  const server = spawn(process.execPath, [join(root, "packages/api/bundle/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  const url = await addressOf(server)
  // Nobody reads it from here on; a full pipe would stop the server one day.
  server.stdout.resume()
  const port = new URL(url).port
  return {
    url,
    urlOf: (host) => `http://${host}:${port}`,
    setClock: async (at, then = "running") => {
      const answer = await fetch(`${url}/dev/clock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ at, speed: then === "running" ? 1 : 0 }),
      })
      if (!answer.ok) throw new Error(`The clock stays where it is: ${answer.status} ${await answer.text()}`)
    },
    firstAdmin: async (email) => {
      const command = join(root, "packages/api/dist/commands/admin.js")
      const { stdout } = await promisify(execFile)(process.execPath, [command, "create", email], { env })
      return tokenIn(stdout)
    },
    stop: async () => {
      const isGone = new Promise((resolve) => server.once("exit", resolve))
      server.kill("SIGTERM")
      await isGone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The token of a link to set a password. */
export function tokenIn(text: string): string {
  const token = /#set-password=([0-9a-f]{32})/.exec(text)?.[1]
  if (token === undefined) throw new Error(`No link to set a password: ${text}`)
  return token
}

/**
 * A free port, chosen before the server listens, because a gateway must be told the customer's return address first. It
 * is below the ports that a system gives to outgoing connections, one of which could take it meanwhile.
 */
async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const probe = createServer().listen(port)
  try {
    await once(probe, "listening")
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, "close")
  return port
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server's output is not piped")
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /ready at ([^\s"]+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error("The server ended before it was ready")
}
