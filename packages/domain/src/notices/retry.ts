import { msPerMinute } from "../calendar/zone.ts"

/** After the first failures; every later one waits as long as the last of these, in milliseconds. */
const waits = [5_000, 30_000, 2 * msPerMinute, 10 * msPerMinute, 60 * msPerMinute, 6 * 60 * msPerMinute]

/** How long a message waits that could not be delivered, in milliseconds. It is never given up: somebody was promised it. */
export const retryWait = (attempts: number): number => waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? 0
