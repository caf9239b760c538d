import type { gulfBook } from "../../schedule/books/gulf.ts"
import { compile, type Engine } from "../../schedule/rule-book.ts"
import { schedulesBy } from "./market-schedule.ts"

/**
 * The schedule of a market on the server, which knows what an operator has published and checks it with the book, once
 * for each basis. Throws `InvalidRuleBook` for what no version of it may be asked by.
 */
export const checkedScheduleOf = schedulesBy<Engine<typeof gulfBook>>(compile)

/** Answers in words as well why something cannot be booked. */
export type CheckedSchedule = ReturnType<typeof checkedScheduleOf>
