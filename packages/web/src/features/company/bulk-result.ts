import { toIso } from "@mersal/domain/calendar/iso-instant"
import { csvText } from "@mersal/domain/corporate/csv"
import { toDecimalText } from "@mersal/domain/money/money"
import type { BulkReport } from "@mersal/domain/ports/driving/corporate-service"

/** What became of each row, as a file that opens in a spreadsheet; in English, as the file that was sent. */
export const bulkResultText = ({ rows }: BulkReport): string =>
  csvText([
    ["row", "reference", "price", "currency", "pickup_date", "pickup_window", "pickup_begins", "faults"],
    ...rows.map(({ row, reference, price, pickup, faults }) => [
      String(row),
      reference ?? "",
      price ? toDecimalText(price) : "",
      price?.currency ?? "",
      pickup?.date ?? "",
      pickup?.window ?? "",
      pickup ? toIso(pickup.start) : "",
      faults.map(({ column, problem }) => (column ? `${column}: ${problem}` : problem)).join("; "),
    ]),
  ])
