import { httpServices } from "@mersal/adapters-http/client/services"
import type { Language } from "@mersal/domain/messages/language"
import type { Services } from "@mersal/domain/ports/driving/services"
import type { ProductLine } from "./product-line.ts"

/** The product's calls as pages make them, over one person's connection. */
export const browserOn = (line: ProductLine, language: Language): Services =>
  httpServices({
    origin: line.url,
    fetch: line.fetch,
    language: () => language,
    observeNow: () => {},
    // Includes all the waits of a call that came too often.
    timeoutMilliseconds: 20 * 60_000,
  })
