import { type Instant, msPerMinute } from "../calendar/zone.ts"
import type { Leg } from "../tracking/tracking-event.ts"

/** Section 1: agents wait ten minutes at the pick-up. Nothing is promised for the drop-off. */
export const waitingMinutes: Readonly<Record<Leg, number>> = { pickup: 10, delivery: 0 }

/** From when a driver who arrived then may say that nobody is there: at that instant he may. */
export const mayLeaveAt = (leg: Leg, arrivedAt: Instant): Instant => arrivedAt + waitingMinutes[leg] * msPerMinute
