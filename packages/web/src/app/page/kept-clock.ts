import { clock } from "./clock.ts"

/* The difference between the machine's clock and the server's, stored for a page that opens offline. Such a page has
   no answer with the server's time yet, and a driver's day and waiting time follow the server's clock. */

const key = "mersal.clockDrift"

const machineNow = (): number => performance.timeOrigin + performance.now()

/** Stores the difference. Call it whenever the server has sent its time. */
export function keepDrift(): void {
  try {
    localStorage.setItem(key, String(Math.round(clock.now() - machineNow())))
  } catch {
    // A private window uses the machine's clock.
  }
}

/** Sets the page's clock by the stored difference; without one it stays the machine's. */
export function resumeClock(): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept !== null && Number.isFinite(Number(kept))) clock.observe(machineNow() + Number(kept))
  } catch {
    // A private window uses the machine's clock.
  }
}
