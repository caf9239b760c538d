import { provenBook } from "../internal/proven-books.ts"

export { gulfCalendar } from "./gulf-calendar.ts"

/**
 * The default book (section 9, decision D6): the United Arab Emirates and Qatar share the same tables, each on its own
 * wall clock. Where the specification contradicts itself, the other choice is a reading (D7), named as in
 * `gulf-contradictions.ts`.
 */
export const gulfBook = provenBook({
  id: "gulf",
  version: "1",
  horizonDays: 30,
  minOpenMinutes: 60,
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
  // The specification names these classes but gives no cut-offs for them (D11).
  routes: { "dubai-abudhabi": {}, "new-to-new": {}, "al-ain-rak": {}, "old-to-new": {} },
  readings: {
    "sd-cutoff-1500": {
      services: {
        sameDay: {
          pickup: [
            { id: "11-14", start: "11:00", end: "14:00", orderBy: "10:00" },
            { id: "13-18", start: "13:00", end: "18:00", orderBy: "15:00" },
          ],
        },
      },
    },
    "sd-cutoff-1400": {
      services: {
        sameDay: {
          bands: { noon: "14:00" },
          pickup: [
            { id: "11-14", start: "11:00", end: "14:00", orderBy: "10:00" },
            { id: "13-18", start: "13:00", end: "18:00", orderBy: "14:00" },
          ],
        },
      },
    },
    "sd-delivery-alt": {
      markets: {
        AE: {
          services: { sameDay: { delivery: { windows: [{ id: "17-20", start: "17:00", end: "20:00" }] } } },
        },
        QA: {
          services: { sameDay: { delivery: { windows: [{ id: "17-21", start: "17:00", end: "21:00" }] } } },
        },
      },
    },
    // The specification lists these windows without order times and without saying which are pick-ups. So each is both
    // a pick-up and a delivery window. Those that begin before 17:00 are ordered by 10:00, the others by 18:00, as the
    // default book's windows are. For an operator to correct.
    "nd-alt": {
      markets: {
        AE: {
          services: {
            nextDay: {
              pickup: [
                { id: "9-18", start: "09:00", end: "18:00", orderBy: "10:00" },
                { id: "12-17", start: "12:00", end: "17:00", orderBy: "10:00" },
                { id: "17-20", start: "17:00", end: "20:00", orderBy: "18:00" },
                { id: "9-15", start: "09:00", end: "15:00", orderBy: "10:00" },
              ],
              delivery: {
                windows: [
                  { id: "9-18", start: "09:00", end: "18:00" },
                  { id: "12-17", start: "12:00", end: "17:00" },
                  { id: "17-20", start: "17:00", end: "20:00" },
                  { id: "9-15", start: "09:00", end: "15:00" },
                ],
              },
            },
          },
        },
        QA: {
          services: {
            nextDay: {
              pickup: [
                { id: "9-13", start: "09:00", end: "13:00", orderBy: "10:00" },
                { id: "17-21", start: "17:00", end: "21:00", orderBy: "18:00" },
              ],
              delivery: {
                windows: [
                  { id: "9-13", start: "09:00", end: "13:00" },
                  { id: "17-21", start: "17:00", end: "21:00" },
                ],
              },
            },
          },
        },
      },
    },
    "od-cap-2200": { services: { onDemand: { delivery: { notAfter: "22:00" } } } },
    // A window in progress stays open until it ends.
    "od-alt-hours": {
      services: {
        onDemand: { pickup: { first: "10:00", last: "18:00", orderBy: { before: "end", minutes: 0 } } },
      },
    },
  },
})
