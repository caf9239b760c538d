import fc from "fast-check"
import type { OrderBy, Patch, RuleBook, Service, TimeRange, Window } from "../book.ts"

/** A time range with its times in minutes of its date. */
export interface LiteralRange {
  readonly id: string
  readonly start: number
  readonly end: number
  /** Undefined means every day of the week. */
  readonly weekdays: readonly number[] | undefined
}

export interface LiteralWindow extends LiteralRange {
  /** Minutes from 00:00 of the window's date; negative on the days before. */
  readonly orderBy: number
  readonly capacity: number | undefined
}

export interface LiteralBand {
  readonly name: string
  /** In minutes of its date. */
  readonly from: number
}

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number)
  return Number(hours) * 60 + Number(minutes)
}

/** The book with its readings applied one after the other, each as RFC 7386 says. */
export const bookAsRead = (book: RuleBook, readings: readonly string[]): RuleBook =>
  readings.reduce((read, name) => mergePatch(read, book.readings?.[name]) as RuleBook, book)

export function serviceOf(book: RuleBook, market: string, id: string): Service {
  const service = book.services[id]
  if (service === undefined) throw new Error(`The book has no service ${id}: ${fc.stringify(book)}`)
  return mergePatch(service, patchIn(book, market, id)) as Service
}

/** A market's patch of a service. Own keys only: a service may be named like a property that every object inherits. */
export function patchIn(book: RuleBook, market: string, id: string): Patch<Service> | undefined {
  const patches = book.markets[market]?.services ?? {}
  return Object.hasOwn(patches, id) ? patches[id] : undefined
}

/** The bands of a service by time; the book may keep them in any order. */
export const bandsOf = ({ bands }: Service): readonly LiteralBand[] =>
  Object.entries(bands)
    .map(([name, from]) => ({ name, from: minutesOf(from) }))
    .sort((one, other) => one.from - other.from)

/** The pick-up windows of a service in the book's order, with a series expanded. */
export function pickupWindows({ pickup }: Service): readonly LiteralWindow[] {
  if (!("first" in pickup))
    return pickup.map((window) => ({ ...literalRange(window), ...offerOf(window, literalRange(window)) }))
  const windows: LiteralWindow[] = []
  for (let start = minutesOf(pickup.first); start <= minutesOf(pickup.last); start += pickup.every) {
    const range = { id: hourOf(start), start, end: start + pickup.length, weekdays: pickup.weekdays }
    windows.push({ ...range, ...offerOf(pickup, range) })
  }
  return windows
}

/** The delivery ranges of a pick-up window on its delivery date. */
export function deliveryRanges({ delivery }: Service, pickup: LiteralRange): readonly LiteralRange[] {
  if (!("within" in delivery)) return delivery.windows.map((range) => literalRange(range))
  const end = Math.min(pickup.start + delivery.within, minutesOf(delivery.notAfter))
  return pickup.start < end ? [{ id: `before-${hourOf(end)}`, start: pickup.start, end, weekdays: undefined }] : []
}

export const deliversWithinMinutes = ({ delivery }: Service): boolean => "within" in delivery

const literalRange = ({ id, start, end, weekdays }: TimeRange): LiteralRange => ({
  id,
  start: minutesOf(start),
  end: minutesOf(end),
  weekdays,
})

const offerOf = ({ orderBy, capacity }: Pick<Window, "orderBy" | "capacity">, range: LiteralRange) => ({
  orderBy: orderByOf(orderBy, range),
  capacity,
})

function orderByOf(orderBy: OrderBy, { start, end }: LiteralRange): number {
  if (typeof orderBy === "string") return minutesOf(orderBy)
  if ("dayBefore" in orderBy) return minutesOf(orderBy.dayBefore) - 1440
  return (orderBy.before === "start" ? start : end) - orderBy.minutes
}

const hourOf = (minute: number): string =>
  minute % 60 === 0 ? String(minute / 60) : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`

/** The function MergePatch of RFC 7386, line by line. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (patch === undefined) return target
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch
  const isObject = typeof target === "object" && target !== null && !Array.isArray(target)
  const result: Record<string, unknown> = isObject ? { ...target } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name]
    else result[name] = mergePatch(result[name], value)
  }
  return result
}
