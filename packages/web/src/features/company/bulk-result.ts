import { toIso } from "@mersal/domain/calendar/iso-instant"
import { toDecimalText } from "@mersal/domain/money/money"
import { csvText } from "@mersal/domain/paper/csv"
import type { BulkReport } from "@mersal/domain/ports/driving/corporate-service"

/** The result of each row, as a file for a spreadsheet; in English, like the uploaded file. */
export const bulkResultText = ({ rows }: BulkReport): string =>
  csvText([
    [
      "row",
      "reference",
      "booked_before",
      "price",
      "currency",
      "pickup_date",
      "pickup_window",
      "pickup_begins",
      "faults",
    ],
    ...rows.map(({ row, reference, isKnown, price, pickup, faults }) => [
      row,
      reference ?? "",
      isKnown ? "yes" : "",
      price ? { decimal: toDecimalText(price) } : "",
      price?.currency ?? "",
      pickup?.date ?? "",
      pickup?.window ?? "",
      pickup ? toIso(pickup.start) : "",
      faults.map(({ column, problem }) => (column ? `${column}: ${problem}` : problem)).join("; "),
    ]),
  ])
