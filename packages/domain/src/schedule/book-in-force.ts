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
 * The book by which a pick-up date is booked: of those whose `validFrom` is that date or an earlier one, the latest. The
 * cut-offs are still about now. Throws `NoBookInForce` when all begin later, `InvalidAsk` for what is no list of them.
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

/** Whatever its book is, and what else is kept with it. */
const dated: Check = (value, path, tell) =>
  isRecord(value) ? date(value.validFrom, below(path, "validFrom"), tell) : tell(path, "is not an object", value)

function none(pickup: LocalDate): never {
  throw new NoBookInForce(pickup)
}
