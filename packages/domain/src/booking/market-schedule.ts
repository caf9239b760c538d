import { gulfBook } from "../schedule/books/gulf.ts"
import { compile } from "../schedule/rule-book.ts"

/**
 * The rule book in force, compiled once. The server's listing, its re-check at confirm and the picker in the browser all
 * ask this one engine (D12), so what is offered is what is accepted.
 */
export const marketSchedule = compile(gulfBook)
