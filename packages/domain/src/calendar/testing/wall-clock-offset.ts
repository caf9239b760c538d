import type { Instant } from "../zone.ts"

/** A zone's offset by another way than the calendar's own: from the fields of Intl's wall clock. */
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
