/**
 * The whole quote as one would write it without the engine: a loop over dates and windows, with a function that
 * converts a date and a local time into an instant. All contenders but the engine share it, so they differ only in
 * their conversions.
 */
import { gulfBook } from "@mersal/domain/schedule/books/gulf"

const daysListed = 7

/** A time of a date: as text for implementations that parse, in minutes for those that compute. */
export interface PlainTime {
  readonly text: string
  readonly minute: number
}

interface PlainRange {
  readonly id: string
  readonly start: PlainTime
  readonly end: PlainTime
}

interface PlainWindow extends PlainRange {
  readonly orderBy: PlainTime
  readonly deliveries: readonly PlainRange[]
}

interface PlainService {
  readonly id: keyof typeof gulfBook.services
  readonly leadDays: number
  readonly windows: readonly PlainWindow[]
}

/** A calendar date; converts its times into instants, in milliseconds. */
export interface PlainDate {
  readonly date: string
  readonly at: (time: PlainTime) => number
}

type Dates = readonly PlainDate[]

/** This many dates, from the zone's local date at an instant on. */
export type DatesFrom = (now: number, count: number) => Dates

export interface PickupSlot {
  readonly key: string
  readonly date: string
  readonly window: string
  readonly start: number
  readonly end: number
  readonly orderBy: number
}

export interface PickupDay {
  readonly date: string
  readonly slots: readonly PickupSlot[]
}

/** The answer of `engine.quote` for each service: keys, windows and deliveries. */
export const fullQuote = (datesFrom: DatesFrom, market: string) => (now: number) =>
  services.map((service) => quoteOf(service, market, now, datesFrom(now, daysListed + service.leadDays)))

/** The same without deliveries. */
export const pickupQuote = (datesFrom: DatesFrom, market: string) => (now: number) =>
  services.map((service) => pickupsOf(service, market, now, datesFrom(now, daysListed)))

/** `fullQuote` with the dates made once for all services, which three separate questions cannot share. */
export const sharedQuote = (datesFrom: DatesFrom, market: string) => (now: number) => {
  const dates = datesFrom(now, daysListed + 1)
  return services.map((service) => quoteOf(service, market, now, dates))
}

function quoteOf({ id: service, leadDays, windows }: PlainService, market: string, now: number, dates: Dates) {
  return dates.slice(0, daysListed).map(({ date, at }, index) => {
    const keys = `${market}/${service}/${date}/`
    const due = dates[index + leadDays]
    if (due === undefined) throw new RangeError("Fewer dates than the deliveries need")
    const slots: (PickupSlot & { delivery: object })[] = []
    for (const { id, start, end, orderBy, deliveries } of windows) {
      const shutAt = at(orderBy)
      if (now >= shutAt) continue
      const options = deliveries.map((option) => ({
        window: option.id,
        start: due.at(option.start),
        end: due.at(option.end),
      }))
      slots.push({
        key: keys + id,
        date,
        window: id,
        start: at(start),
        end: at(end),
        orderBy: shutAt,
        delivery: { date: due.date, options },
      })
    }
    return { date, slots }
  })
}

const pickupsOf = ({ id: service, windows }: PlainService, market: string, now: number, dates: Dates) =>
  dates.map(({ date, at }): PickupDay => {
    const keys = `${market}/${service}/${date}/`
    const slots: PickupSlot[] = []
    for (const { id, start, end, orderBy } of windows) {
      const shutAt = at(orderBy)
      if (now < shutAt)
        slots.push({ key: keys + id, date, window: id, start: at(start), end: at(end), orderBy: shutAt })
    }
    return { date, slots }
  })

/** ISO dates from the first one on, by `Date`. */
export function datesAfter(first: string, count: number): readonly string[] {
  const midnight = Date.parse(first)
  return Array.from({ length: count }, (_, index) => new Date(midnight + index * 86_400_000).toISOString().slice(0, 10))
}

const time = (text: string): PlainTime => ({ text, minute: Number(text.slice(0, 2)) * 60 + Number(text.slice(3)) })
const range = ({ id, start, end }: { id: string; start: string; end: string }): PlainRange => ({
  id,
  start: time(start),
  end: time(end),
})
const hour = (value: number): PlainTime => time(`${String(value).padStart(2, "0")}:00`)

const { sameDay, nextDay } = gulfBook.services

const withWindows = (id: PlainService["id"], { pickup, delivery }: typeof sameDay | typeof nextDay): PlainService => ({
  id,
  leadDays: delivery.leadDays,
  windows: pickup.map((window) => ({
    ...range(window),
    orderBy: time(window.orderBy),
    deliveries: delivery.windows.map(range),
  })),
})

const onDemand: PlainService = {
  id: "onDemand",
  leadDays: 0,
  windows: Array.from({ length: 13 }, (_, index) => index + 9).map((begins) => ({
    id: `${begins}`,
    start: hour(begins),
    end: hour(begins + 1),
    orderBy: hour(begins),
    deliveries: [{ id: `before-${begins + 2}`, start: hour(begins), end: hour(begins + 2) }],
  })),
}

const services: readonly PlainService[] = [withWindows("sameDay", sameDay), withWindows("nextDay", nextDay), onDemand]
