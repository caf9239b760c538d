import { type DayNumber, dateOfDay, type LocalDate } from "../../calendar/local-date.ts"
import { dayBegunAt, type Instant, instantOfDay, type Zone } from "../../calendar/zone.ts"
import type { DeliveryOption, QuotedDay, Slot } from "../engine.ts"
import type { Plan, PlannedRange, PlannedWindow } from "./plan.ts"

/** A plan on the clock of one zone. It keeps the days it has laid out, because many questions are about the same few. */
export interface Timetable {
  readonly plan: Plan
  readonly zone: Zone
  readonly today: (now: Instant) => DayNumber
  readonly day: (day: DayNumber) => Day
}

/** Every slot that a date can offer, with the instants at which its list gets shorter. */
export interface Day {
  readonly date: LocalDate
  readonly slots: readonly Slot[]
  /** The different `orderBy` of the slots, rising. */
  readonly closings: readonly Instant[]
  /** No slot of this date or a later one is shut before this. */
  readonly firstClosing: Instant
  /** `listings[n]` is the list after n closings; filled when first asked for. */
  readonly listings: Listing[]
}

/** A date's open slots from one closing to the next. */
export interface Listing {
  readonly quoted: QuotedDay
  /** `Infinity` after the last closing. */
  readonly until: Instant
}

export function timetable(plan: Plan, zone: Zone): Timetable {
  const days = new Map<DayNumber, Day>()
  let today = { day: 0, begins: 0, ends: 0 }
  return {
    plan,
    zone,
    today(now) {
      if (now < today.begins || now >= today.ends) {
        const day = dayBegunAt(zone, now)
        today = { day, begins: instantOfDay(zone, day, 0), ends: instantOfDay(zone, day + 1, 0) }
      }
      return today.day
    },
    day(number) {
      let day = days.get(number)
      if (day === undefined) {
        if (days.size >= daysKept) days.clear()
        day = layOut(plan, zone, number)
        days.set(number, day)
      }
      return day
    },
  }
}

/** The open slots of a day: those whose `orderBy` is still ahead. The only place where `now` meets a window. */
export function listingAt(day: Day, now: Instant): Listing {
  const { closings, listings } = day
  let shut = 0
  while (shut < closings.length && now >= (closings[shut] as Instant)) shut++
  const known = listings[shut]
  if (known !== undefined) return known
  const slots = Object.freeze(day.slots.filter((slot) => now < slot.orderBy))
  const listing: Listing = {
    quoted: Object.freeze({ date: day.date, slots }),
    until: closings[shut] ?? Number.POSITIVE_INFINITY,
  }
  listings[shut] = listing
  return listing
}

/** A year and the longest horizon that is usual, so that a long-lived process which is asked about many does not grow. */
const daysKept = 400

function layOut(plan: Plan, zone: Zone, number: DayNumber): Day {
  const date = dateOfDay(number)
  const slots: Slot[] = []
  const deliveryFor = deliveriesFrom(plan, zone, number)
  for (const window of plan.windows) {
    const range = rangeOn(zone, number, window)
    const delivery = deliveryFor(window)
    if (range === null || delivery === null) continue
    const key = `${plan.key}/${date}/${window.id}`
    const orderBy = instantOfDay(zone, number, window.orderBy)
    slots.push(Object.freeze({ key, date, ...range, orderBy, delivery }))
  }
  const closings = [...new Set(slots.map((slot) => slot.orderBy))].sort((a, b) => a - b)
  return { date, slots, closings, firstClosing: instantOfDay(zone, number, plan.firstOrderBy), listings: [] }
}

type Delivery = Slot["delivery"]

/** The delivery of each window picked up on a date: on the first date from the due one on that has a window for it. */
function deliveriesFrom(plan: Plan, zone: Zone, pickup: DayNumber): (window: PlannedWindow) => Delivery | null {
  const { leadDays, searchDays, rangesFor } = plan.delivery
  const known = new Map<readonly PlannedRange[], Delivery | null>()
  const search = (ranges: readonly PlannedRange[]): Delivery | null => {
    const due = pickup + leadDays
    for (let day = due; day <= due + searchDays; day++) {
      const options = ranges.map((range) => rangeOn(zone, day, range)).filter((option) => option !== null)
      if (options.length > 0) return Object.freeze({ date: dateOfDay(day), options: Object.freeze(options) })
    }
    return null
  }
  return (window) => {
    const ranges = rangesFor(window)
    const delivery = known.get(ranges) ?? search(ranges)
    known.set(ranges, delivery)
    return delivery
  }
}

/** A window on a date; null when a clock change leaves nothing of it, for then there is nobody to send. */
function rangeOn(zone: Zone, day: DayNumber, { id, start, end }: PlannedRange): DeliveryOption | null {
  const begins = instantOfDay(zone, day, start)
  const ends = instantOfDay(zone, day, end)
  return begins < ends ? Object.freeze({ window: id, start: begins, end: ends }) : null
}
