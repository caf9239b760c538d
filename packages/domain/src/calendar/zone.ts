import { type DayNumber, dateOfDay, dayNumber, type LocalDate } from "./local-date.ts"

/** Milliseconds since 1970-01-01T00:00Z. Rules take it as a parameter; nothing here reads a clock. */
export type Instant = number

/** Minutes since 00:00 on a wall clock, 0 to 1440; 1440 is 24:00, the end of the day. */
export type MinuteOfDay = number

/** How many milliseconds a zone's wall clock is ahead of UTC at an instant. Throws `UnknownZone`. */
export type OffsetPort = (zone: string, instant: Instant) => number

/** A stretch of time in which a zone's offset does not change; `until` is exclusive. */
export interface OffsetSegment {
  readonly from: Instant
  readonly until: Instant
  readonly offset: number
}

/** One zone's clock, made by `zoneNamed` or `zoneOver`. Keep it: it caches its look-ups. */
export interface Zone {
  readonly id: string
  readonly segmentAt: (instant: Instant) => OffsetSegment
}

export interface WallClock {
  readonly date: LocalDate
  /** Whole minutes since 00:00, seconds dropped. */
  readonly minute: MinuteOfDay
}

export class UnknownZone extends Error {
  override readonly name = "UnknownZone"
  readonly zone: string
  constructor(zone: string) {
    super(`Not an IANA time zone: ${zone}`)
    this.zone = zone
  }
}

export const msPerMinute = 60_000
export const msPerDay = 86_400_000

/**
 * The zone with an IANA name, from the time zone data of the JavaScript engine. A hint such as "+04:00" promises the
 * zone's offset since 1973: for later instants `Intl` is not used, which saves some 20 ms at a cold start. Earlier ones
 * are looked up. Throws `UnknownZone`; with a hint, an unknown name is noticed only for instants before 1973.
 */
export function zoneNamed(id: string, hint?: string): Zone {
  if (hint !== undefined) parseOffset(hint)
  else intlOffsetAt(id, 0)
  return zoneOver(id, intlOffsetAt, promisedBy(hint))
}

/**
 * The segment that a hint promises. The hint was validated earlier: matching the pattern costs 0.1 ms of a cold start.
 */
export const promisedBy = (hint: string | undefined): OffsetSegment | undefined =>
  hint ? { from: hintedSince, until: Number.POSITIVE_INFINITY, offset: offsetOf(hint) } : undefined

/**
 * A zone over another source of offsets: another time zone library, or a made-up one. An answer that is no offset, such
 * as NaN for an unknown name, throws `UnknownZone`. `known` is the last segment, if known; it is never looked up.
 */
export function zoneOver(id: string, offsetAt: OffsetPort, known?: OffsetSegment): Zone {
  const stretches = new Map<number, readonly OffsetSegment[]>()
  const end = known ? known.from : Number.POSITIVE_INFINITY
  let last: OffsetSegment = { from: 0, until: 0, offset: 0 }
  function offset(at: Instant): number {
    const offset = offsetAt(id, at)
    // No zone has ever been a whole day from UTC.
    if (!(Math.abs(offset) < msPerDay)) throw new UnknownZone(id)
    return offset
  }
  function lookedUp(instant: Instant): OffsetSegment {
    const index = Math.floor(instant / stretchLength)
    let segments = stretches.get(index)
    if (!segments) {
      if (stretches.size >= stretchesKept) stretches.clear()
      const from = index * stretchLength
      segments = segmentsWithin(from, Math.min(from + stretchLength, end), offset)
      stretches.set(index, segments)
    }
    const segment = segments.find(({ until }) => instant < until)
    if (!segment) throw new RangeError(`Not an instant: ${instant}`)
    last = segment
    return segment
  }
  return {
    id,
    segmentAt(instant) {
      if (known && instant >= end) return known
      return instant >= last.from && instant < last.until ? last : lookedUp(instant)
    },
  }
}

/** What the zone's wall clock shows. */
export function wallClock(zone: Zone, instant: Instant): WallClock {
  const local = instant + zone.segmentAt(instant).offset
  const day = Math.floor(local / msPerDay)
  return { date: dateOfDay(day), minute: Math.floor((local - day * msPerDay) / msPerMinute) }
}

/**
 * The first instant whose wall clock reads this date and minute or later. A time that a clock change skips is the
 * instant of the change; a time that occurs twice is its first occurrence.
 *
 * @example instantAt(zoneNamed("Asia/Dubai"), localDate("2026-11-21"), 16 * 60) // 2026-11-21T12:00:00.000Z
 */
export const instantAt = (zone: Zone, date: LocalDate, minute: MinuteOfDay): Instant =>
  instantOfDay(zone, dayNumber(date), minute)

/** `instantAt` by day number. `minute` may lie outside the day: -60 is 23:00 of the day before. */
export function instantOfDay(zone: Zone, day: DayNumber, minute: number): Instant {
  const wall = day * msPerDay + minute * msPerMinute
  // No zone is a whole day from UTC, so the search starts before the answer and ends within a few segments.
  let segment = zone.segmentAt(wall - msPerDay)
  while (wall - segment.offset >= segment.until) segment = zone.segmentAt(segment.until)
  return Math.max(wall - segment.offset, segment.from)
}

/**
 * The day that began last: `instantOfDay(day, 0) <= instant < instantOfDay(day + 1, 0)`. It differs from the wall
 * clock's date only where a clock goes back over midnight: it never returns to the day before, as that date does.
 */
export function dayBegunAt(zone: Zone, instant: Instant): DayNumber {
  const shown = Math.floor((instant + zone.segmentAt(instant).offset) / msPerDay)
  return instantOfDay(zone, shown + 1, 0) <= instant ? shown + 1 : shown
}

/** "+04:00" in milliseconds. Throws `RangeError` for any other text and for 24 hours or more. */
export function parseOffset(text: string): number {
  if (!/^[+-]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text))
    throw new RangeError(`Not an offset such as +04:00: ${text}`)
  return offsetOf(text)
}

function offsetOf(text: string): number {
  // Without seconds the last slice is empty, which is 0.
  const length = (Number(text.slice(1, 3)) * 60 + Number(text.slice(4, 6))) * 60 + Number(text.slice(7))
  return (text[0] === "-" ? -length : length) * 1000
}

/** The default port: the time zone data of the JavaScript engine. */
export function intlOffsetAt(zone: string, instant: Instant): number {
  let format = formats.get(zone)
  if (!format) {
    try {
      format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    } catch {
      throw new UnknownZone(zone)
    }
    formats.set(zone, format)
  }
  const text = format.format(instant)
  const offset = text.slice(text.indexOf("GMT") + 3)
  return offset === "" ? 0 : parseOffset(offset)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Since 1973 the Gulf has kept its present offsets: Qatar left +04:00 in June 1972. */
const hintedSince: Instant = 94_694_400_000

/** 6.2 days between two look-ups of an offset. Twice as much would miss Brazil's one-week summer time of 2000. */
const stepLength = 2 ** 29

/** 398 days are looked up at once, so that most segments have their full length. */
const stretchLength = 64 * stepLength

/** More than a lifetime, but bounded, so that a long-lived process does not grow. */
const stretchesKept = 128

function segmentsWithin(from: Instant, until: Instant, offsetAt: (at: Instant) => number): readonly OffsetSegment[] {
  const segments: OffsetSegment[] = []
  let start = from
  let offset = offsetAt(from)
  for (let step = from; step < until; step += stepLength) {
    const last = Math.min(step + stepLength, until) - 1
    while (offset !== offsetAt(last)) {
      let unchanged = Math.max(start, step - 1)
      let changed = last
      while (changed - unchanged > 1) {
        const middle = Math.floor((unchanged + changed) / 2)
        if (offsetAt(middle) === offset) unchanged = middle
        else changed = middle
      }
      segments.push({ from: start, until: changed, offset })
      start = changed
      offset = offsetAt(changed)
    }
  }
  segments.push({ from: start, until, offset })
  return segments
}
