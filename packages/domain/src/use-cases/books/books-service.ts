import * as Result from "effect/Result"
import type { BooksService, ExportRequest } from "../../ports/driving/books-service.ts"
import type { CallOptions } from "../../ports/driving/service-failure.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { handOverCash, readCash } from "./cash.ts"
import { type ExportPlace, exportHead, exportPage } from "./export-rows.ts"
import { printDay } from "./print-day.ts"
import { closeDay, readDay } from "./read-day.ts"

type Run = RunFor<
  typeof readCash | typeof handOverCash | typeof readDay | typeof closeDay | typeof printDay | typeof exportPage
>

/** Cash, days and exports, for one caller. Writes are never interrupted. */
export const booksService = (run: Run, caller: Caller): BooksService => ({
  cash: (request, options) => run(readCash(request), options),
  handOver: (request) => run(handOverCash(request, caller)),
  dayReport: (request, options) => run(readDay(request), options),
  printedReport: (request, options) => run(printDay(request, caller), options),
  closeDay: (request) => run(closeDay(request, caller)),
  exported: async (request, options = {}) => {
    const { kind, market, from, to } = request
    const name = `${kind}-${market}-${from}-${to}.csv`
    return Result.succeed({ name, lines: linesOf(run, request, options) })
  },
})

/** Page by page, as fast as the reader takes them. */
async function* linesOf(run: Run, request: ExportRequest, options: CallOptions): AsyncGenerator<string> {
  yield exportHead(request.kind)
  let place: ExportPlace | null = request.from <= request.to ? { date: request.from, offset: 0 } : null
  while (place !== null) {
    const page: Result.Result<{ readonly text: string; readonly next: ExportPlace | null }, never> = await run(
      exportPage(request, place),
      options,
    )
    if (Result.isFailure(page)) return
    if (page.success.text !== "") yield page.success.text
    place = page.success.next
  }
}
