/** Lets only one command at a time set up a checkout: others wait until it is done. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as after } from "node:timers/promises"

/** How long to wait before looking again, in milliseconds. */
const pause = 200

/**
 * Runs the work while no other process works in the same folder. A file there names the process that holds the turn;
 * the file of a killed process is removed.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} [wait] called once, when another process is working
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, work, wait = sayWaiting) {
  const turn = join(folder, ".setting-up")
  let isWaiting = false
  while (!take(turn)) {
    const holder = holderOf(turn)
    if (holder === null) continue
    if (isGone(holder)) takeAway(turn, holder)
    else {
      if (!isWaiting) wait(holder)
      isWaiting = true
      await after(pause)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(turn, { force: true })
  }
}

/** Writes this process's id, completely or not at all, unless another holds the turn. */
function take(turn) {
  const ours = `${turn}.${process.pid}`
  writeFileSync(ours, `${process.pid}`)
  try {
    linkSync(ours, turn)
    return true
  } catch (error) {
    if (error.code !== "EEXIST") throw error
    return false
  } finally {
    rmSync(ours, { force: true })
  }
}

function holderOf(turn) {
  try {
    return Number(readFileSync(turn, "utf8"))
  } catch {
    return null
  }
}

function isGone(holder) {
  try {
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === "ESRCH"
  }
}

/**
 * Of several processes that find the file of a dead one, only one can move it. A file that belongs to another process
 * by then is put back.
 */
function takeAway(turn, gone) {
  const aside = `${turn}.${process.pid}.gone`
  try {
    renameSync(turn, aside)
    if (holderOf(aside) === gone) rmSync(aside)
    else renameSync(aside, turn)
  } catch {
    // Another process was faster.
  }
}

function sayWaiting(holder) {
  console.log(`Another command (process ${holder}) is setting this folder up. Waiting for it …`)
}
