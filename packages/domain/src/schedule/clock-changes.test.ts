import { describe, expect, it } from "vitest"
import { localDate } from "../calendar/local-date.ts"
import { compile, type RuleBook, type Window } from "./rule-book.ts"

function slotOn(zone: string, date: string, window: Omit<Window, "id">, now: string) {
  const book: RuleBook = {
    id: "changes",
    version: "1",
    horizonDays: 10,
    markets: { here: { zone } },
    services: {
      courier: {
        bands: { day: "00:00" },
        pickup: [{ id: "window", ...window }],
        delivery: { leadDays: 1, windows: [{ id: "all", start: "00:00", end: "24:00" }] },
      },
    },
  }
  const ask = { market: "here", service: "courier", now: Date.parse(now), date: localDate(date) } as const
  const verdict = compile(book).check(ask)
  if (!verdict.ok) throw new Error(verdict.reason)
  const { orderBy, start, end } = verdict.slot
  return [orderBy, start, end].map((instant) => new Date(instant).toISOString().slice(0, 16))
}

describe("a window near a clock change", () => {
  it("is ordered by the wall clock of days before the change, though it is after it", () => {
    const window = { start: "12:00", end: "14:00", orderBy: { before: "start", minutes: 3 * 1440 } } as const
    const ofTuesday = ["2026-03-28T12:00", "2026-03-31T11:00", "2026-03-31T13:00"]
    expect(slotOn("Europe/London", "2026-03-31", window, "2026-03-26T00:00Z")).toEqual(ofTuesday)
    const ofThursday = ["2026-03-30T11:00", "2026-04-02T11:00", "2026-04-02T13:00"]
    expect(slotOn("Europe/London", "2026-04-02", window, "2026-03-26T00:00Z")).toEqual(ofThursday)
  })

  it("ends with its day, an hour later where midnight comes twice", () => {
    const window = { start: "22:00", end: "24:00", orderBy: "22:00" } as const
    // On 18 February 2018 at 00:00 São Paulo went back to 23:00 of the 17th.
    const long = ["2018-02-18T00:00", "2018-02-18T00:00", "2018-02-18T03:00"]
    expect(slotOn("America/Sao_Paulo", "2018-02-17", window, "2018-02-16T12:00Z")).toEqual(long)
    const short = ["2018-02-17T00:00", "2018-02-17T00:00", "2018-02-17T02:00"]
    expect(slotOn("America/Sao_Paulo", "2018-02-16", window, "2018-02-16T12:00Z")).toEqual(short)
  })
})
