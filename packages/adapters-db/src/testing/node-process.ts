import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

/** Runs a script of this folder in its own process. Answers what it printed, or "killed" if it was killed. */
export const runProcess = (script: string, ...values: readonly string[]): Promise<string> =>
  outputOf(startProcess(script, values))

/** Runs a script in several processes, which all wait in `othersAreHere` until each of them is there. */
export async function runTogether(count: number, script: string, ...values: readonly string[]): Promise<string[]> {
  const children = Array.from({ length: count }, () => startProcess(script, values))
  const outputs = Promise.all(children.map(outputOf))
  const areHere = Promise.all(children.map((child) => once(child, "message")))
  await Promise.race([areHere, outputs])
  for (const child of children) if (child.connected) child.send("go")
  return outputs
}

/** Call it in such a process: waits for the others. */
export async function othersAreHere(): Promise<void> {
  process.send?.("here")
  await once(process, "message")
  process.disconnect()
}

function startProcess(script: string, values: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return spawn(process.execPath, ["--conditions=@mersal/source", file, ...values], {
    stdio: ["pipe", "pipe", "pipe", "ipc"],
  })
}

function outputOf(child: ChildProcess): Promise<string> {
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += String(chunk)
    })
  }
  return new Promise((resolve) =>
    child.on("close", (_, signal) => resolve(signal === "SIGKILL" ? "killed" : output.trim())),
  )
}
