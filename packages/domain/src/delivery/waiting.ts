import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { Leg } from "../tracking/tracking-event.ts"

/** Section 1: agents wait ten minutes at the pick-up. Nothing is promised for the drop-off. */
export const waitingMinutes: Readonly<Record<Leg, number>> = { pickup: 10, delivery: 0 }

/** When a driver who arrived at `arrivedAt` may first report that nobody is there; inclusive. */
export const mayLeaveAt = (leg: Leg, arrivedAt: Instant): Instant => arrivedAt + waitingMinutes[leg] * msPerMinute
