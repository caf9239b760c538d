import type { LocalDate } from "../../calendar/local-date.ts"
import { type Instant, wallClock } from "../../calendar/zone.ts"
import type { MarketId } from "../../market/market.ts"
import { marketZone } from "../../market/market-zone.ts"
import type { RouteClassId } from "../../places/route-class.ts"
import { gulfBook } from "../../schedule/books/gulf.ts"
import type { BookRef, Closure, ReadingOf, SlotEngine } from "../../schedule/rule-book.ts"
import { compileTrusted } from "../../schedule/trusted-book.ts"
import type { BookingType } from "../booking-type.ts"
import type { Vehicle } from "../parcel/vehicle.ts"
import { alwaysAsking } from "./always-asking.ts"
import { withFull, withOnePlaceEach } from "./full-windows.ts"
import type { RulesReading } from "./published-rules.ts"
import type { SlotCapacity } from "./slot-capacity.ts"

/** An operator's decisions beyond the rule book: closures (D10), and how the book is read (D7). */
export interface ScheduleBasis {
  readonly closures: readonly Closure[]
  /** Readings of the book by name. Names unknown to this version are ignored. */
  readonly readings: readonly string[]
  /** The rules published for the market: one more reading after the others. Absent while none are published. */
  readonly rules?: RulesReading
  /** When published rules change next. No answer depends on it: it says when to ask again. */
  readonly rulesUntil?: Instant
  /** How many bookings a window takes, known to the server only; unlimited by default. */
  readonly capacities?: readonly SlotCapacity[]
  /**
   * The keys of windows that are full in the pick-up's area. A server tells the browser these instead of capacities and
   * numbers of bookings.
   */
  readonly full?: readonly string[] | undefined
  /** The class of the route (D11), if the rules in force have a rule for it. */
  readonly route?: RouteClassId | undefined
}

/** The rule book as it is: no closures, no readings. */
export const plainBasis: ScheduleBasis = { closures: [], readings: [] }

/** Answers what can be booked in a market. Server and browser build it from the same basis. */
export interface Schedule extends SlotEngine<typeof gulfBook> {
  readonly basis: ScheduleBasis
}

export type Reading = ReadingOf<typeof gulfBook>

export const readingNames: readonly string[] = Object.keys(gulfBook.readings)

export const isReading = (name: string): name is Reading => Object.hasOwn(gulfBook.readings, name)

/**
 * As many bases as a process meets within minutes: two markets, each before and after an edit, each for a few route
 * classes.
 */
const schedulesKept = 16

/** Builds an engine from a market's book, some of its readings and the rest of its basis. */
export type EngineMaker<Made> = (
  book: typeof gulfBook,
  options: { readonly reading: readonly Reading[] },
  market: MarketId,
  basis: ScheduleBasis,
) => Made

/** The schedules of all markets, by the given engine maker. Equal bases share one schedule, compiled once. */
export function schedulesBy<Made extends SlotEngine<typeof gulfBook>>(
  compile: EngineMaker<Made>,
): (market: MarketId, basis: ScheduleBasis) => Made & Schedule {
  interface Found {
    readonly basis: ScheduleBasis
    readonly schedule: Made & Schedule
  }
  const made = new Map<string, Made & Schedule>()
  /**
   * Looks the parts up by identity: a page asks several times per press, and a server builds each basis from parts that
   * it keeps. Serialising a basis to compare it takes longer.
   */
  const lastOf = new WeakMap<ScheduleBasis["closures"], Map<MarketId, Found>>()

  const scheduleOfEqual = (market: MarketId, basis: ScheduleBasis): Made & Schedule => {
    const { route } = basis
    const key = JSON.stringify([market, { ...basis, rulesUntil: null }])
    const known = made.get(key)
    if (known) return known
    const book = bookReference(basis)
    const engine = compile(bookOf(market, basis), { reading: book.readings as readonly Reading[] }, market, basis)
    const schedule = { ...(route ? alwaysAsking<typeof gulfBook, Made>(engine, { route }) : engine), book, basis }
    if (made.size >= schedulesKept) made.clear()
    made.set(key, schedule)
    return schedule
  }

  return (market, basis) => {
    const byMarket = lastOf.get(basis.closures) ?? new Map<MarketId, Found>()
    const last = byMarket.get(market)
    if (last && hasSameParts(last.basis, basis)) return last.schedule
    const schedule = scheduleOfEqual(market, basis)
    lastOf.set(basis.closures, byMarket.set(market, { basis, schedule }))
    return schedule
  }
}

/** Whether two bases with the same closures have identical parts besides; `rulesUntil` does not matter. */
const hasSameParts = (a: ScheduleBasis, b: ScheduleBasis): boolean =>
  a.readings === b.readings &&
  a.rules === b.rules &&
  a.capacities === b.capacities &&
  a.full === b.full &&
  a.route === b.route

/**
 * The schedule of a market on a trusted basis, such as a browser gets from its server. The server's listing, its
 * re-check at confirm and the browser's picker all use the same basis (D12), so what is offered is what is accepted.
 */
export const scheduleOf = schedulesBy((book, options, _market, { full = [] }) =>
  full.length === 0
    ? compileTrusted(book, options)
    : withFull(compileTrusted(withOnePlaceEach(book), options), new Set(full)),
)

/** The rule book with a market's closures, and with the published rules among its readings. */
export function bookOf(market: MarketId, { closures, rules }: Pick<ScheduleBasis, "closures" | "rules">) {
  const { markets, readings } = gulfBook
  const book = { ...gulfBook, markets: { ...markets, [market]: { ...markets[market], closures } } }
  if (rules === undefined) return book
  const { services, ...everywhere } = rules.patch
  const patch = { ...everywhere, ...(services && { markets: { [market]: { services } } }) }
  return { ...book, readings: { ...readings, [rules.name]: patch } }
}

/** How many days after today can be booked: as published for the market, otherwise as in the book. */
export const horizonOf = ({ rules }: Pick<ScheduleBasis, "rules">): number =>
  rules?.patch.horizonDays ?? gulfBook.horizonDays

/**
 * What a booking or a quote records about its rules. Closures are not part of it, because they change from day to day.
 */
export const bookReference = ({ readings, rules }: Pick<ScheduleBasis, "readings" | "rules">): BookRef => ({
  id: gulfBook.id,
  version: gulfBook.version,
  readings: [...readings.filter(isReading), ...(rules ? [rules.name] : [])],
})

/** What a listing says about its basis. */
interface SaidBasis extends Omit<ScheduleBasis, "readings" | "capacities"> {
  readonly book: BookRef
}

/** The basis of a listing's schedule. The browser's picker uses it until the next answer. */
export const basisOf = ({ closures, book, rules, rulesUntil, full, route }: SaidBasis): ScheduleBasis => ({
  closures,
  readings: book.readings,
  full,
  route,
  ...(rules && { rules }),
  ...(rulesUntil !== undefined && { rulesUntil }),
})

/** The date on a market's wall clock. Independent of closures and readings. */
export const todayIn = (market: MarketId, now: Instant): LocalDate => wallClock(marketZone(market), now).date

/** The booking that windows are wanted for. Without a vehicle, closures for certain vehicles do not apply. */
export interface SlotQuestion {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly vehicle: Vehicle | null
  /** How many bookings a window has, by its key; 0 by default. */
  readonly occupancy?: (key: string) => number
}

/** The question in the engine's terms: the booking type is a service of the book, the vehicle a tag (D10). */
export const askAt = ({ market, bookingType, vehicle, occupancy }: SlotQuestion, now: Instant) => ({
  market,
  service: bookingType,
  now,
  ...(occupancy && { occupancy }),
  ...(vehicle !== null && { tags: [vehicle] }),
})
