import type { BooksService } from "@mersal/domain/ports/driving/books-service"
import { cashDay, closeDay, dayReport, exportRows, handOverCash, printDay } from "../contract/endpoints/books.ts"
import { booksRefusals } from "../contract/refusals/books.ts"
import { operationsRefusals } from "../contract/refusals/operations.ts"
import { type Connection, call } from "./call.ts"

const { CommandIdReused } = operationsRefusals
const refusals = { ...booksRefusals, CommandIdReused }

export const booksClient = (connection: Connection): BooksService => ({
  cash: (request, options) => call(connection, cashDay, {}, request, options),
  handOver: (request, options) => call(connection, handOverCash, refusals, request, options),
  dayReport: (request, options) => call(connection, dayReport, {}, request, options),
  printedReport: (request, options) => call(connection, printDay, {}, request, options),
  closeDay: (request, options) => call(connection, closeDay, refusals, request, options),
  exported: (request, options) => call(connection, exportRows, {}, request, options),
})
