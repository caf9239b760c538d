import type { booksTable } from "@mersal/adapters-http/contract/table/books"
import type { Routes } from "../http/mount.ts"

export const booksRoutes: Routes<typeof booksTable> = {
  cashDay: ({ books }, request, options) => books.cash(request, options),
  handOverCash: ({ books }, request, options) => books.handOver(request, options),
  dayReport: ({ books }, request, options) => books.dayReport(request, options),
  printDay: ({ books }, request, options) => books.printedReport(request, options),
  closeDay: ({ books }, request, options) => books.closeDay(request, options),
  exportRows: ({ books }, request, options) => books.exported(request, options),
}
