/** The product as a separate process, on a free port, with a database in memory. */
import { spawn } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { root } from "../tools.mjs"

/** @returns {Promise<{ url: string, stop: () => void }>} once it is ready */
export async function startedServer() {
  const child = spawn(process.execPath, ["--conditions=@mersal/source", join(root, "packages/api/src/main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      PORT: "0",
      DATABASE_URL: "sqlite::memory:",
      LOG_LEVEL: "silent",
    },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\/\/[^\s"]+)/.exec(line)?.[1]
    if (url) return { url, stop: () => child.kill() }
  }
  throw new Error("The server ended before it was ready")
}
