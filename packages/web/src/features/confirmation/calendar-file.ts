import { toIso } from "@mersal/domain/calendar/iso-instant"
import type { Instant } from "@mersal/domain/calendar/zone"

/** A pick-up as a calendar entry. */
export interface CalendarEvent {
  /** The author of the file: the product's name, which is a setting. */
  readonly productName: string
  /** The same for every copy of an event, so that importing it twice makes one entry. */
  readonly id: string
  readonly writtenAt: Instant
  readonly start: Instant
  readonly end: Instant
  readonly title: string
  readonly place: string
  readonly description: string
}

/**
 * One event as an iCalendar file (RFC 5545): times in UTC; lines end with CRLF and are folded at 75 octets, never
 * within a character.
 */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escaped(`-//${event.productName}//Bookings//EN`)}`,
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join("")
}

/** A data address of the file, so no object needs to be released. */
export const calendarAddress = (event: CalendarEvent): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`

/** "20261121T090000Z" */
const utc = (instant: Instant): string => toIso(instant).replace(/[-:]|\.\d+/g, "")

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n")

const longestLine = 75
const octets = (text: string): number => new TextEncoder().encode(text).length

/** Continues a long line on the next one, after a space that counts among its octets. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ""
  for (const character of line) {
    if (octets(part + character) > longestLine) {
      parts.push(part)
      part = " "
    }
    part += character
  }
  return [...parts, part].join("\r\n")
}
