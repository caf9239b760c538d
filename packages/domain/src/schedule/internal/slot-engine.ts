import { type DayNumber, dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import { msPerDay, wallClock } from "../../calendar/zone.ts"
import type { RuleBook } from "../book.ts"
import {
  type Ask,
  type BookRef,
  InvalidAsk,
  type PickupSlot,
  type Quote,
  type QuotedDates,
  type SlotEngine,
} from "../engine.ts"
import { checkWish, type Wish } from "./check.ts"
import { count, date as dateCheck, flag, isRecord, notAmong, shape, wished } from "./checks.ts"
import { bandAt } from "./clock.ts"
import { earliestDates } from "./earliest.ts"
import { pickupOf, slotOf } from "./offer.ts"
import { days as horizonCount, longestHorizonDays } from "./question-shape.ts"
import { nextClosing, quoteDays } from "./quote.ts"
import type { Terms, TermsOfBook } from "./terms.ts"
import { valid } from "./valid.ts"

/** The answers of a book that has no issues, as its readings have it. */
export function slotEngine<B>(read: RuleBook, readings: readonly string[], terms: TermsOfBook): SlotEngine<B> {
  const { id, version } = read
  const book: BookRef = Object.freeze({ id, version, readings: Object.freeze([...readings]) })

  function quote(ask: QuoteAsk<B> & { readonly deliveries?: true }): Quote
  function quote(ask: QuoteAsk<B> & { readonly deliveries: false }): Quote<PickupSlot>
  function quote(ask: QuoteAsk<B> & { readonly deliveries?: boolean }): Quote<PickupSlot> {
    const found = termsOf(terms, ask)
    const { from, days, deliveries } = ask
    const range = {
      from: from === undefined ? undefined : requireDay("from", from),
      days: days === undefined ? daysQuoted : valid("days", days, daysCount),
      horizonDays: horizonOf(read, ask),
    }
    const slotMaker = deliveries === undefined || valid("deliveries", deliveries, flag) ? slotOf : pickupOf
    // Named one by one, because a spread would make the whole quote some 5 % slower.
    const { staleAt, days: quoted } = quoteDays(found, ask.now, range, slotMaker)
    return { book, now: ask.now, staleAt, days: quoted }
  }

  return {
    book,
    clock(market, now) {
      requireInstant(now)
      const bandOf = (service: string) => bandAt(terms.find({ market, service, now }), now)
      return {
        ...wallClock(terms.zoneOf(market), now),
        band: (service) => bandOf(service).name,
        nextBandAt: (service) => bandOf(service).until,
      }
    },
    quote,
    earliest: (ask) => earliestDates(termsOf(terms, ask), ask.now, horizonOf(read, ask)),
    check(ask) {
      const found = termsOf(terms, ask)
      const date = requireDay("date", ask.date)
      if (ask.window !== undefined) valid("window", ask.window, wished)
      if (ask.delivery !== undefined) {
        requireDay("delivery.date", ask.delivery?.date)
        valid("delivery", ask.delivery, wishedDelivery)
      }
      return checkWish(found, date, ask, ask.now, horizonOf(read, ask))
    },
    staleAt: (ask) => nextClosing(termsOf(terms, ask), ask.now, horizonOf(read, ask)),
  }
}

export function termsOf<B>(terms: TermsOfBook, ask: Ask<B>): Terms {
  if (!isRecord(ask)) throw new InvalidAsk("ask", ask, "is not an object")
  // So that what is misspelt is not silently ignored where no compiler sees it.
  for (const name in ask)
    if (!askNames.includes(name)) throw new InvalidAsk(name, ask[name], notAmong("the fields", askNames))
  requireInstant(ask.now)
  return terms.find(ask)
}

/** How many days after today are asked about. */
export const horizonOf = (read: RuleBook, { horizonDays }: { readonly horizonDays?: number }): number =>
  horizonDays === undefined ? read.horizonDays : valid("horizonDays", horizonDays, horizonCount)

type QuoteAsk<B> = Ask<B> & QuotedDates

/** What any of the questions may say: whoever hands a whole wish on to another question says nothing wrong. */
const askNames: readonly string[] = [
  "market",
  "service",
  "now",
  "tags",
  "route",
  "zone",
  "blackouts",
  "closures",
  "horizonDays",
  "occupancy",
  "from",
  "days",
  "deliveries",
  "date",
  "window",
  "delivery",
] satisfies readonly (keyof AnyAsk)[]
type AnyAsk = Ask & QuotedDates & Wish & { readonly deliveries?: boolean; readonly date: LocalDate }

const wishedDelivery = shape({ date: dateCheck, "window?": wished })

const daysQuoted = 7

/** The years 0100 to 9900: with any horizon the dates have years of four digits. */
const firstInstant = dayNumber("0100-01-01" as LocalDate) * msPerDay
const lastInstant = dayNumber("9900-01-01" as LocalDate) * msPerDay

function requireInstant(now: unknown): void {
  if (!(typeof now === "number" && now >= firstInstant && now <= lastInstant))
    throw new InvalidAsk("now", now, "is not an instant in milliseconds")
}

export function requireDay(field: string, text: unknown): DayNumber {
  const date = valid(field, text, dateCheck) as LocalDate
  if (date < "0100" || date >= "9900") throw new InvalidAsk(field, text, "is not within the years 0100 to 9899")
  return dayNumber(date)
}

const daysCount = count(1, longestHorizonDays)
