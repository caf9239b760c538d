import { type OffsetPort, type Zone, zoneNamed, zoneOver } from "../../calendar/zone.ts"
import type { Blackouts, MarketRules, RouteRule, RuleBook } from "../book.ts"
import { serviceIn } from "../book-issues.ts"
import { type Ask, InvalidAsk } from "../engine.ts"
import { minuteOf } from "../wall-time.ts"
import { blackouts as blackoutsShape, closures as closuresShape, routeRule } from "./book-shape.ts"
import { list, text } from "./checks.ts"
import { type PlannedClosure, planClosures, type SkippedDays, skippedDays } from "./closed-days.ts"
import { type PlainDay, plainDay } from "./placed.ts"
import { type Plan, planService } from "./plan.ts"
import { valid } from "./valid.ts"

/** Everything but the time that a question is answered from: a plan with what the market and the question add to it. */
export interface Terms {
  readonly plan: Plan
  readonly zone: Zone
  readonly pickupSkips: SkippedDays
  readonly deliverySkips: SkippedDays
  readonly closures: readonly PlannedClosure[]
  readonly minOpenMinutes: number
  /** No window can be ordered after this minute of its date; `Infinity` without such a rule. */
  readonly cutoff: number
  /** What every plain day has. */
  readonly plain: PlainDay
  readonly leadDays: number
  /** How many dates after the due one may take its place. */
  readonly searchDays: number
  readonly occupancy: ((key: string) => number) | undefined
}

export interface TermsOfBook {
  /** Throws `InvalidAsk` for an unknown market. */
  zoneOf(market: string): Zone
  /** The terms of a question. Throws `InvalidAsk` for what is wrong with it, `UnknownZone` for an unknown zone. */
  find(ask: Ask): Terms
}

export function termsOfBook(book: RuleBook, offsetAt?: OffsetPort): TermsOfBook {
  const zones = new Map<string, Zone>()
  const zoneBy = (id: string, hint?: string): Zone => {
    if (typeof id !== "string") throw new InvalidAsk("zone", id, "is not the name of a time zone")
    let zone = zones.get(id)
    if (zone === undefined) {
      zone = offsetAt === undefined ? zoneNamed(id, hint) : zoneOver(id, offsetAt)
      if (zones.size >= zonesKept) zones.clear()
      zones.set(id, zone)
    }
    return zone
  }

  const markets = new Map(
    Object.entries(book.markets).map(([market, rules]) => {
      const zone = zoneBy(rules.zone, rules.zoneHint)
      const closures = planClosures(rules.closures ?? [])
      // A page asks about one market and often about one service, so each is planned when it is first asked about.
      const homes = new Map<string, Terms>()
      const home = (service: string): Terms => {
        const known = homes.get(service)
        if (known !== undefined) return known
        if (!Object.hasOwn(book.services, service)) throw new InvalidAsk("service", service, "is not in the book")
        const plan = planService(market, service, serviceIn(book, market, service))
        const terms = termsOfMarket(book, rules, closures, plan, zone)
        homes.set(service, terms)
        return terms
      }
      return [market, { zone, rules, closures, home }]
    }),
  )
  const marketBy = (market: string) => {
    const found = markets.get(market)
    if (found === undefined) throw new InvalidAsk("market", market, "is not in the book")
    return found
  }

  return {
    zoneOf: (market) => marketBy(market).zone,
    find(ask) {
      const { rules, closures, home: homeOf } = marketBy(ask.market)
      const home = homeOf(ask.service)
      const { tags, route, zone, blackouts, closures: more, occupancy } = ask
      const isPlain = tags === undefined && route === undefined && zone === undefined && occupancy === undefined
      if (isPlain && blackouts === undefined && more === undefined) return home

      if (occupancy !== undefined && typeof occupancy !== "function")
        throw new InvalidAsk("occupancy", occupancy, "is not a function of a slot's key")
      const rule = route === undefined ? undefined : ruleOf(book, ask.service, route)
      const leadDays = Math.max(home.leadDays, rule?.leadDays ?? 0)
      if (leadDays > 0 && home.plan.isWithinMinutes)
        throw new InvalidAsk("route.leadDays", leadDays, "is not for a delivery within minutes")
      return {
        ...home,
        ...(zone !== undefined && { zone: zoneBy(zone) }),
        ...(blackouts !== undefined && skipsOf([rules.blackouts ?? {}, valid("blackouts", blackouts, blackoutsShape)])),
        closures: concerning(
          tags === undefined ? [] : valid("tags", tags, tagsShape),
          more === undefined
            ? closures
            : planClosures([...(rules.closures ?? []), ...valid("closures", more, closuresShape)]),
        ),
        ...(rule?.cutoff && cutOffAt(minuteOf(rule.cutoff), home.plan)),
        leadDays,
        searchDays: searchDays(book, leadDays),
        occupancy,
      }
    },
  }
}

/** Zones come from outside, so what is kept of them has a bound. */
const zonesKept = 64

/** The terms of a question that brings nothing along. */
function termsOfMarket(
  book: RuleBook,
  { blackouts = {} }: MarketRules,
  closures: readonly PlannedClosure[],
  plan: Plan,
  zone: Zone,
): Terms {
  return {
    plan,
    zone,
    ...skipsOf([blackouts]),
    closures: concerning([], closures),
    minOpenMinutes: book.minOpenMinutes ?? 0,
    ...cutOffAt(Number.POSITIVE_INFINITY, plan),
    leadDays: plan.leadDays,
    searchDays: searchDays(book, plan.leadDays),
    occupancy: undefined,
  }
}

const cutOffAt = (cutoff: number, plan: Plan) => ({ cutoff, plain: plainDay(plan, cutoff) })

const skipsOf = (lists: readonly Blackouts[]) => ({
  pickupSkips: skippedDays("pickup", lists),
  deliverySkips: skippedDays("delivery", lists),
})

/** A delivery on the pick-up date is never moved. The number is the book's: a date found is not to depend on the horizon asked. */
const searchDays = (book: RuleBook, leadDays: number): number => (leadDays === 0 ? 0 : book.horizonDays)

const concerning = (tags: readonly string[], closures: readonly PlannedClosure[]): readonly PlannedClosure[] =>
  closures.filter((closure) => closure.tags === undefined || closure.tags.some((tag) => tags.includes(tag)))

function ruleOf(book: RuleBook, service: string, route: string | RouteRule): RouteRule | undefined {
  if (typeof route !== "string") return valid("route", route, routeRule)
  const routes = book.routes ?? {}
  if (!Object.hasOwn(routes, route)) throw new InvalidAsk("route", route, "is not in the book")
  const rule = routes[route]
  return rule?.only?.includes(service) === false ? undefined : rule
}

const tagsShape = list(text, 0)
