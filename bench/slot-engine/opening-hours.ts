/**
 * OpenStreetMap's opening_hours, asked for the next closing of Same Day: a last order time is where an opening ends. It
 * supports only the machine's zone, so its process must be in Asia/Dubai.
 */
import { gulfBook } from "@mersal/domain/schedule/books/gulf"
import { peer } from "./peers.ts"

/** The part of its interface that is used. */
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
