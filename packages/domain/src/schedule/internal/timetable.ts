import { type DayNumber, dateOfDay, type LocalDate } from "../../calendar/local-date.ts"
import { dayBegunAt, type Instant, instantOfDay, msPerMinute, wallClock, type Zone } from "../../calendar/zone.ts"
import type { DeliveryOption, QuotedDay, Slot } from "../engine.ts"
import { hourName, type Plan, type PlannedWindow } from "./plan.ts"

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
  const at = (minute: number): Instant => instantOfDay(zone, number, minute)
  const deliveryOf = deliveriesOf(plan, zone, number)
  const slots: Slot[] = []
  for (const window of plan.windows) {
    const start = at(window.start)
    const end = at(window.end)
    const delivery = deliveryOf(window, start)
    // A clock change can leave nothing of a window, and then there is nobody to send.
    if (start >= end || delivery === null) continue
    const key = `${plan.key}/${date}/${window.id}`
    slots.push(Object.freeze({ key, date, window: window.id, start, end, orderBy: at(window.orderBy), delivery }))
  }
  const closings = [...new Set(slots.map((slot) => slot.orderBy))].sort((a, b) => a - b)
  return { date, slots, closings, firstClosing: at(plan.firstOrderBy), listings: [] }
}

type Delivery = Slot["delivery"]

function deliveriesOf(
  plan: Plan,
  zone: Zone,
  number: DayNumber,
): (window: PlannedWindow, start: Instant) => Delivery | null {
  const { delivery } = plan
  if ("within" in delivery) {
    const date = dateOfDay(number)
    const latest = instantOfDay(zone, number, delivery.notAfter)
    return (_window, start) => {
      const end = Math.min(start + delivery.within * msPerMinute, latest)
      return start < end ? frozenDelivery(date, [{ window: deadlineName(zone, end), start, end }]) : null
    }
  }
  const due = number + delivery.leadDays
  for (let day = due; day <= due + plan.deliverySearchDays; day++) {
    const options = delivery.windows
      .map(({ id, start, end }) => ({
        window: id,
        start: instantOfDay(zone, day, start),
        end: instantOfDay(zone, day, end),
      }))
      .filter((option) => option.start < option.end)
    if (options.length === 0) continue
    const shared = frozenDelivery(dateOfDay(day), options)
    return () => shared
  }
  return () => null
}

const frozenDelivery = (date: LocalDate, options: readonly DeliveryOption[]): Delivery =>
  Object.freeze({ date, options: Object.freeze(options.map((option) => Object.freeze(option))) })

/** "before-13"; the end of the day is "before-24". */
const deadlineName = (zone: Zone, end: Instant): string => `before-${hourName(wallClock(zone, end).minute || 24 * 60)}`
