import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

/** Runs a script of this folder in a process of its own; what it printed, or "killed" when it was. */
export function runProcess(script: string, ...values: readonly string[]): Promise<string> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@mersal/source", file, ...values], { stdio: "pipe" })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk)
    })
  }
  return new Promise((resolve) =>
    child.on("close", (_, signal) => resolve(signal === "SIGKILL" ? "killed" : output.trim())),
  )
}
