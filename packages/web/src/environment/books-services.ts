import type { BooksService } from "@mersal/domain/ports/driving/books-service"
import type { OperationsService } from "@mersal/domain/ports/driving/operations-service"
import { createContext, useContext } from "react"

/** What the screens of cash and reports call. */
export interface BooksServices {
  readonly books: Pick<BooksService, "cash" | "handOver" | "dayReport" | "closeDay">
  readonly operations: Pick<OperationsService, "drivers">
}

/** Provided by app/BooksFrame.tsx. */
export const BooksContext = createContext<BooksServices | null>(null)

export function useBooks(): BooksServices {
  const services = useContext(BooksContext)
  if (services === null) throw new Error("useBooks outside of its provider")
  return services
}
