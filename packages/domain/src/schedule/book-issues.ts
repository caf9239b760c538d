import type { RuleBook } from "./book.ts"
import { bookShape, service } from "./internal/book-shape.ts"
import { type BookIssue, isRecord, notAmong, refuse } from "./internal/checks.ts"
import { readAs, serviceIn } from "./read-book.ts"

export type { BookIssue } from "./internal/checks.ts"

export class InvalidRuleBook extends Error {
  override readonly name = "InvalidRuleBook"
  readonly issues: readonly BookIssue[]
  constructor(issues: readonly BookIssue[]) {
    super(`Not a rule book: ${issues.map(({ path, problem }) => `${path || "the book"} ${problem}`).join("; ")}`)
    this.issues = issues
  }
}

/**
 * Everything that keeps a value from being a rule book; what is not known is refused too. Then whether it is one under
 * the readings: under these together, or, when none are said, under each of the book's own.
 */
export function bookIssues(book: unknown, readings?: readonly string[]): readonly BookIssue[] {
  const issues = plainIssues(book)
  if (issues.length > 0) return issues
  const valid = book as RuleBook
  const known = valid.readings ?? {}
  const isKnown = (name: unknown) => typeof name === "string" && Object.hasOwn(known, name)
  const unknown = (readings ?? []).filter((name) => !isKnown(name))
  if (unknown.length > 0)
    return unknown.map((name) => ({
      path: `readings.${name}`,
      problem: notAmong("the book's readings", Object.keys(known)),
    }))
  const choices = readings === undefined ? Object.keys(known).map((name) => [name]) : [readings]
  return choices
    .filter((names) => names.length > 0)
    .flatMap((names) =>
      plainIssues(readAs(valid, names)).map(({ path, problem }) => ({
        path: `readings.${names.join("+")}.${path}`,
        problem,
      })),
    )
}

function plainIssues(value: unknown): readonly BookIssue[] {
  const issues: BookIssue[] = []
  if (!bookShape(value, "", issues)) return issues
  const book = value as RuleBook
  for (const [market, { services = {} }] of Object.entries(book.markets))
    for (const id of Object.keys(services)) {
      const path = `markets.${market}.services.${id}`
      if (Object.hasOwn(book.services, id)) service(serviceIn(book, market, id), path, issues)
      else refuse(issues, path, notAmong("the book's services", Object.keys(book.services)))
    }
  for (const [route, { leadDays = 0, only }] of Object.entries(book.routes ?? {}))
    for (const id of only ?? Object.keys(book.services)) {
      // A market's patch may have taken the delivery away, which was refused above.
      const deliversWithinMinutes = (market: string) => {
        const { delivery }: { readonly delivery: unknown } = serviceIn(book, market, id)
        return isRecord(delivery) && "within" in delivery
      }
      if (!Object.hasOwn(book.services, id))
        refuse(
          issues,
          `routes.${route}.only`,
          `names ${id}, which ${notAmong("the book's services", Object.keys(book.services))}`,
        )
      else if (leadDays > 0 && Object.keys(book.markets).some(deliversWithinMinutes))
        refuse(issues, `routes.${route}.leadDays`, `is not for ${id}, which delivers within minutes: see only`)
    }
  return issues
}
