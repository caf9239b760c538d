import type { RouteClassId } from "../../places/route-class.ts"
import type { RuleBook } from "../../schedule/book.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { merged } from "../../schedule/merge-patch.ts"
import type { ScheduleBasis } from "./market-schedule.ts"

/**
 * What the rules in force say of a way by its class: the class where it has a rule, nothing where it has none, and null
 * where it was taken out of the book, so that nobody goes that way (D11, D21). No reading of the book itself has a rule for
 * a class: only what is published has.
 */
export function routeInForce(
  { rules }: Pick<ScheduleBasis, "rules">,
  route: RouteClassId | null,
): Pick<ScheduleBasis, "route"> | null {
  const patch = rules?.patch.routes
  if (route === null || patch === undefined) return {}
  const routes = merged(gulfBook.routes, patch) as RuleBook["routes"] | null
  const rule = routes?.[route]
  if (rule === undefined) return null
  return Object.keys(rule).length === 0 ? {} : { route }
}
