import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../free-port.ts"
import { postgresBinaries } from "./binaries.ts"

export interface StartedPostgres {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root, so it then runs as user nobody. */
const nobody = 65_534
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/**
 * Starts a PostgreSQL in a temporary folder that is removed with it.
 *
 * @param options.isDurable whether it writes durably as in production; otherwise it is fast, and loses data if the
 * power fails
 */
export async function startPostgres(options: { readonly isDurable?: boolean } = {}): Promise<StartedPostgres> {
  const scratch = mkdtempSync(join(tmpdir(), "mersal-pg-"))
  try {
    chmodSync(scratch, 0o755)
    const data = join(scratch, "data")
    mkdirSync(data, { mode: 0o700 })
    if ("uid" in asNobody) chownSync(data, nobody, nobody)
    const binaries = postgresBinaries(scratch)
    await succeeds(
      run(join(binaries, "initdb"), [
        "-D",
        data,
        "-U",
        "mersal",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
      ]),
    )
    const port = await freePort()
    const settings = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "max_connections=300",
      "shared_buffers=32MB",
      "dynamic_shared_memory_type=mmap",
      "deadlock_timeout=20ms",
      ...(options.isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
    ].flatMap((setting) => ["-c", setting])
    const server = run(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...settings])
    await isReady(server)
    return {
      url: `postgres://mersal@127.0.0.1:${port}`,
      stop: async () => {
        const ended = once(server, "exit")
        // All of its data is thrown away, so it need not shut down cleanly.
        if (server.exitCode === null && server.kill("SIGQUIT")) await ended
        rmSync(scratch, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true })
    throw error
  }
}

/** In its own process group, so that Ctrl-C in a terminal reaches only the processes that then stop it. */
const run = (command: string, values: readonly string[]): ChildProcess =>
  spawn(command, values, {
    ...asNobody,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { LC_ALL: "C", TZ: "UTC" },
  })

function said(child: ChildProcess): { readonly text: () => string } {
  let text = ""
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (piece) => {
      text += String(piece)
    })
  return { text: () => text }
}

async function succeeds(child: ChildProcess): Promise<void> {
  const output = said(child)
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${output.text()}`)
}

function isReady(server: ChildProcess): Promise<void> {
  const output = said(server)
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", () => {
      if (output.text().includes("ready to accept connections")) resolve()
    })
    server.once("error", reject)
    server.once("exit", () => reject(new Error(`PostgreSQL ended: ${output.text()}`)))
  })
}
