import { msPerDay } from "../../calendar/zone.ts"

/** For how long, in milliseconds, an answer can be had again by its Idempotency-Key: a day. */
export const answerLifetime = msPerDay
