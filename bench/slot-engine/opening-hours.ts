/**
 * opening_hours of OpenStreetMap, asked for the next closing of Same Day: an order time is where the opening of a day ends.
 * It knows the machine's zone only, so the process that asks has to be in Asia/Dubai.
 */
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { peer } from "./peers.ts"

/** As much of it as is asked. */
interface OpeningHours {
  getState(at: Date): boolean
  getNextChange(from: Date): Date
}

const OpeningHours: new (value: string) => OpeningHours = peer("opening_hours")

const orderTimes = gulfBook.services.sameDay.pickup.map(({ orderBy }) => new OpeningHours(`00:00-${orderBy}`))

export function nextSameDayClosing(now: number): number {
  const closings = orderTimes.map((times) => {
    const change = times.getNextChange(new Date(now))
    return (times.getState(new Date(now)) ? change : times.getNextChange(change)).getTime()
  })
  return Math.min(...closings)
}
