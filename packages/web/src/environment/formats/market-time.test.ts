import { localDate } from "@mersal/domain/calendar/local-date"
import { zoneNamed } from "@mersal/domain/calendar/zone"
import { booking as arabicTexts } from "@mersal/domain/messages/ar/booking"
import { booking as englishTexts } from "@mersal/domain/messages/en/booking"
import { at } from "@mersal/domain/testing/sample-booking"
import { afterEach, expect, test } from "vitest"
import { marketTimeOf } from "./market-time.ts"

const english = marketTimeOf("en", "AE", englishTexts)
const arabic = marketTimeOf("ar", "AE", arabicTexts)
const afternoon = { window: "13-18", start: at("2026-11-21T09:00:00.000Z"), end: at("2026-11-21T14:00:00.000Z") }
const deadline = { window: "before-20", start: at("2026-11-21T14:00:00.000Z"), end: at("2026-11-21T16:00:00.000Z") }

test("windows read as the specification writes them", () => {
  expect(english.slot(afternoon)).toBe("1PM to 6PM")
  expect(english.slot(deadline)).toBe("Before 8PM")
})

test("Arabic windows have Latin digits and Arabic halves of the day", () => {
  expect(arabic.slot(afternoon)).toBe("1\u00a0م – 6\u00a0م")
  expect(arabic.slot(deadline)).toBe("قبل 8\u00a0م")
})

test("an Arabic date names its month in words", () => {
  expect(arabic.date(localDate("2026-11-21"))).toBe("21 نوفمبر 2026")
})

test("a moment is read on the market's wall clock, whatever the viewer's", () => {
  expect(english.moment(at("2026-11-21T12:05:00.000Z"))).toBe("21st Nov, 2026 - 04:05 PM")
  expect(marketTimeOf("en", "QA", englishTexts).moment(at("2026-11-21T12:05:00.000Z"))).toBe(
    "21st Nov, 2026 - 03:05 PM",
  )
})

test("a viewer is elsewhere when his clock shows another time, not when his zone has another name", () => {
  const now = at("2026-11-21T12:05:00.000Z")
  const zoneNote = (zone: string) => {
    const { segmentAt } = zoneNamed(zone)
    return marketTimeOf("en", "AE", englishTexts, (instant) => segmentAt(instant).offset).zoneNote(now)
  }
  expect(zoneNote("Europe/London")).toBe("Dubai time")
  expect(zoneNote("Asia/Muscat")).toBeNull()
})

test("a time or a moment that stands alone names the market's zone to a viewer of another, and to nobody else", () => {
  const deadline = at("2026-11-21T06:00:00.000Z")
  const inZone = (zone: string) =>
    marketTimeOf("en", "QA", englishTexts, (now) => zoneNamed(zone).segmentAt(now).offset)
  expect(inZone("Asia/Dubai").zonedMoment(deadline)).toMatch(/09:00.+AM \(Doha time\)$/)
  expect(inZone("Asia/Dubai").zoned("9AM", deadline)).toBe("9AM (Doha time)")
  expect(inZone("Asia/Riyadh").zoned("9AM", deadline)).toBe("9AM")
  expect(inZone("Asia/Riyadh").zonedMoment(deadline)).toMatch(/AM$/)
})

test("a date and time is broken nowhere, also after its hyphen", () => {
  for (const { zonedMoment } of [
    marketTimeOf("en", "AE", englishTexts, () => 4 * 3_600_000),
    marketTimeOf("ar", "AE", arabicTexts, () => 4 * 3_600_000),
  ])
    expect(zonedMoment(at("2026-11-28T18:00:00.000Z"))).not.toMatch(/ |-(?!\u2060\u00a0)/)
})

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test("where nobody says it, the viewer's clock is the browser's, summer time and half hours included", () => {
  const isElsewhere = (zone: string, instant: string) => {
    process.env.TZ = zone
    return marketTimeOf("en", "QA", englishTexts).zoneNote(at(instant)) !== null
  }
  expect(isElsewhere("Asia/Riyadh", "2026-11-21T12:05:00.000Z")).toBe(false)
  expect(isElsewhere("Asia/Tehran", "2026-11-21T12:05:00.000Z")).toBe(true)
  expect(isElsewhere("Europe/Helsinki", "2026-07-21T12:05:00.000Z")).toBe(false)
  expect(isElsewhere("Europe/Helsinki", "2026-11-21T12:05:00.000Z")).toBe(true)
})
