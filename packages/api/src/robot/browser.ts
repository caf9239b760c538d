import { httpServices } from "@mersal/adapters-http/client/services"
import type { Language } from "@mersal/domain/messages/language"
import type { Services } from "@mersal/domain/ports/driving/services"
import type { ProductLine } from "./product-line.ts"

/** The calls of the product as pages make them, over somebody's line. */
export const browserOn = (line: ProductLine, language: Language): Services =>
  httpServices({
    origin: line.url,
    fetch: line.fetch,
    language: () => language,
    observeNow: () => {},
    // With all the waits of a call that came too early.
    timeoutMilliseconds: 20 * 60_000,
  })
