import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { runs } from "../testing/runs.ts"
import { dateFnsOffsetAt } from "./date-fns-zone.ts"
import { addDays, dateOfDay, dayNumber, localDate } from "./local-date.ts"
import {
  clockChanges,
  instant,
  recentDate,
  sharedZone,
  wallClockOffset,
  zoneAndInstant,
  zoneId,
  zoneNearChange,
} from "./testing/arbitraries.ts"
import {
  dayBegunAt,
  instantAt,
  instantOfDay,
  intlOffsetAt,
  msPerDay,
  parseOffset,
  UnknownZone,
  wallClock,
  zoneNamed,
  zoneOver,
} from "./zone.ts"

const minute = fc.integer({ min: 0, max: 1440 })

/** "2026-11-21T16:00" and so on: texts that sort as the wall clock's readings do. */
function reading(zone: string, at: number): string {
  const clock = wallClock(sharedZone(zone), at)
  return `${clock.date}T${String(clock.minute).padStart(4, "0")}`
}

const wanted = (date: string, minute: number): string =>
  minute === 1440 ? `${addDays(localDate(date), 1)}T0000` : `${date}T${String(minute).padStart(4, "0")}`

/** A zone, and a wall time that is close to one of its clock changes or anywhere. */
const zoneAndWallTime = fc.oneof(
  fc.record({ zone: zoneId, date: recentDate, minute }),
  zoneNearChange.map(({ zone, now }) => ({ zone, ...wallClock(sharedZone(zone), now) })),
  fc.record({ near: zoneNearChange, gap: fc.integer({ min: -180, max: 180 }) }).map(({ near, gap }) => {
    const { date, minute } = wallClock(sharedZone(near.zone), near.now)
    return { zone: near.zone, date, minute: Math.min(1440, Math.max(0, minute + gap)) }
  }),
)

describe("the clock of a zone", () => {
  it("finds the first instant whose wall clock reads a date and minute or later", () => {
    fc.assert(
      fc.property(zoneAndWallTime, fc.integer({ min: 1, max: 26 * 3_600_000 }), ({ zone, date, minute }, before) => {
        const at = instantAt(sharedZone(zone), date, minute)
        expect(reading(zone, at) >= wanted(date, minute)).toBe(true)
        expect(reading(zone, at - 1) < wanted(date, minute)).toBe(true)
        expect(reading(zone, at - before) < wanted(date, minute)).toBe(true)
      }),
      { numRuns: runs(3000) },
    )
  })

  it("never gives a later wall time an earlier instant", () => {
    fc.assert(
      fc.property(zoneAndWallTime, fc.integer({ min: 0, max: 2000 }), ({ zone, date, minute }, later) => {
        const day = dayNumber(date)
        const first = instantOfDay(sharedZone(zone), day, minute)
        expect(instantOfDay(sharedZone(zone), day, minute + later)).toBeGreaterThanOrEqual(first)
      }),
      { numRuns: runs(2000) },
    )
  })

  it("has the offset of Intl's own wall clock at every instant", () => {
    fc.assert(
      fc.property(zoneAndInstant, ({ zone, now }) => {
        const segment = sharedZone(zone).segmentAt(now)
        expect(segment.offset).toBe(wallClockOffset(zone, now))
        expect(segment.from <= now && now < segment.until).toBe(true)
      }),
      { numRuns: runs(3000) },
    )
  })

  it("comes back to the minute it started from, except within a gap", () => {
    fc.assert(
      fc.property(zoneAndInstant, ({ zone, now }) => {
        const { date, minute } = wallClock(sharedZone(zone), now)
        const first = instantAt(sharedZone(zone), date, minute)
        expect(wallClock(sharedZone(zone), first)).toEqual({ date, minute })
        expect(first).toBeLessThanOrEqual(now)
      }),
      { numRuns: runs(3000) },
    )
  })

  it("makes days of 23, 24 or 25 hours, or as much as the zone's own step says", () => {
    fc.assert(
      fc.property(zoneAndWallTime, ({ zone, date }) => {
        const [begins, ends] = [0, 1440].map((minute) => instantAt(sharedZone(zone), date, minute)) as [number, number]
        const change = clockChanges(zone).find((at) => at >= begins - msPerDay && at <= ends + msPerDay)
        if (change === undefined) expect(ends - begins).toBe(msPerDay)
        const hours = (ends - begins) / 3_600_000
        expect(zone === "Pacific/Apia" && date === "2011-12-30" ? hours === 0 : hours >= 22 && hours <= 26).toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })

  it("divides time into days that begin once and never return", () => {
    fc.assert(
      fc.property(zoneAndInstant, fc.integer({ min: 0, max: 3 * 3_600_000 }), ({ zone: id, now }, later) => {
        const zone = sharedZone(id)
        const day = dayBegunAt(zone, now)
        expect(instantOfDay(zone, day, 0) <= now && now < instantOfDay(zone, day + 1, 0)).toBe(true)
        expect(dayBegunAt(zone, now + later)).toBeGreaterThanOrEqual(day)
      }),
      { numRuns: runs(3000) },
    )
  })

  it("agrees with date-fns-tz in Dubai and Doha", () => {
    fc.assert(
      fc.property(fc.constantFrom("Asia/Dubai", "Asia/Qatar"), instant, (zone, now) => {
        expect(dateFnsOffsetAt(zone, now)).toBe(sharedZone(zone).segmentAt(now).offset)
      }),
      { numRuns: runs(1000) },
    )
  })

  it("reads a port with two changes within a week as the port says", () => {
    const at = fc.integer({ min: 0, max: 2 ** 29 - 1 })
    const offsets = fc.uniqueArray(fc.integer({ min: -48, max: 48 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(at, at, offsets, fc.array(at, { minLength: 1, maxLength: 20 }), (first, second, quarters, asked) => {
        const changes = [first, second].sort((a, b) => a - b)
        const offsetAt = (_zone: string, at: number): number =>
          (quarters[changes.filter((change) => change <= at).length] ?? 0) * 900_000
        const zone = zoneOver("Made/Up", offsetAt)
        for (const at of [...asked, ...changes]) expect(zone.segmentAt(at).offset).toBe(offsetAt("", at))
      }),
      { numRuns: runs(500) },
    )
  })

  it("reads the skipped half past one of London as the instant of the change", () => {
    const london = zoneNamed("Europe/London")
    const change = Date.parse("2026-03-29T01:00Z")
    expect(instantAt(london, localDate("2026-03-29"), 90)).toBe(change)
    expect(instantAt(london, localDate("2026-03-29"), 60)).toBe(change)
    expect(instantAt(london, localDate("2026-03-29"), 120)).toBe(change)
  })

  it("reads the repeated half past one of London as its first occurrence", () => {
    const london = zoneNamed("Europe/London")
    expect(instantAt(london, localDate("2026-10-25"), 90)).toBe(Date.parse("2026-10-25T00:30Z"))
    expect(instantAt(london, localDate("2026-10-25"), 120)).toBe(Date.parse("2026-10-25T02:00Z"))
  })

  it("keeps the second 00:00 to 00:59 of Havana on the same date", () => {
    const havana = zoneNamed("America/Havana")
    const repeated = Date.parse("2026-11-01T05:30Z")
    expect(wallClock(havana, repeated)).toEqual({ date: "2026-11-01", minute: 30 })
    expect(instantAt(havana, localDate("2026-11-01"), 30)).toBe(repeated - 3_600_000)
  })

  it("does not return to the day before when St John's went back at one minute past midnight", () => {
    const stJohns = zoneNamed("America/St_Johns")
    const justBefore = Date.parse("2010-11-07T02:30:30Z")
    expect(wallClock(stJohns, justBefore)).toEqual({ date: "2010-11-07", minute: 0 })
    expect(wallClock(stJohns, justBefore + 60_000)).toEqual({ date: "2010-11-06", minute: 23 * 60 + 1 })
    expect(dateOfDay(dayBegunAt(stJohns, justBefore + 60_000))).toBe("2010-11-07")
  })

  it("sees Brazil's one-week summer time of 2000", () => {
    expect(zoneNamed("America/Recife").segmentAt(Date.parse("2000-10-10T12:00Z")).offset).toBe(-7_200_000)
    expect(zoneNamed("America/Recife").segmentAt(Date.parse("2000-10-20T12:00Z")).offset).toBe(-10_800_000)
  })

  it("asks its port once about each stretch of 398 days, as long as it remembers them", () => {
    const stretch = 64 * 2 ** 29
    let asked = 0
    const zone = zoneOver("Made/Up", () => {
      asked++
      return 0
    })
    const askedFor = (count: number): number => {
      const before = asked
      for (let index = 0; index < count; index++) zone.segmentAt(index * stretch)
      return asked - before
    }
    const first = askedFor(1)
    expect(first).toBeGreaterThan(0)
    expect(askedFor(128)).toBe(127 * first)
    expect(askedFor(128)).toBe(0)
    expect(askedFor(129)).toBe(first)
    expect(askedFor(128)).toBe(128 * first)
  })

  it("has no offset at what is no instant", () => {
    const zone = zoneOver("Made/Up", () => 0)
    expect(() => zone.segmentAt(Number.NaN)).toThrow(new RangeError("Not an instant: NaN"))
    expect(() => zone.segmentAt(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it.each(["Asia/Dubay", "", "Dubai/Asia", "+4"])("refuses the zone '%s'", (id) => {
    expect(() => zoneNamed(id)).toThrow(UnknownZone)
    expect(() => zoneNamed(id)).toThrow(
      expect.objectContaining({ name: "UnknownZone", message: `Not an IANA time zone: ${id}`, zone: id }),
    )
    expect(() => dateFnsOffsetAt(id || "nowhere", 0)).toThrow(UnknownZone)
  })
})

describe("a zone hint", () => {
  it.each([
    ["Asia/Dubai", "+04:00"],
    ["Asia/Qatar", "+03:00"],
  ])("of %s is what Intl says of every six hours since 1973", (id, hint) => {
    const zone = zoneNamed(id, hint)
    const step = 6 * 3_600_000
    for (let at = Date.parse("1973-01-01T00:00Z"); at < Date.parse("2038-01-01T00:00Z"); at += step)
      if (zone.segmentAt(at).offset !== intlOffsetAt(id, at)) expect.fail(`${id} differs at ${at}`)
  })

  it("leaves earlier instants to Intl", () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_000_000_000_000, max: Date.UTC(1974, 0) }), (at) => {
        const hinted = zoneNamed("Asia/Qatar", "+03:00").segmentAt(at)
        expect(hinted.offset).toBe(intlOffsetAt("Asia/Qatar", at))
        expect(hinted.from <= at && at < hinted.until).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  it("takes over at the first instant of 1973, and ends the segment before it there", () => {
    const since = Date.UTC(1973, 0)
    const [hinted, plain] = [zoneNamed("Asia/Qatar", "+03:00"), zoneNamed("Asia/Qatar")]
    expect(hinted.segmentAt(since)).toEqual({ from: since, until: Number.POSITIVE_INFINITY, offset: 3 * 3_600_000 })
    expect(hinted.segmentAt(since - 1)).toEqual({ ...plain.segmentAt(since - 1), until: since })
    const beforeTheMove = Date.UTC(1972, 4)
    expect(hinted.segmentAt(beforeTheMove)).toEqual(plain.segmentAt(beforeTheMove))
    expect(hinted.segmentAt(beforeTheMove).until).toBeLessThan(since)
  })

  it("refuses what is no offset", () => {
    for (const hint of ["+4", "04:00", "+04:60", ""]) expect(() => zoneNamed("Asia/Dubai", hint)).toThrow(RangeError)
  })
})

describe("an offset's text", () => {
  it.each([
    ["+04:00", 4 * 3600],
    ["-03:30", -(3 * 3600 + 30 * 60)],
    ["+05:53:28", 5 * 3600 + 53 * 60 + 28],
    ["-00:25:21", -(25 * 60 + 21)],
  ])("%s is read to the second", (text, seconds) => {
    expect(parseOffset(text)).toBe(seconds * 1000)
  })

  it.each(["04:00", "+4:00", " +04:00", "+04:00 ", "+04:00:0", "+04:00:60", "+04:60", "+4", ""])(
    "'%s' is refused by name",
    (text) => {
      expect(() => parseOffset(text)).toThrow(new RangeError(`Not an offset such as +04:00: ${text}`))
    },
  )
})
