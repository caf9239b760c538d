import type { RuleBook, Service } from "../../schedule/book.ts"
import { readAs, serviceIn } from "../../schedule/read-book.ts"
import type { BookingType } from "../booking-type.ts"

/** How many bookings each zone takes in a pick-up window of a date. */
export interface SlotCapacity {
  readonly bookingType: BookingType
  /** Its id in the rule book; null stands for every window of the type without a row of its own. */
  readonly window: string | null
  readonly capacity: number
}

/** The capacity of a window: that of its own row, or of the type's row for other windows; null when neither exists. */
export const capacityOf = (
  capacities: readonly SlotCapacity[],
  bookingType: BookingType,
  window: string,
): number | null => {
  const own = capacities.filter((line) => line.bookingType === bookingType)
  const line = own.find((each) => each.window === window) ?? own.find((each) => each.window === null)
  return line?.capacity ?? null
}

/** The capacities of a market's pick-up windows, as a patch of its services in the given reading of the book. */
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

/** Windows of a series have no rows of their own, because they are alike. */
function withCapacity(pickup: Service["pickup"], capacities: readonly SlotCapacity[]): Service["pickup"] {
  const limited = <Window extends object>(window: Window, id: string | null): Window => {
    const line = capacities.find((each) => each.window === id) ?? capacities.find((each) => each.window === null)
    return line === undefined ? window : { ...window, capacity: line.capacity }
  }
  return Array.isArray(pickup) ? pickup.map((window) => limited(window, window.id)) : limited(pickup, null)
}
