import { defineRuleBook } from "../rule-book.ts"

/**
 * A worked example to copy: a night courier in a place where clocks change. A window keeps its wall-clock times, so in
 * those nights it is an hour shorter or longer, and it is not offered when nothing of it is left.
 */
export const nightCourierBook = defineRuleBook({
  id: "night-courier",
  version: "1",
  horizonDays: 7,
  markets: {
    london: { zone: "Europe/London" },
    newYork: { zone: "America/New_York" },
  },
  services: {
    afterMidnight: {
      bands: { night: "00:00" },
      pickup: [
        { id: "0-2", start: "00:00", end: "02:00", orderBy: { dayBefore: "22:00" } },
        { id: "1-2", start: "01:00", end: "02:00", orderBy: { before: "start", minutes: 60 } },
        { id: "2-4", start: "02:00", end: "04:00", orderBy: "01:30" },
      ],
      delivery: { leadDays: 0, windows: [{ id: "6-9", start: "06:00", end: "09:00" }] },
    },
    beforeMidnight: {
      bands: { day: "00:00", evening: "18:00" },
      pickup: [{ id: "22-24", start: "22:00", end: "24:00", orderBy: { before: "start", minutes: 240 } }],
      delivery: { leadDays: 1, windows: [{ id: "6-9", start: "06:00", end: "09:00" }] },
    },
  },
})
