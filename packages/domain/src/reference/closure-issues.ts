import { vehicles } from "../booking/parcel/vehicle.ts"
import { bookIssues } from "../schedule/book-issues.ts"
import { gulfBook } from "../schedule/books/gulf.ts"
import type { MarketClosure } from "./reference-entry.ts"
import { idIssues, issue, type ReferenceIssue, unless } from "./reference-issue.ts"

/**
 * The issues of a closure (D10), by the engine's own check and more strictly: the engine accepts any tags, but
 * questions here carry vehicles only, so that a closure with other tags would never act.
 */
export function closureIssues({ market, ...closure }: MarketClosure): readonly ReferenceIssue[] {
  const { markets } = gulfBook
  const book = { ...gulfBook, markets: { ...markets, [market]: { ...markets[market], closures: [closure] } } }
  const { id, tags } = closure
  const isVehicle = (tag: string): boolean => vehicles.some((vehicle) => vehicle === tag)
  return [
    ...idIssues(id),
    ...bookIssues(book, []).map(({ path, problem }) =>
      issue(path.replace(/^markets\.\w+\.closures\[0\]\.?/, ""), "not-a-closure", problem),
    ),
    ...unless(!tags || tags.every(isVehicle), "tags", "not-a-closure", `is not among ${vehicles.join(", ")}`),
  ]
}
