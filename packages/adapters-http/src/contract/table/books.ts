import { row } from "../endpoint-row.ts"
import { cashDay, closeDay, dayReport, exportRows, handOverCash, printDay } from "../endpoints/books.ts"

export const booksTable = {
  cashDay: row({
    endpoint: cashDay,
    summary: "What drivers and the desk have in cash, and what moved on a day; today without one.",
    access: "keep-books",
  }),
  handOverCash: row({
    endpoint: handOverCash,
    refusals: ["CommandIdReused", "HandoverRefused"],
    summary:
      "Books cash that a driver hands over, once for each id; with a reason what is missing settles his account.",
    access: "keep-books",
  }),
  dayReport: row({
    endpoint: dayReport,
    summary: "A market's day in figures; of a day that was closed as it was then.",
    access: "keep-books",
  }),
  printDay: row({
    endpoint: printDay,
    summary: "The same as a PDF, in English or Arabic.",
    access: "keep-books",
    gives: "file",
  }),
  closeDay: row({
    endpoint: closeDay,
    refusals: ["DayNotOver"],
    summary: "Keeps the report of a day that is over; one that was closed stays as it was.",
    access: "keep-books",
  }),
  exportRows: row({
    endpoint: exportRows,
    summary: "Bookings, ledger, documents or cash of up to 366 days as CSV that no spreadsheet runs.",
    access: "keep-books",
    gives: "file",
  }),
}
