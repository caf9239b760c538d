/** Runs child processes so that none outlives this process, however it is stopped. */
import { spawn } from "node:child_process"
import { constants } from "node:os"

const posix = process.platform !== "win32"
const polite = ["SIGINT", "SIGTERM", "SIGHUP"]
/** How long a child may take to stop by itself, in milliseconds. */
const patience = 10_000
/** The shells' exit code for a program that is missing or does not run. */
const cannotStart = 126
/** The running children, each the leader of its own process group. */
const running = new Set()
let stopping = false

/**
 * Runs a program to its end, on our terminal, and answers its exit code (128 + signal number when killed).
 *
 * The child leads its own process group: a Ctrl-C reaches it once, through us, and everything that it left running can
 * be ended with it.
 */
export function run(command, args, cwd, env = process.env) {
  if (stopping) return Promise.resolve(143)
  return new Promise((resolve) => {
    const fail = (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(cannotStart)
    }
    const child = started(command, args, { cwd, env, detached: posix, stdio: ["ignore", "inherit", "inherit"] }, fail)
    if (!child) return
    running.add(child)
    child.once("error", (error) => {
      running.delete(child)
      fail(error)
    })
    child.once("close", (code, signal) => {
      running.delete(child)
      signalGroup(child, "SIGKILL")
      resolve(stopping ? (code ?? 143) : (code ?? 128 + constants.signals[signal]))
    })
  })
}

/** Some failures to start come as an event, others are thrown. */
function started(command, args, options, fail) {
  try {
    return spawn(command, args, options)
  } catch (error) {
    fail(error)
    return null
  }
}

/**
 * Stops the children and then this process when told to, or when the parent process is gone: npm passes a signal only
 * to its shell, and the shell ends without passing it on.
 */
export function stopWithParent() {
  for (const signal of polite) process.on(signal, () => stop(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref()
}

function stop(signal) {
  if (stopping) return
  stopping = true
  if (running.size === 0) process.exit(128 + constants.signals[signal])
  for (const child of running) {
    signalGroup(child, signal)
    setTimeout(() => signalGroup(child, "SIGKILL"), patience).unref()
  }
}

function signalGroup(child, signal) {
  try {
    if (posix) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The group is already gone.
  }
}
