/** Runs child processes so that none outlives us, however we are stopped. */
import { spawn } from "node:child_process"
import { constants } from "node:os"

const posix = process.platform !== "win32"
const polite = ["SIGINT", "SIGTERM", "SIGHUP"]
/** How long a child may take to stop by itself, in milliseconds. */
const patience = 10_000
/** The exit code of a program that is not there or does not run, as shells have it. */
const cannotStart = 126
/** Children that run now, each leading a process group of its own. */
const running = new Set()
let stopping = false

/**
 * Runs a program to its end, with our terminal, and answers its exit code (128 + signal number when killed).
 *
 * The child leads its own process group: a Ctrl-C reaches it once, by us, and whatever it left behind can be ended
 * with it.
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

/** Some reasons not to start are told by an event, others are thrown. */
function started(command, args, options, fail) {
  try {
    return spawn(command, args, options)
  } catch (error) {
    fail(error)
    return null
  }
}

/**
 * Stops the children and then us when we are told to, or when the process that started us is gone: npm passes a signal
 * on to its shell only, and the shell dies without a word to us.
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
    // The group is gone already, which is what we wanted.
  }
}
