import { Printer } from "@mersal/domain/ports/driven/printer"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/**
 * Prints as PDF. The layout library is loaded with the first document, so that a server that prints nothing does not
 * hold it in memory.
 */
export const lazyPrinter: Layer.Layer<Printer> = Layer.succeed(Printer, {
  print: (sheet) =>
    Effect.promise(async () => {
      const { printSheet } = await import("./sheet-page.ts")
      return printSheet(sheet)
    }),
})
