import * as Effect from "effect/Effect"
import type { Language } from "../../messages/language.ts"
import { dayReportSheet } from "../../paper/day-report-sheet.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import { Printer } from "../../ports/driven/printer.ts"
import { Product } from "../../ports/driven/product.ts"
import type { DayRequest } from "../../ports/driving/books-service.ts"
import type { PrintedFile } from "../../ports/driving/document-service.ts"
import type { Caller } from "../caller.ts"
import { readDay } from "./read-day.ts"

/** A day's report as a file. */
export const printDay = Effect.fn("printDay")(function* (
  request: DayRequest & { readonly language: Language | null },
  caller: Caller,
) {
  const report = yield* readDay(request)
  const names = new Map((yield* (yield* Drivers).everybody).map(({ id, name }) => [id, name]))
  const { name } = yield* Product
  const bytes = yield* (yield* Printer).print(dayReportSheet(report, names, name, request.language ?? caller.language))
  return { type: "application/pdf", bytes, name: `${report.market}-${report.date}.pdf` } satisfies PrintedFile
})
