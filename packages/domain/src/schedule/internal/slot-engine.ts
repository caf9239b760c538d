import { type DayNumber, dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import { wallClock } from "../../calendar/zone.ts"
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
import { checkWish } from "./check.ts"
import { isRecord, notAmong } from "./checks.ts"
import { bandAt } from "./clock.ts"
import { earliestDates } from "./earliest.ts"
import { pickupOf, slotOf } from "./offer.ts"
import { askFields, day, instant } from "./question-shape.ts"
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
    const { now, from, days = daysQuoted, deliveries = true } = ask
    // Named one by one, because a spread would make the whole quote some 5 % slower.
    const { staleAt, days: quoted } = quoteDays(
      found,
      now,
      from && dayNumber(from),
      days,
      deliveries ? slotOf : pickupOf,
    )
    return { book, now, staleAt, days: quoted }
  }

  return {
    book,
    clock(market, now) {
      valid("now", now, instant)
      const bandOf = (service: string) => bandAt(terms.find({ market, service, now }), now)
      return {
        ...wallClock(terms.zoneOf(market), now),
        band: (service) => bandOf(service).name,
        nextBandAt: (service) => bandOf(service).until,
      }
    },
    quote,
    earliest: (ask) => earliestDates(termsOf(terms, ask), ask.now),
    check: (ask) => checkWish(termsOf(terms, ask), dayAsked(ask), ask, ask.now),
    staleAt: (ask) => nextClosing(termsOf(terms, ask), ask.now),
  }
}

/** The terms of a question, checked before anything is made of it. Throws `InvalidAsk`. */
export function termsOf<B>(terms: TermsOfBook, ask: Ask<B>): Terms {
  if (!isRecord(ask)) throw new InvalidAsk("ask", ask, "is not an object")
  for (const name in ask) {
    // What has to be said is checked where it is read. It is told by its name, and so is the one flag, because looking
    // each of them up makes a quote slower, by some 7 % without deliveries.
    if (name === "market" || name === "service" || name === "now" || name === "date") continue
    const value = ask[name]
    if (name === "deliveries" && typeof value === "boolean") continue
    const check = askFields.get(name)
    // So that what is misspelt is not silently ignored where no compiler sees it.
    if (check === undefined) throw new InvalidAsk(name, value, notAmong("the fields", askFields.keys()))
    if (value !== undefined) valid(name, value, check)
  }
  valid("now", ask.now, instant)
  return terms.find(ask)
}

export const dayAsked = ({ date }: { readonly date: LocalDate }): DayNumber => dayNumber(valid("date", date, day))

type QuoteAsk<B> = Ask<B> & QuotedDates

const daysQuoted = 7
