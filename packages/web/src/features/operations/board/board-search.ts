import { type BookingState, bookingStates } from "@mersal/domain/booking/booking"
import { type BookingType, bookingTypes } from "@mersal/domain/booking/booking-type"
import { type Vehicle, vehicles } from "@mersal/domain/booking/parcel/vehicle"
import { type LocalDate, parseLocalDate } from "@mersal/domain/calendar/local-date"
import { groupOf, type StateGroup, stateGroups } from "@mersal/domain/operations/state-group"
import { type MarketSearch, marketIn } from "../market-search.ts"

/**
 * The shown part of a market's day. It is in the address, so that Back, a reload and a colleague with the link see the
 * same.
 */
export interface BoardSearch extends MarketSearch {
  /** Today, if missing. */
  readonly date?: LocalDate
  readonly group?: StateGroup
  readonly zone?: string
  readonly type?: BookingType
  readonly vehicle?: Vehicle
  /** An id, or "none". */
  readonly driver?: string
  readonly q?: string
  /** Only bookings with exceptions. */
  readonly only?: true
}

/** The changed fields; a field that is undefined is removed. */
export type BoardFilter = { readonly [Field in keyof BoardSearch]?: BoardSearch[Field] | undefined }

const withoutGaps = (found: BoardFilter): BoardSearch =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))

export const filtered = (search: BoardSearch, filter: BoardFilter): BoardSearch => withoutGaps({ ...search, ...filter })

/** Reads an address; unreadable values are ignored. */
export function boardSearch(search: Record<string, unknown>): BoardSearch {
  const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "")
  const oneOf = <Value extends string>(known: readonly Value[], value: unknown) =>
    known.find((one) => one === text(value))
  return withoutGaps({
    market: marketIn(search),
    date: parseLocalDate(text(search.date)) ?? undefined,
    group: oneOf(stateGroups, search.group),
    zone: text(search.zone).slice(0, 60) || undefined,
    type: oneOf(bookingTypes, search.type),
    vehicle: oneOf(vehicles, search.vehicle),
    driver: text(search.driver).slice(0, 60) || undefined,
    q: text(search.q).slice(0, 60) || undefined,
    only: search.only === true || text(search.only) === "true" ? true : undefined,
  })
}

/** The whole day, without filters. */
export const unfiltered = ({ market, date }: BoardSearch): BoardSearch => withoutGaps({ market, date })

/** Whether only some of the day's bookings are requested. */
export const isFiltered = ({ market: _, date: __, ...filters }: BoardSearch): boolean => Object.keys(filters).length > 0

/** The states of a group; all of them if there is none. */
export const statesOf = (group: StateGroup | undefined): readonly BookingState[] =>
  group === undefined ? [] : bookingStates.filter((state) => groupOf(state) === group)
