import type { RouteClassId } from "../../places/route-class.ts"
import type { RuleBook } from "../../schedule/book.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import { merged } from "../../schedule/merge-patch.ts"
import type { ScheduleBasis } from "./market-schedule.ts"

/**
 * What the rules in force say about a route, by its class: the class when it has a rule, nothing when it has none, and
 * null when the class was removed from the book, so that the route is not served (D11, D21). Only published rules have
 * rules for classes; the book's own readings have none.
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
