import { type OffsetPort, type Zone, zoneNamed, zoneOver } from "../../calendar/zone.ts"
import type { Blackouts, MarketRules, RouteRule, RuleBook } from "../book.ts"
import { type Ask, InvalidAsk } from "../engine.ts"
import { serviceIn } from "../read-book.ts"
import { minuteOf } from "../wall-time.ts"
import { list, notAmong, text } from "./checks.ts"
import { type PlannedClosure, planClosures, type SkippedDays, skippedDays } from "./closed-days.ts"
import type { PlacedDay } from "./placed.ts"
import { type Plan, planService } from "./plan.ts"
import { blackouts as blackoutsShape, closures as closuresShape, routeRule } from "./question-shape.ts"
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
  /** What plain days have: those of each day of the week, or all of them in the first place. */
  readonly plain: (PlacedDay | undefined)[]
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
    let zone = zones.get(valid("zone", id, text))
    if (zone === undefined) {
      zone = offsetAt === undefined ? zoneNamed(id, hint) : zoneOver(id, offsetAt)
      if (zones.size >= zonesKept) zones.clear()
      zones.set(id, zone)
    }
    return zone
  }

  // A page asks about one market and often about one service, so each is planned when it is first asked about.
  const markets = new Map<string, Market>()
  const marketBy = (name: string): Market => {
    let market = markets.get(name)
    if (market === undefined) {
      const rules = partOf("market", book.markets, name)
      const zone = zoneBy(rules.zone, rules.zoneHint)
      market = { name, rules, zone, closures: planClosures(rules.closures ?? []), homes: new Map() }
      markets.set(name, market)
    }
    return market
  }
  const homeOf = (market: Market, service: string): Terms => {
    let home = market.homes.get(service)
    if (home === undefined) {
      partOf("service", book.services, service)
      home = termsOfMarket(book, market, planService(market.name, service, serviceIn(book, market.name, service)))
      market.homes.set(service, home)
    }
    return home
  }

  return {
    zoneOf: (market) => marketBy(market).zone,
    find(ask) {
      const market = marketBy(ask.market)
      const home = homeOf(market, ask.service)
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
        ...(blackouts !== undefined &&
          skipsOf([market.rules.blackouts ?? {}, valid("blackouts", blackouts, blackoutsShape)])),
        closures: concerning(
          tags === undefined ? [] : valid("tags", tags, tagsShape),
          more === undefined
            ? market.closures
            : planClosures([...(market.rules.closures ?? []), ...valid("closures", more, closuresShape)]),
        ),
        ...(rule?.cutoff && cutOffAt(minuteOf(rule.cutoff))),
        leadDays,
        searchDays: searchDays(book, leadDays),
        occupancy,
      }
    },
  }
}

/** What the questions about one market share. */
interface Market {
  readonly name: string
  readonly rules: MarketRules
  readonly zone: Zone
  readonly closures: readonly PlannedClosure[]
  /** The terms of the questions that bring nothing along, by service. */
  readonly homes: Map<string, Terms>
}

/** A part of the book by its name. Throws `InvalidAsk` with the names that there are. */
function partOf<Part>(kind: string, parts: Readonly<Record<string, Part>>, name: string): Part {
  if (typeof name !== "string" || !Object.hasOwn(parts, name))
    throw new InvalidAsk(kind, name, notAmong(`${kind}s`, parts))
  return parts[name] as Part
}

/** Zones come from outside, so what is kept of them has a bound. */
const zonesKept = 64

/** The terms of a question that brings nothing along. */
function termsOfMarket(book: RuleBook, { rules, zone, closures }: Market, plan: Plan): Terms {
  return {
    plan,
    zone,
    ...skipsOf([rules.blackouts ?? {}]),
    closures: concerning([], closures),
    minOpenMinutes: book.minOpenMinutes ?? 0,
    ...cutOffAt(Number.POSITIVE_INFINITY),
    leadDays: plan.leadDays,
    searchDays: searchDays(book, plan.leadDays),
    occupancy: undefined,
  }
}

const cutOffAt = (cutoff: number): Pick<Terms, "cutoff" | "plain"> => ({ cutoff, plain: [] })

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
  const rule = partOf("route", book.routes ?? {}, route)
  return rule.only?.includes(service) === false ? undefined : rule
}

const tagsShape = list(text, 0)
