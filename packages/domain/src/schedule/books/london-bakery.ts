import { localDate } from "../../calendar/local-date.ts"
import { type Closure, defineRuleBook } from "../rule-book.ts"

/**
 * A worked example to copy: a bakery that delivers in London. Bread for the morning is ordered the evening before,
 * bread for the afternoon until 10:00, a cake two days ahead. Each window has a capacity. The bakery is closed on
 * Sundays, at Christmas and on bank-holiday Mondays.
 */
export const londonBakeryBook = defineRuleBook({
  id: "london-bakery",
  version: "1",
  horizonDays: 14,
  minOpenMinutes: 30,
  markets: {
    london: {
      zone: "Europe/London",
      blackouts: { weekdays: [7] },
      closures: [
        bankHoliday("easter-monday-2026", "2026-04-06"),
        bankHoliday("early-may-2026", "2026-05-04"),
        bankHoliday("spring-2026", "2026-05-25"),
        bankHoliday("summer-2026", "2026-08-31"),
        bankHoliday("boxing-day-observed-2026", "2026-12-28"),
        bankHoliday("easter-monday-2027", "2027-03-29"),
        bankHoliday("early-may-2027", "2027-05-03"),
        bankHoliday("spring-2027", "2027-05-31"),
        bankHoliday("summer-2027", "2027-08-30"),
        bankHoliday("christmas-observed-2027", "2027-12-27"),
        { id: "christmas-eve", from: "12-24", to: "12-24", between: ["13:00", "24:00"] },
        { id: "christmas", from: "12-25", to: "12-26" },
      ],
    },
  },
  services: {
    bread: {
      bands: { early: "00:00", late: "10:00" },
      pickup: [
        { id: "morning", start: "07:00", end: "09:00", orderBy: { dayBefore: "18:00" }, capacity: 30 },
        { id: "afternoon", start: "13:00", end: "15:00", orderBy: "10:00", capacity: 20 },
      ],
      delivery: { leadDays: 0, within: 180, notAfter: "17:00" },
    },
    cake: {
      bands: { day: "00:00" },
      pickup: [
        {
          id: "noon",
          start: "10:00",
          end: "12:00",
          weekdays: [3, 4, 5, 6],
          orderBy: { before: "start", minutes: 2 * 24 * 60 },
          capacity: 4,
        },
      ],
      delivery: {
        leadDays: 0,
        windows: [
          { id: "12-15", start: "12:00", end: "15:00" },
          { id: "15-18", start: "15:00", end: "18:00" },
        ],
      },
    },
  },
})

function bankHoliday(id: string, date: string): Closure {
  const day = localDate(date)
  return { id, from: day, to: day, source: "https://www.gov.uk/bank-holidays" }
}
