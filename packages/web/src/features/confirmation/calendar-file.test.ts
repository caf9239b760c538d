import { at } from "@mersal/domain/testing/sample-booking"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type CalendarEvent, calendarAddress, calendarFile } from "./calendar-file.ts"

const pickup: CalendarEvent = {
  productName: "Falcon",
  id: "AE4K7M2XQ9TB3HV",
  writtenAt: at("2026-11-21T05:00:00.000Z"),
  start: at("2026-11-21T09:00:00.000Z"),
  end: at("2026-11-21T14:00:00.000Z"),
  title: "Courier pick-up AE4K7M2XQ9TB3HV",
  place: "Marina Plaza, floor 12, Dubai Marina",
  description: "",
}

const text = fc.string({ unit: "grapheme", maxLength: 200 })
const unfolded = (file: string) => file.replaceAll("\r\n ", "")
const fieldOf = (file: string, name: string) =>
  unfolded(file)
    .split("\r\n")
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_, escaped) => (escaped === "n" ? "\n" : escaped))

test("every line of the file has at most 75 octets", () => {
  fc.assert(
    fc.property(text, text, (place, description) => {
      const lines = calendarFile({ ...pickup, place, description }).split("\r\n")
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    }),
  )
})

test("a calendar reads back the very text that was written", () => {
  fc.assert(
    fc.property(text, (place) => {
      expect(fieldOf(calendarFile({ ...pickup, place }), "LOCATION")).toBe(place.replace(/\r\n?/g, "\n"))
    }),
  )
})

test("the file is written by the product, whatever its name", () => {
  expect(fieldOf(calendarFile(pickup), "PRODID")).toBe("-//Falcon//Bookings//EN")
  fc.assert(
    fc.property(text, (productName) => {
      const file = calendarFile({ ...pickup, productName })
      expect(fieldOf(file, "PRODID")).toBe(`-//${productName.replace(/\r\n?/g, "\n")}//Bookings//EN`)
    }),
  )
})

test("times are written in UTC, whatever the viewer's zone", () => {
  const file = calendarFile(pickup)
  expect(fieldOf(file, "DTSTART")).toBe("20261121T090000Z")
  expect(fieldOf(file, "DTEND")).toBe("20261121T140000Z")
})

test("the address carries the whole file", () => {
  const [, encoded = ""] = calendarAddress(pickup).split(",", 2)
  expect(decodeURIComponent(encoded)).toBe(calendarFile(pickup))
})
