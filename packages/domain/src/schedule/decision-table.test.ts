import { describe, expect, it } from "vitest"
import { compile, type RuleBook, type Service } from "./rule-book.ts"

const delivery = { leadDays: 1, windows: [{ id: "d", start: "08:00", end: "20:00" }] } as const

function tableOf(service: Partial<Service>) {
  const book: RuleBook = {
    id: "table",
    version: "1",
    horizonDays: 0,
    markets: { here: { zone: "UTC" } },
    services: {
      parcel: { bands: { day: "00:00" }, pickup: [], delivery, ...service },
    },
  }
  return compile(book)
    .decisionTable("parcel", "here")
    .map(({ from, until, band, earliestInDays, pickupToday, pickupOtherDays, deliveryInDays, delivery }) =>
      [
        `${from / 60}-${until / 60}`,
        band,
        earliestInDays,
        pickupToday.join("+"),
        pickupOtherDays.join("+"),
        deliveryInDays,
        delivery.join("+"),
      ].join(" "),
    )
}

const morning = { id: "am", start: "09:00", end: "12:00" } as const
const evening = { id: "pm", start: "18:00", end: "20:00" } as const

describe("a decision table", () => {
  it("has a row from each edge of a band or last order time to the next", () => {
    const pickup = [
      { ...morning, orderBy: "09:00" },
      { ...evening, orderBy: "15:00" },
    ] as const
    expect(tableOf({ bands: { early: "00:00", late: "12:00" }, pickup })).toEqual([
      "0-9 early 0 am+pm am+pm 1 d",
      "9-12 early 0 pm am+pm 1 d",
      "12-15 late 0 pm am+pm 1 d",
      "15-24 late 1  am+pm 1 d",
    ])
  })

  it("has one row where an edge of a band and a last order time are the same", () => {
    const pickup = [{ ...morning, orderBy: "09:00" }] as const
    expect(tableOf({ bands: { early: "00:00", late: "09:00" }, pickup })).toEqual([
      "0-9 early 0 am am 1 d",
      "9-24 late 1  am 1 d",
    ])
  })

  it("counts the days to windows that are ordered on days before them", () => {
    expect(tableOf({ pickup: [{ ...morning, orderBy: { dayBefore: "18:00" } }] })).toEqual([
      "0-18 day 1  am 1 d",
      "18-24 day 2  am 1 d",
    ])
    expect(tableOf({ pickup: [{ ...morning, orderBy: { before: "start", minutes: 9 * 60 } }] })).toEqual([
      "0-24 day 1  am 1 d",
    ])
    expect(tableOf({ pickup: [{ ...morning, orderBy: { before: "start", minutes: 9 * 60 + 4 * 1440 } }] })).toEqual([
      "0-24 day 5  am 1 d",
    ])
    expect(tableOf({ pickup: [{ ...morning, orderBy: { before: "start", minutes: 8 * 60 + 2 * 1440 } }] })).toEqual([
      "0-1 day 2  am 1 d",
      "1-24 day 3  am 1 d",
    ])
  })

  it("keeps a window that is shut at the end of its day on its own day", () => {
    expect(tableOf({ pickup: [{ id: "late", start: "18:00", end: "24:00", orderBy: "24:00" }] })).toEqual([
      "0-24 day 0 late late 1 d",
    ])
  })

  it("lists the deliveries of the earliest date, each once", () => {
    const pickup = [
      { ...morning, orderBy: "09:00" },
      { ...evening, orderBy: "18:00" },
    ] as const
    expect(tableOf({ pickup, delivery: { leadDays: 0, within: 60, notAfter: "24:00" } })).toEqual([
      "0-9 day 0 am+pm am+pm 0 before-10+before-19",
      "9-18 day 0 pm am+pm 0 before-19",
      "18-24 day 1  am+pm 0 before-10+before-19",
    ])
    expect(tableOf({ pickup: [...pickup, { ...morning, id: "also", orderBy: "09:00" }], delivery })[0]).toBe(
      "0-9 day 0 am+pm+also am+pm+also 1 d",
    )
  })

  it("leaves out windows that can never be delivered", () => {
    const pickup = [
      { ...morning, orderBy: "09:00" },
      { ...evening, orderBy: "18:00" },
    ] as const
    expect(tableOf({ pickup, delivery: { leadDays: 0, within: 60, notAfter: "18:00" } })).toEqual([
      "0-9 day 0 am am 0 before-10",
      "9-24 day 1  am 0 before-10",
    ])
  })
})
