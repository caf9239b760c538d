import { msPerDay } from "../../calendar/zone.ts"

/** What a key stands for: money that moves by it, or anything else. */
export type KeyMatter = "payment" | "other"

/**
 * For how long, in milliseconds, an answer can be had again by its Idempotency-Key: a day, and three where money moves, so
 * that whoever lost the answer on the eve of a weekend asks on the day after it and pays nothing twice.
 */
export const answerLifetimes: Readonly<Record<KeyMatter, number>> = { payment: 3 * msPerDay, other: msPerDay }
