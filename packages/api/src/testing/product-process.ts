import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import type { DatabaseSettings } from "@mersal/adapters-db/database/connection"
import { onTestFinished } from "vitest"

/** The product of `startProduct` in a process of its own, until the test is over. Answers its address. */
export async function startProductProcess(database: DatabaseSettings): Promise<string> {
  const script = fileURLToPath(new URL("running-product-process.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@mersal/source", script, JSON.stringify(database)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
  })
  for await (const line of createInterface({ input: child.stdout })) return line
  throw new Error("The server ended before it was ready")
}
