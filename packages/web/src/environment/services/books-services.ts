import type { BooksService } from "@mersal/domain/ports/driving/books-service"
import { provided } from "../provided.ts"

/** The calls of the screens of cash and reports. */
export interface BooksServices {
  readonly books: Pick<BooksService, "cash" | "handOver" | "dayReport" | "closeDay">
}

/** Provided by app/staff/BooksFrame.tsx. */
export const [BooksContext, useBooks] = provided<BooksServices>()
