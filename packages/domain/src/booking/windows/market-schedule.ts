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

/** What an operator decides beside the rule book: when his market rests (D10), and how the book is read (D7). */
export interface ScheduleBasis {
  readonly closures: readonly Closure[]
  /** Readings of the book by name. One that this version does not know is passed over. */
  readonly readings: readonly string[]
  /** What is published for the market: one more reading after the others. None while the book counts as it is read. */
  readonly rules?: RulesReading
  /** When other rules count, as far as they are published. No answer depends on it: it says when to ask again. */
  readonly rulesUntil?: Instant
  /** How many bookings a window takes, as the server knows it; without limits when not said. */
  readonly capacities?: readonly SlotCapacity[]
  /**
   * Windows that are full where the parcel is picked up, by the engine's names: what a server tells the browser, instead of
   * capacities and of who has booked.
   */
  readonly full?: readonly string[] | undefined
  /** The class of the way that is asked about (D11), where the rules in force say something of it. */
  readonly route?: RouteClassId | undefined
}

/** The rule book as it is: no closures, no readings. */
export const plainBasis: ScheduleBasis = { closures: [], readings: [] }

/** Answers what can be booked in a market. The server and the browser make it from the same basis. */
export interface Schedule extends SlotEngine<typeof gulfBook> {
  readonly basis: ScheduleBasis
}

export type Reading = ReadingOf<typeof gulfBook>

export const readingNames: readonly string[] = Object.keys(gulfBook.readings)

export const isReading = (name: string): name is Reading => Object.hasOwn(gulfBook.readings, name)

/**
 * As many bases are remembered as a process meets within minutes: two markets, each before and after an edit, and each by
 * the rules of a few classes of ways.
 */
const schedulesKept = 16

/** What makes an engine of a market's book, by some of its readings and what else its basis says. */
export type EngineMaker<Made> = (
  book: typeof gulfBook,
  options: { readonly reading: readonly Reading[] },
  market: MarketId,
  basis: ScheduleBasis,
) => Made

/** The schedules of all markets, by what makes an engine of a book. Equal bases have one schedule, compiled once. */
export function schedulesBy<Made extends SlotEngine<typeof gulfBook>>(
  compile: EngineMaker<Made>,
): (market: MarketId, basis: ScheduleBasis) => Made & Schedule {
  interface Found {
    readonly basis: ScheduleBasis
    readonly schedule: Made & Schedule
  }
  const made = new Map<string, Made & Schedule>()
  /**
   * By the very parts: a page asks several times in each press, and a server makes each basis of parts that it keeps.
   * Writing a basis down to compare it takes longer.
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

/** Whether two bases of the same closures have the very same parts beside them; `rulesUntil` decides nothing. */
const hasSameParts = (a: ScheduleBasis, b: ScheduleBasis): boolean =>
  a.readings === b.readings &&
  a.rules === b.rules &&
  a.capacities === b.capacities &&
  a.full === b.full &&
  a.route === b.route

/**
 * The schedule of a market on a basis that was checked where it was made, as a browser gets it from its server. The
 * server's listing, its re-check at confirm and the picker in the browser all ask one of the same basis (D12), so what is
 * offered is what is accepted.
 */
export const scheduleOf = schedulesBy((book, options, _market, { full = [] }) =>
  full.length === 0
    ? compileTrusted(book, options)
    : withFull(compileTrusted(withOnePlaceEach(book), options), new Set(full)),
)

/** The rule book with a market's closures, and with what is published for it among its readings. */
export function bookOf(market: MarketId, { closures, rules }: Pick<ScheduleBasis, "closures" | "rules">) {
  const { markets, readings } = gulfBook
  const book = { ...gulfBook, markets: { ...markets, [market]: { ...markets[market], closures } } }
  if (rules === undefined) return book
  const { services, ...everywhere } = rules.patch
  const patch = { ...everywhere, ...(services && { markets: { [market]: { services } } }) }
  return { ...book, readings: { ...readings, [rules.name]: patch } }
}

/** How many days after today can be booked: as is published for the market, else as the book says. */
export const horizonOf = ({ rules }: Pick<ScheduleBasis, "rules">): number =>
  rules?.patch.horizonDays ?? gulfBook.horizonDays

/** What a booking or a quote notes of the rules it was made by. Closures are no part of it: they come and go by the day. */
export const bookReference = ({ readings, rules }: Pick<ScheduleBasis, "readings" | "rules">): BookRef => ({
  id: gulfBook.id,
  version: gulfBook.version,
  readings: [...readings.filter(isReading), ...(rules ? [rules.name] : [])],
})

/** What a listing says of the basis that it was made by. */
interface SaidBasis extends Omit<ScheduleBasis, "readings" | "capacities"> {
  readonly book: BookRef
}

/** The basis of the schedule that a listing was made by: the browser's picker asks it until the next answer. */
export const basisOf = ({ closures, book, rules, rulesUntil, full, route }: SaidBasis): ScheduleBasis => ({
  closures,
  readings: book.readings,
  full,
  route,
  ...(rules && { rules }),
  ...(rulesUntil !== undefined && { rulesUntil }),
})

/** The date that a market's wall clock shows. No closure and no reading changes it. */
export const todayIn = (market: MarketId, now: Instant): LocalDate => wallClock(marketZone(market), now).date

/** What windows are asked for. Without a vehicle, closures that concern some of them do not count. */
export interface SlotQuestion {
  readonly market: MarketId
  readonly bookingType: BookingType
  readonly vehicle: Vehicle | null
  /** How many bookings a window has, by its name; none when not said. */
  readonly occupancy?: (key: string) => number
}

/** The question in the words of the engine: the booking type is a service of the book, the vehicle a tag (D10). */
export const askAt = ({ market, bookingType, vehicle, occupancy }: SlotQuestion, now: Instant) => ({
  market,
  service: bookingType,
  now,
  ...(occupancy && { occupancy }),
  ...(vehicle !== null && { tags: [vehicle] }),
})
