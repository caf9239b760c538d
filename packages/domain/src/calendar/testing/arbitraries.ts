import fc from "fast-check"
import { dateOfDay, dayNumber, type LocalDate, localDate } from "../local-date.ts"
import { type Instant, type Zone, zoneNamed } from "../zone.ts"

/**
 * Zones that have broken calendars: half-hour and two-hour changes (Lord Howe, Troll), changes at midnight (Havana,
 * Santiago, Beirut, Cairo, São Paulo; one minute past midnight in St John's), a skipped day (Apia), odd offsets
 * (Kathmandu, Chatham), summer time suspended for Ramadan (Casablanca), summer time of a single week (Recife), and the
 * Gulf, which never changes.
 */
export const zoneIds = [
  "Asia/Dubai",
  "Asia/Qatar",
  "UTC",
  "Europe/London",
  "America/New_York",
  "America/Havana",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Recife",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Antarctica/Troll",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Pacific/Chatham",
] as const

export const zoneId: fc.Arbitrary<string> = fc.constantFrom(...zoneIds)
export const fixedZoneId: fc.Arbitrary<string> = fc.constantFrom("Asia/Dubai", "Asia/Qatar", "UTC", "Asia/Kolkata")

/** 1980 to 2040, milliseconds included. */
export const instant: fc.Arbitrary<Instant> = fc.integer({ min: 315_532_800_000, max: 2_208_988_800_000 })

/** Days from 1423 to 2517: leap years, centuries and the change of every month. */
export const date: fc.Arbitrary<LocalDate> = fc.integer({ min: -200_000, max: 200_000 }).map((days) => dateOfDay(days))

/** 1980 to 2040. */
export const recentDate: fc.Arbitrary<LocalDate> = fc
  .integer({ min: dayNumber(localDate("1980-01-01")), max: dayNumber(localDate("2039-12-31")) })
  .map(dateOfDay)

/** A zone whose look-ups stay cached between runs. */
export function sharedZone(id: string): Zone {
  const zone = zones.get(id) ?? zoneNamed(id)
  zones.set(id, zone)
  return zone
}

/** The instants from 1980 to 2040 at which a zone's offset changes. */
export function clockChanges(id: string): readonly Instant[] {
  const known = changes.get(id)
  if (known !== undefined) return known
  const zone = sharedZone(id)
  const found: Instant[] = []
  let segment = zone.segmentAt(Date.UTC(1980, 0))
  while (segment.until < Date.UTC(2041, 0)) {
    const next = zone.segmentAt(segment.until)
    if (next.offset !== segment.offset) found.push(next.from)
    segment = next
  }
  changes.set(id, found)
  return found
}

/** An instant from two hours before to three hours after a clock change of the zone; any instant in a zone without one. */
export function instantNearChange(zone: string): fc.Arbitrary<Instant> {
  const all = clockChanges(zone)
  if (all.length === 0) return instant
  return fc.tuple(fc.constantFrom(...all), nearby).map(([change, distance]) => change + distance)
}

/** A zone and an instant near one of its clock changes. */
export const zoneNearChange: fc.Arbitrary<{ readonly zone: string; readonly now: Instant }> = zoneId.chain((zone) =>
  instantNearChange(zone).map((now) => ({ zone, now })),
)

/** Half of them are near a clock change: uniform instants did not catch planted faults, see `zoneNearChange`. */
export const zoneAndInstant: fc.Arbitrary<{ readonly zone: string; readonly now: Instant }> = fc.oneof(
  zoneNearChange,
  fc.record({ zone: zoneId, now: instant }),
)

const minute = 60_000

const nearby: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -120 * minute, max: 180 * minute }),
  fc.integer({ min: -8, max: 12 }).map((quarters) => quarters * 15 * minute),
  fc.constantFrom(-1, 0, 1),
)

const zones = new Map<string, Zone>()
const changes = new Map<string, readonly Instant[]>()

/** A zone's offset computed independently of the calendar, from the fields of `Intl`'s wall clock. */
export function wallClockOffset(zone: string, at: Instant): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, ...everyField })
  formats.set(zone, format)
  const fields = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = fields
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

const formats = new Map<string, Intl.DateTimeFormat>()

const everyField = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const
