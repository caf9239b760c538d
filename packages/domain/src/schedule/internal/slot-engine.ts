import { type DayNumber, dayNumber, type LocalDate } from "../../calendar/local-date.ts"
import { wallClock } from "../../calendar/zone.ts"
import type { RuleBook } from "../book.ts"
import type { Ask, BookRef, PickupSlot, Quote, QuotedDates, SlotEngine } from "../engine.ts"
import { checkWish } from "./check.ts"
import { bandAt } from "./clock.ts"
import { earliestDates } from "./earliest.ts"
import { pickupOf, slotOf } from "./offer.ts"
import { checkInstant, type Questions, valid } from "./question.ts"
import { day } from "./question-shape.ts"
import { nextClosing, quoteDays } from "./quote.ts"

/** The engine of a valid book to which the readings have been applied. */
export function slotEngine<B>(read: RuleBook, readings: readonly string[], questions: Questions): SlotEngine<B> {
  const { id, version } = read
  const book: BookRef = Object.freeze({ id, version, readings: Object.freeze([...readings]) })

  function quote(ask: QuoteAsk<B> & { readonly deliveries?: true }): Quote
  function quote(ask: QuoteAsk<B> & { readonly deliveries: false }): Quote<PickupSlot>
  function quote(ask: QuoteAsk<B> & { readonly deliveries?: boolean }): Quote<PickupSlot> {
    const question = questions.read(ask)
    const { now, from, days = daysQuoted, deliveries = true } = ask
    // Fields are named one by one, because a spread would make the whole quote some 5 % slower.
    const { staleAt, days: quoted } = quoteDays(question, from && dayNumber(from), days, deliveries ? slotOf : pickupOf)
    return { book, now, staleAt, days: quoted }
  }

  return {
    book,
    clock(market, now) {
      checkInstant(now)
      const bandOf = (service: string) => bandAt(questions.read({ market, service, now }))
      return {
        ...wallClock(questions.zoneOf(market), now),
        band: (service) => bandOf(service).name,
        nextBandAt: (service) => bandOf(service).until,
      }
    },
    quote,
    earliest: (ask) => earliestDates(questions.read(ask)),
    check: (ask) => checkWish(questions.read(ask), dayAsked(ask), ask),
    staleAt: (ask) => nextClosing(questions.read(ask)),
  }
}

export const dayAsked = ({ date }: { readonly date: LocalDate }): DayNumber => dayNumber(valid("date", date, day))

type QuoteAsk<B> = Ask<B> & QuotedDates

const daysQuoted = 7
