import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Sheet } from "../../paper/sheet.ts"

/** Prints documents: the bytes of a PDF with A4 pages. A document that cannot be printed is a bug. */
export class Printer extends Context.Service<
  Printer,
  { readonly print: (sheet: Sheet) => Effect.Effect<Uint8Array> }
>()("mersal/Printer") {}
