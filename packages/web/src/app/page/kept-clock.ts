import { clock } from "./clock.ts"

/*
 * How far the machine's clock is from the server's, kept for a page that opens offline: no answer has told it the time yet,
 * and a driver's day and waiting time go by the server's clock.
 */

const key = "mersal.clockDrift"

const machineNow = (): number => performance.timeOrigin + performance.now()

/** Keeps the difference. To be called whenever the server has told the time. */
export function keepDrift(): void {
  try {
    localStorage.setItem(key, String(Math.round(clock.now() - machineNow())))
  } catch {
    // A private window goes by the machine's clock.
  }
}

/** Sets the page's clock by the kept difference; without one it stays the machine's. */
export function resumeClock(): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && Number.isFinite(Number(kept))) clock.observe(machineNow() + Number(kept))
  } catch {
    // As above.
  }
}
