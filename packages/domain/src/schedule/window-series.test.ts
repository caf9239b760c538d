import { expect, it } from "vitest"
import { compile, type RuleBook, type WindowSeries } from "./rule-book.ts"

function windowsOf(pickup: Partial<WindowSeries>) {
  const book: RuleBook = {
    id: "series",
    version: "1",
    horizonDays: 0,
    markets: { here: { zone: "UTC" } },
    services: {
      courier: {
        bands: { day: "00:00" },
        pickup: {
          every: 60,
          first: "09:00",
          last: "11:00",
          length: 60,
          orderBy: { before: "start", minutes: 0 },
          ...pickup,
        },
        delivery: { leadDays: 0, within: 95, notAfter: "12:30" },
      },
    },
  }
  const now = Date.parse("2026-11-21T00:00Z")
  const time = (instant: number) => new Date(instant).toISOString().slice(11, 16)
  return compile(book)
    .quote({ market: "here", service: "courier", now, days: 1 })
    .days.flatMap(({ slots }) =>
      slots.map(({ window, start, end, orderBy, delivery: { options } }) =>
        [
          window,
          time(start),
          time(end),
          time(orderBy),
          options.map((option) => `${option.window} ${time(option.end)}`),
        ].join(" "),
      ),
    )
}

it("names windows by their hour on the hour, and by hour and minute off it", () => {
  expect(windowsOf({ every: 65, length: 30 })).toEqual([
    "9 09:00 09:30 09:00 before-10:35 10:35",
    "10:05 10:05 10:35 10:05 before-11:40 11:40",
  ])
})

it("has a window at the last start when the distance leads there, and none after it", () => {
  const deliveries = ["before-10:35 10:35", "before-11:35 11:35", "before-12:30 12:30"]
  expect(windowsOf({})).toEqual(
    ["9 09:00 10:00 09:00", "10 10:00 11:00 10:00", "11 11:00 12:00 11:00"].map(
      (window, at) => `${window} ${deliveries[at]}`,
    ),
  )
  expect(windowsOf({ last: "10:59" })).toHaveLength(2)
})

it("is shut some minutes before each window's start or end, or at one time for all", () => {
  const orderBys = (orderBy: WindowSeries["orderBy"]) => windowsOf({ orderBy }).map((window) => window.split(" ")[3])
  expect(orderBys({ before: "start", minutes: 30 })).toEqual(["08:30", "09:30", "10:30"])
  expect(orderBys({ before: "end", minutes: 15 })).toEqual(["09:45", "10:45", "11:45"])
  expect(orderBys("08:00")).toEqual(["08:00", "08:00", "08:00"])
})

it("keeps to its days of the week: 21 November 2026 is a Saturday", () => {
  expect(windowsOf({ weekdays: [6] })).toHaveLength(3)
  expect(windowsOf({ weekdays: [1, 2, 3, 4, 5, 7] })).toEqual([])
})
