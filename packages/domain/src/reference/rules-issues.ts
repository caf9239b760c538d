import { bookOf, bookReference, isReading } from "../booking/windows/market-schedule.ts"
import { type PublishedRules, rulesPatchFields, rulesReading } from "../booking/windows/published-rules.ts"
import { isSpanId } from "../booking/windows/window-id.ts"
import type { Instant } from "../calendar/zone.ts"
import { routeClasses } from "../places/route-class.ts"
import { bookIssues } from "../schedule/book-issues.ts"
import { idIssues, issue, type ReferenceIssue, unless } from "./reference-issue.ts"

/**
 * The issues of rules to be published, each with its path: an unknown reading, or an invalid resulting book. Windows
 * are identified by their hours, because orders name them so: "11-14".
 */
export function rulesIssues(value: PublishedRules): readonly ReferenceIssue[] {
  const { id, market, readings, patch } = value
  const own = [
    ...idIssues(id),
    ...readings.flatMap((name, at) => [
      ...unless(isReading(name), `readings.${at}`, "unknown-reading", name),
      ...unless(readings.indexOf(name) === at, `readings.${at}`, "twice", name),
    ]),
    ...Object.keys(patch)
      .filter((field) => !rulesPatchFields.some((known) => known === field))
      .map((field) => issue(`patch.${field}`, "not-a-rule")),
    // A class with another name would apply to no route.
    ...Object.keys(patch.routes ?? {})
      .filter((name) => !routeClasses.some((known) => known === name))
      .map((name) => issue(`patch.routes.${name}`, "not-a-rule", `is not among ${routeClasses.join(", ")}`)),
  ]
  if (own.length > 0) return own
  const rules = rulesReading({ value, version: 1 })
  const basis = { closures: [], readings, rules }
  const { readings: names } = bookReference(basis)
  const issues = bookIssues(bookOf(market, basis), names)
  if (issues.length > 0) return issues.map(({ path, problem }) => issue(fieldOf(path), "not-a-rule", problem))
  return windowIssues(value)
}

/** "readings.sd-cutoff-1500+rules.own.1.markets.AE.services.sameDay.pickup[0]" is "patch.services.sameDay.pickup.0". */
const fieldOf = (path: string): string =>
  path.replace(/^readings\..*?rules\.[^/]*?\.1\.?(markets\.[A-Z]+\.)?/, "patch.").replace(/\[(\w+)\]/g, ".$1")

/** The windows in the patch's own lists. */
function windowIssues({ patch }: PublishedRules): readonly ReferenceIssue[] {
  return Object.entries(patch.services ?? {}).flatMap(([service, rules]) => {
    const lists = { pickup: rules?.pickup, "delivery.windows": rules?.delivery && windowsOf(rules.delivery) }
    return Object.entries(lists).flatMap(([field, windows]) =>
      (Array.isArray(windows) ? (windows as readonly { readonly id: string }[]) : []).flatMap(({ id }, at) =>
        unless(isSpanId(id), `patch.services.${service}.${field}.${at}.id`, "not-hours", id),
      ),
    )
  })
}

const windowsOf = (delivery: object): unknown => ("windows" in delivery ? delivery.windows : undefined)

/**
 * How many minutes a screen may take from 'now' to the server; rules that begin within them begin when they are
 * written.
 */
const minutesToPublish = 5

/**
 * Rules begin when they are published or later, never in the past: earlier bookings were made by the rules of their
 * time. 'From now' means the moment of the press.
 */
export const fromNowOn = (value: PublishedRules, now: Instant): PublishedRules =>
  value.validFrom < now && value.validFrom > now - minutesToPublish * 60_000 ? { ...value, validFrom: now } : value

/** Whether the date of rules is valid among the market's other rules, at an instant. */
export function rulesDateIssues(
  value: PublishedRules,
  before: PublishedRules | null,
  others: readonly PublishedRules[],
  now: Instant,
): readonly ReferenceIssue[] {
  if (before !== null && before.validFrom <= now) return [issue("validFrom", "has-begun")]
  const rival = others.find(({ validFrom }) => validFrom === value.validFrom)
  return [
    ...unless(value.validFrom >= now, "validFrom", "in-the-past"),
    ...unless(rival === undefined, "validFrom", "instant-taken", rival?.id),
  ]
}
