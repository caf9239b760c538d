import { type LocalDate, parseLocalDate } from "../calendar/local-date.ts"
import { InvalidAsk } from "./engine.ts"

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
 * cut-offs are still about now. Throws `NoBookInForce` when all begin later, `InvalidAsk` for what is no date.
 *
 * @example bookInForce([{ book: summer, validFrom: localDate("2026-06-01") }], localDate("2026-06-01")) // summer
 */
export function bookInForce<B>(
  books: readonly { readonly book: B; readonly validFrom: LocalDate }[],
  pickup: LocalDate,
): B {
  requireDate("pickup", pickup)
  for (const [at, { validFrom }] of books.entries()) requireDate(`books[${at}].validFrom`, validFrom)
  const begun = books.filter(({ validFrom }) => validFrom <= pickup)
  const latest = begun.reduce(
    (best, next) => (next.validFrom >= best.validFrom ? next : best),
    begun[0] ?? none(pickup),
  )
  return latest.book
}

function requireDate(field: string, text: unknown): void {
  if (typeof text !== "string" || parseLocalDate(text) === null)
    throw new InvalidAsk(field, text, "is not a date such as 2026-12-31")
}

function none(pickup: LocalDate): never {
  throw new NoBookInForce(pickup)
}
