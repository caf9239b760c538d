/** The engine's answers. It is compiled once and then called repeatedly, as on a server. */
import { dateOfDay, type LocalDate } from "@mersal/domain/calendar/local-date"
import { msPerDay } from "@mersal/domain/calendar/zone"
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { compile, type Engine, type RuleBook } from "@mersal/domain/schedule/rule-book"
import { quoting, type Way } from "./way.ts"

const services = ["sameDay", "nextDay", "onDemand"] as const

/** Three questions, one per service. */
export const quoteOf =
  ({ quote }: Pick<Engine, "quote">, market: string) =>
  (now: number) =>
    services.map((service) => quote({ market, service, now }).days)

const pickupsOf =
  ({ quote }: Engine, market: string) =>
  (now: number) =>
    services.map((service) => quote({ market, service, now, deliveries: false }).days)

/** The Gulf book in one of its markets, with its zone hints. */
export const engineQuote = (market: "AE" | "QA"): Way => quoting(quoteOf(compile(gulfBook), market))

/** The Gulf book in another zone, whose offsets come from `Intl`. */
export const engineQuoteIn = (zone: string): Way => quoting(quoteOf(compile(unhinted(zone)), "AE"))

/** The same without deliveries. */
export const enginePickups = (market: "AE" | "QA"): Way => quoting(pickupsOf(compile(gulfBook), market))

/** Without the readings, which concern the book's two markets. */
const unhinted = (zone: string): RuleBook => ({ ...gulfBook, markets: { AE: { zone } }, readings: {} })

export function engineEarliest(): Way {
  const engine = compile(gulfBook)
  const answer = (now: number) => engine.earliest({ market: "AE", service: "sameDay", now })
  return { answer, read: (now) => answer(now)?.date.charCodeAt(9) ?? 0 }
}

/** Checks a window of tomorrow, which is open at any instant. */
export function engineCheck(): Way {
  const engine = compile(gulfBook)
  const answer = (now: number) =>
    engine.check({ market: "AE", service: "sameDay", now, date: tomorrow(now), window: "13-18" })
  return {
    answer,
    read: (now) => {
      const verdict = answer(now)
      if (!verdict.ok) throw new Error(`Refused at ${now}: ${verdict.reason}`)
      return verdict.slot.start
    },
  }
}

export function engineExplain(): Way {
  const engine = compile(gulfBook)
  const answer = (now: number) => engine.explain({ market: "AE", service: "sameDay", now, date: tomorrow(now) })
  return { answer, read: (now) => answer(now).length }
}

export function engineStaleAt(): Way {
  const engine = compile(gulfBook)
  const answer = (now: number) => engine.staleAt({ market: "AE", service: "sameDay", now })
  return { answer, read: (now) => answer(now) ?? 0 }
}

const firstDay = Math.floor(Date.UTC(2025, 0, 1) / msPerDay)
const dates: readonly LocalDate[] = Array.from({ length: 5 * 366 }, (_, index) => dateOfDay(firstDay + index))

/** A question contains its date as text, so formatting it is not measured. */
function tomorrow(now: number): LocalDate {
  const date = dates[Math.floor((now + 4 * 3_600_000) / msPerDay) + 1 - firstDay]
  if (date === undefined) throw new RangeError(`No date is prepared for ${now}`)
  return date
}
