import { msPerDay } from "../../calendar/zone.ts"

/** What an Idempotency-Key belongs to: a request that moves money, or any other. */
export type KeyMatter = "payment" | "other"

/**
 * How long, in milliseconds, an answer can be fetched again by its Idempotency-Key: a day, or three where money moves.
 * So a client that lost the answer before a weekend can ask after it and does not pay twice.
 */
export const answerLifetimes: Readonly<Record<KeyMatter, number>> = { payment: 3 * msPerDay, other: msPerDay }
