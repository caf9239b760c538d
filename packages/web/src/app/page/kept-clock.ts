import { clock } from "./clock.ts"

/*
 * How far the machine's clock is from the server's, kept for a page that is opened without a line: such a page comes from
 * the phone, and no answer has told it the time yet. A driver's day and his waiting time go by the server's clock.
 */

const key = "mersal.clockDrift"

const machineNow = (): number => performance.timeOrigin + performance.now()

/** Notes it: to be called when the server has said what time it is. */
export function keepDrift(): void {
  try {
    localStorage.setItem(key, String(Math.round(clock.now() - machineNow())))
  } catch {
    // A private window goes by the machine's clock.
  }
}

/** Lets the page's clock go on as the server's went; where nothing was noted it stays the machine's. */
export function resumeClock(): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && Number.isFinite(Number(kept))) clock.observe(machineNow() + Number(kept))
  } catch {
    // As above.
  }
}
