import { bookIssues } from "../schedule/book-issues.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import type { MarketClosure } from "./reference-entry.ts"
import { idIssues, issue, type ReferenceIssue, unless } from "./reference-issue.ts"

/**
 * What is wrong with a closure (D10), by the check that every schedule is made with; and more narrowly than that, since
 * it is kept in a table: tags are words such as "bike".
 */
export function closureIssues({ market, ...closure }: MarketClosure): readonly ReferenceIssue[] {
  const { markets } = gulfBook
  const book = { ...gulfBook, markets: { ...markets, [market]: { ...markets[market], closures: [closure] } } }
  const { id, tags } = closure
  const isWord = (tag: string): boolean => /^[a-z]+$/.test(tag)
  return [
    ...idIssues(id),
    ...bookIssues(book, []).map(({ path, problem }) =>
      issue(path.replace(/^markets\.\w+\.closures\[0\]\.?/, ""), "not-a-closure", problem),
    ),
    ...unless(tags === undefined || tags.every(isWord), "tags", "not-an-id"),
  ]
}
