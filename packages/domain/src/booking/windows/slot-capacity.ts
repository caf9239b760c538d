import type { RuleBook, Service } from "../../schedule/book.ts"
import { readAs, serviceIn } from "../../schedule/read-book.ts"
import type { BookingType } from "../booking-type.ts"

/** How many bookings each zone takes in a pick-up window of one date. */
export interface SlotCapacity {
  readonly bookingType: BookingType
  /** Its id in the rule book; null for each window of the type that has no line of its own. */
  readonly window: string | null
  readonly capacity: number
}

/** What a window of a type takes: its own line, else that of each window without one; null where nobody has said it. */
export const capacityOf = (
  capacities: readonly SlotCapacity[],
  bookingType: BookingType,
  window: string,
): number | null => {
  const own = capacities.filter((line) => line.bookingType === bookingType)
  const line = own.find((each) => each.window === window) ?? own.find((each) => each.window === null)
  return line?.capacity ?? null
}

/** The pick-up windows of a market with their capacities, as a patch of its services in a book that is read so. */
export function capacityPatch(
  book: RuleBook,
  market: string,
  readings: readonly string[],
  capacities: readonly SlotCapacity[],
): Readonly<Record<string, Pick<Service, "pickup">>> {
  const read = readAs(book, readings)
  const limited = Object.keys(read.services).filter((type) =>
    capacities.some(({ bookingType }) => bookingType === type),
  )
  return Object.fromEntries(
    limited.map((type) => {
      const own = capacities.filter(({ bookingType }) => bookingType === type)
      return [type, { pickup: withCapacity(serviceIn(read, market, type).pickup, own) }]
    }),
  )
}

/** Windows of a series have no lines of their own: they are alike. */
function withCapacity(pickup: Service["pickup"], capacities: readonly SlotCapacity[]): Service["pickup"] {
  const limited = <Window extends object>(window: Window, id: string | null): Window => {
    const line = capacities.find((each) => each.window === id) ?? capacities.find((each) => each.window === null)
    return line === undefined ? window : { ...window, capacity: line.capacity }
  }
  return Array.isArray(pickup) ? pickup.map((window) => limited(window, window.id)) : limited(pickup, null)
}
