import { msPerMinute } from "../calendar/zone.ts"

/** The waits after the first failures, in milliseconds; later ones wait as long as the last of these. */
const waits = [5_000, 30_000, 2 * msPerMinute, 10 * msPerMinute, 60 * msPerMinute, 6 * 60 * msPerMinute]

/** How long an undelivered message waits, in milliseconds. It is never given up, because somebody was promised it. */
export const retryWait = (attempts: number): number => waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? 0
