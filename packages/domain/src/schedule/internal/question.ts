import { type DayNumber, dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import {
  dayBegunAt,
  type Instant,
  intlOffsetAt,
  msPerDay,
  type OffsetPort,
  promisedBy,
  type Zone,
  zoneOver,
} from "../../calendar/zone.ts"
import type { Closure, MarketRules, RouteRule, RuleBook } from "../book.ts"
import { type Ask, InvalidAsk } from "../engine.ts"
import { serviceIn } from "../read-book.ts"
import { minuteOf } from "../wall-time.ts"
import { type Check, isRecord, notAmong } from "./checks.ts"
import { actingClosures, type Skips, skipsOf } from "./closed-days.ts"
import type { Day } from "./day.ts"
import { type Plan, planService } from "./plan.ts"
import { askFields } from "./question-shape.ts"

/** Everything an answer depends on: the terms of the service, and the question's time. */
export interface Question {
  readonly terms: Terms
  readonly now: Instant
  readonly today: DayNumber
  /** The last date that can be booked. */
  readonly lastDay: DayNumber
  readonly occupancy: Ask["occupancy"]
  /**
   * Dates without delivery that this question has already found. Otherwise every pick-up date would check them again.
   */
  barren?: Set<DayNumber>
}

/** A service of a market. Shared by all questions that do not change it. */
export interface Terms {
  readonly book: RuleBook
  readonly rules: MarketRules
  readonly plan: Plan
  readonly zone: Zone
  /** The cache of `dayOf`. */
  readonly days: (Day | undefined)[]
  readonly leadDays: number
  /** Undefined when there are none. */
  readonly skipsPickup: Skips | undefined
  readonly skipsDelivery: Skips | undefined
  /** The closures that apply; undefined when there are none. */
  readonly acting: readonly Closure[] | undefined
}

/** Reads the questions to a book. */
export interface Questions {
  /** Throws `InvalidAsk` for an unknown market. */
  zoneOf(market: string): Zone
  /** Validates a question. Throws `InvalidAsk` for a wrong field and `UnknownZone` for an unknown zone. */
  read(ask: Ask): Question
}

export function questionsOf(book: RuleBook, offsetAt?: OffsetPort): Questions {
  const zones = new Map<string, Zone>()
  const known = new Map<string, Map<string, Terms>>()

  function zoneBy({ zone: id, zoneHint }: Pick<MarketRules, "zone" | "zoneHint">): Zone {
    let zone = zones.get(id)
    if (!zone) {
      zone = offsetAt ? zoneOver(id, offsetAt) : zoneOver(id, intlOffsetAt, promisedBy(zoneHint))
      // Zone names come from outside, so the cache is bounded.
      if (zones.size >= 64) zones.clear()
      zones.set(id, zone)
    }
    return zone
  }

  /** Planned on first use: a page asks about one market, and often about one service. */
  function termsOf(market: string, service: string): Terms {
    const kept = known.get(market)?.get(service)
    if (kept) return kept
    const rules: MarketRules = partOf("market", book.markets, market)
    const { blackouts, closures } = rules
    partOf("service", book.services, service)
    const plan = planService(market, service, serviceIn(book, market, service))
    const terms: Terms = {
      book,
      rules,
      plan,
      zone: zoneBy(rules),
      days: [],
      leadDays: plan.leadDays,
      skipsPickup: blackouts && skipsOf("pickup", [blackouts]),
      skipsDelivery: blackouts && skipsOf("delivery", [blackouts]),
      acting: closures && actingClosures(closures, []),
    }
    known.set(market, (known.get(market) ?? new Map()).set(service, terms))
    return terms
  }

  return {
    zoneOf: (market) => zoneBy(partOf("market", book.markets, market)),
    read(ask) {
      checkAsk(ask)
      const { service, now, route, zone, horizonDays = book.horizonDays, occupancy } = ask
      let terms = termsOf(ask.market, service)
      if ((route ?? zone ?? ask.blackouts ?? ask.tags ?? ask.closures) !== undefined)
        terms = amended(terms, ask, ruleOf(book, service, route), zone ? zoneBy({ zone }) : terms.zone)
      const today = dayBegunAt(terms.zone, now)
      return { terms, now, today, lastDay: today + horizonDays, occupancy }
    },
  }
}

/** The terms with the question's own tags, route, zone, skipped days and closures. */
function amended(terms: Terms, { tags = [], blackouts, closures = [] }: Ask, rule: RouteRule, zone: Zone): Terms {
  const { rules, plan } = terms
  const leadDays = Math.max(plan.leadDays, rule.leadDays ?? 0)
  if (leadDays > 0 && !plan.deliveries)
    throw new InvalidAsk("route.leadDays", leadDays, "is not for a delivery within minutes")
  const lists = [rules.blackouts, blackouts]
  return {
    ...terms,
    plan: rule.cutoff ? cappedPlan(plan, minuteOf(rule.cutoff)) : plan,
    zone,
    days: rule.cutoff || zone !== terms.zone ? [] : terms.days,
    leadDays,
    ...(blackouts && { skipsPickup: skipsOf("pickup", lists), skipsDelivery: skipsOf("delivery", lists) }),
    acting: actingClosures([...(rules.closures ?? []), ...closures], tags),
  }
}

/** A route's cut-off never makes a window shut later. */
const cappedPlan = (plan: Plan, cutoff: number): Plan => ({
  ...plan,
  placed: [],
  firstOrderBy: Math.min(plan.firstOrderBy, cutoff),
  windows: plan.windows.map((window) => ({ ...window, orderBy: Math.min(window.orderBy, cutoff) })),
})

/** A part of the book by name. Throws `InvalidAsk`, listing the known names. */
function partOf<Part>(kind: string, parts: Readonly<Record<string, Part>>, name: string): Part {
  const unknown = notAmong(`the book's ${kind}s`, parts, name)
  if (unknown) throw new InvalidAsk(kind, name, unknown)
  return parts[name] as Part
}

function ruleOf(book: RuleBook, service: string, route: string | RouteRule = {}): RouteRule {
  if (typeof route !== "string") return route
  const rule = partOf("route", book.routes ?? {}, route)
  return rule.only?.includes(service) === false ? {} : rule
}

/** Checks a question before it is used. Throws `InvalidAsk`. */
function checkAsk(ask: Ask): void {
  if (!isRecord(ask)) throw new InvalidAsk("ask", ask, "is not an object")
  for (const name in ask) {
    // Required fields are checked where they are read. They and the one flag are recognised by name here, because
    // looking each of them up makes a quote without deliveries some 7 % slower.
    if (name === "market" || name === "service" || name === "now" || name === "date") continue
    const value = ask[name]
    if (name === "deliveries" && typeof value === "boolean") continue
    // Misspelt fields are refused, so that they are not silently ignored in untyped code.
    const unknown = notAmong("the fields", askFields, name)
    if (unknown) throw new InvalidAsk(name, value, unknown)
    if (value !== undefined) valid(name, value, (askFields as Readonly<Record<string, Check>>)[name] as Check)
  }
  checkInstant(ask.now)
}

/** Throws `InvalidAsk`. Not a check for `valid`, which would create a function for every question. */
export function checkInstant(now: Instant): void {
  if (!(typeof now === "number" && now >= firstInstant && now <= lastInstant))
    throw new InvalidAsk("now", now, "is not an instant in milliseconds")
}

/** The years 0100 to 9900, so that with any horizon dates have years of four digits. */
const firstInstant: Instant = dayNumber("0100-01-01" as LocalDate) * msPerDay
const lastInstant: Instant = dayNumber("9900-01-01" as LocalDate) * msPerDay

/** Checks a field of a question with a check of the rule book. Throws `InvalidAsk`. */
export function valid<Value>(field: string, value: Value, check: Check): Value {
  check(value, field, (path, problem, part) => {
    throw new InvalidAsk(path, part, problem)
  })
  return value
}
