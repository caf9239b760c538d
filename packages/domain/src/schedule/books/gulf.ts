import { defineRuleBook } from "../rule-book.ts"

/**
 * The default book (section 9, decision D6): the United Arab Emirates and Qatar have the same tables, each on its own
 * wall clock.
 */
export const gulfBook = defineRuleBook({
  id: "gulf",
  version: "1",
  horizonDays: 30,
  markets: {
    AE: { zone: "Asia/Dubai", zoneHint: "+04:00" },
    QA: { zone: "Asia/Qatar", zoneHint: "+03:00" },
  },
  services: {
    sameDay: {
      bands: { dawn: "00:00", morning: "10:00", noon: "16:00" },
      pickup: [
        { id: "11-14", start: "11:00", end: "14:00", orderBy: "10:00" },
        { id: "13-18", start: "13:00", end: "18:00", orderBy: "16:00" },
      ],
      delivery: { leadDays: 0, windows: [{ id: "17-22", start: "17:00", end: "22:00" }] },
    },
    nextDay: {
      bands: { dawn: "00:00", morning: "10:00", noon: "18:00" },
      pickup: [
        { id: "12-17", start: "12:00", end: "17:00", orderBy: "10:00" },
        { id: "17-22", start: "17:00", end: "22:00", orderBy: "18:00" },
      ],
      delivery: {
        leadDays: 1,
        windows: [
          { id: "9-13", start: "09:00", end: "13:00" },
          { id: "13-17", start: "13:00", end: "17:00" },
          { id: "17-22", start: "17:00", end: "22:00" },
        ],
      },
    },
    onDemand: {
      bands: { dawn: "00:00", morning: "08:00", noon: "21:00" },
      pickup: {
        every: 60,
        first: "09:00",
        last: "21:00",
        length: 60,
        orderBy: { before: "start", minutes: 0 },
      },
      delivery: { leadDays: 0, within: 120, notAfter: "24:00" },
    },
  },
})
