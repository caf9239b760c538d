import { type OffsetPort, type Zone, zoneNamed, zoneOver } from "../../calendar/zone.ts"
import type { Blackouts, MarketRules, RouteRule, RuleBook } from "../book.ts"
import { type Ask, InvalidAsk } from "../engine.ts"
import { serviceIn } from "../read-book.ts"
import { minuteOf } from "../wall-time.ts"
import { notAmong } from "./checks.ts"
import { type PlannedClosure, planClosures, type SkippedDays, skippedDays } from "./closed-days.ts"
import type { Day } from "./day.ts"
import type { PlacedDay } from "./placed.ts"
import { type Plan, planService } from "./plan.ts"

/** Everything but the time that a question is answered from: a plan with what the market and the question add to it. */
export interface Terms {
  readonly plan: Plan
  readonly zone: Zone
  /** Undefined without any. */
  readonly pickupSkips: SkippedDays | undefined
  readonly deliverySkips: SkippedDays | undefined
  readonly closures: readonly PlannedClosure[]
  readonly minOpenMinutes: number
  /** No window can be ordered after this minute of its date; `Infinity` without such a rule. */
  readonly cutoff: number
  /** Dates that were asked about, as `dayOf` keeps them. */
  readonly days: (Day | undefined)[]
  /** What plain days have: those of each day of the week, or all of them in the first place. */
  readonly plain: (PlacedDay | undefined)[]
  readonly leadDays: number
  /** How many days after today are asked about. */
  readonly horizonDays: number
  /** How many dates after the due one may take its place: the book's, so that a date found does not depend on the horizon asked. */
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
  // A page asks about one market and often about one service, so each is planned when it is first asked about.
  const markets = new Map<string, Market>()
  const zones = new Map<string, Zone>()
  function zoneBy(id: string, hint?: string): Zone {
    let zone = zones.get(id)
    if (zone === undefined) {
      zone = offsetAt === undefined ? zoneNamed(id, hint) : zoneOver(id, offsetAt)
      if (zones.size >= zonesKept) zones.clear()
      zones.set(id, zone)
    }
    return zone
  }
  function marketBy(name: string): Market {
    let market = markets.get(name)
    if (market === undefined) {
      const rules = partOf("market", book.markets, name)
      const zone = zoneBy(rules.zone, rules.zoneHint)
      market = { name, rules, zone, homes: new Map() }
      markets.set(name, market)
    }
    return market
  }
  return {
    zoneOf: (market) => marketBy(market).zone,
    find(ask) {
      const market = marketBy(ask.market)
      const home = homeOf(book, market, ask.service)
      return bringsNothing(ask) ? home : askedTerms(book, market, home, ask, zoneBy)
    },
  }
}

const bringsNothing = ({ tags, route, zone, blackouts, closures, horizonDays, occupancy }: Ask): boolean =>
  tags === undefined &&
  route === undefined &&
  zone === undefined &&
  occupancy === undefined &&
  horizonDays === undefined &&
  blackouts === undefined &&
  closures === undefined

/** The terms of a question that brings nothing along. */
function homeOf(book: RuleBook, market: Market, service: string): Terms {
  const known = market.homes.get(service)
  if (known !== undefined) return known
  partOf("service", book.services, service)
  const { name, rules, zone } = market
  const { blackouts, closures } = rules
  const plan = planService(name, service, serviceIn(book, name, service))
  const home: Terms = {
    plan,
    zone,
    pickupSkips: blackouts && skippedDays("pickup", [blackouts]),
    deliverySkips: blackouts && skippedDays("delivery", [blackouts]),
    closures: closures ? planClosures(closures, []) : [],
    minOpenMinutes: book.minOpenMinutes ?? 0,
    cutoff: Number.POSITIVE_INFINITY,
    days: [],
    plain: [],
    leadDays: plan.leadDays,
    horizonDays: book.horizonDays,
    searchDays: book.horizonDays,
    occupancy: undefined,
  }
  market.homes.set(service, home)
  return home
}

/** Those of a question that brings something along. */
function askedTerms(book: RuleBook, market: Market, home: Terms, ask: Ask, zoneBy: (id: string) => Zone): Terms {
  const { tags = [], route, zone, blackouts, closures = [], horizonDays = home.horizonDays, occupancy } = ask
  const { cutoff, leadDays: least = 0 } = route === undefined ? {} : ruleOf(book, ask.service, route)
  const leadDays = Math.max(home.leadDays, least)
  if (leadDays > 0 && home.plan.isWithinMinutes)
    throw new InvalidAsk("route.leadDays", leadDays, "is not for a delivery within minutes")
  return {
    ...home,
    ...(zone !== undefined && { zone: zoneBy(zone), days: [] }),
    ...(blackouts !== undefined && skipsOf([market.rules.blackouts ?? {}, blackouts])),
    closures: planClosures([...(market.rules.closures ?? []), ...closures], tags),
    ...(cutoff !== undefined && { cutoff: minuteOf(cutoff), plain: [] }),
    leadDays,
    horizonDays,
    occupancy,
  }
}

/** What the questions about one market share. */
interface Market {
  readonly name: string
  readonly rules: MarketRules
  readonly zone: Zone
  /** The terms of the questions that bring nothing along, by service. */
  readonly homes: Map<string, Terms>
}

/** A part of the book by its name. Throws `InvalidAsk` with the names that there are. */
function partOf<Part>(kind: string, parts: Readonly<Record<string, Part>>, name: string): Part {
  if (typeof name !== "string" || !Object.hasOwn(parts, name))
    throw new InvalidAsk(kind, name, notAmong(`the book's ${kind}s`, Object.keys(parts)))
  return parts[name] as Part
}

/** Zones come from outside, so what is kept of them has a bound. */
const zonesKept = 64

const skipsOf = (lists: readonly Blackouts[]) => ({
  pickupSkips: skippedDays("pickup", lists),
  deliverySkips: skippedDays("delivery", lists),
})

function ruleOf(book: RuleBook, service: string, route: string | RouteRule): RouteRule {
  if (typeof route !== "string") return route
  const rule = partOf("route", book.routes ?? {}, route)
  return rule.only?.includes(service) === false ? {} : rule
}
