import type { LocalDate } from "../calendar/local-date.ts"
import { below, type Check, date, isRecord, list } from "./internal/checks.ts"
import { valid } from "./internal/question.ts"

export class NoBookInForce extends Error {
  override readonly name = "NoBookInForce"
  readonly pickup: LocalDate
  constructor(pickup: LocalDate) {
    super(`No rule book is valid from ${pickup} or before`)
    this.pickup = pickup
  }
}

/**
 * The book that applies to a pick-up date: the one with the latest `validFrom` on or before that date. Cut-offs still
 * compare with the current time. Throws `NoBookInForce` when every book begins later, and `InvalidAsk` when the
 * arguments are not a list of dated books and a date.
 *
 * @example bookInForce([{ book: summer, validFrom: localDate("2026-06-01") }], localDate("2026-06-01")) // summer
 */
export function bookInForce<B>(
  books: readonly { readonly book: B; readonly validFrom: LocalDate }[],
  pickup: LocalDate,
): B {
  valid("pickup", pickup, date)
  valid("books", books, list(dated, 0))
  const begun = books.filter(({ validFrom }) => validFrom <= pickup)
  const latest = begun.reduce(
    (best, next) => (next.validFrom >= best.validFrom ? next : best),
    begun[0] ?? none(pickup),
  )
  return latest.book
}

/** Checks `validFrom` only: the book and any further fields are the caller's. */
const dated: Check = (value, path, tell) =>
  isRecord(value) ? date(value.validFrom, below(path, "validFrom"), tell) : tell(path, "is not an object", value)

function none(pickup: LocalDate): never {
  throw new NoBookInForce(pickup)
}
