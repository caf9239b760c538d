import * as Effect from "effect/Effect"
import type { Instant } from "../../calendar/zone.ts"
import { Digest } from "../../ports/driven/digest.ts"
import { isQuoteInForce, type PriceInputs, type Quote, type SealedQuote } from "../../pricing/quote.ts"
import { quoteFigures, quoteFromFigures, quoteId, sealedText, splitQuoteId } from "../../pricing/quote-seal.ts"

/** The quote with the id that `openQuote` recognises. */
export const sealQuote = Effect.fnUntraced(function* (quote: Quote) {
  const digest = yield* Digest
  const figures = quoteFigures(quote)
  const seal = yield* digest.seal(sealedText(figures, quote.inputs))
  const { inputs, ...rest } = quote
  const sealed: SealedQuote = {
    ...rest,
    id: quoteId(figures, seal),
    bookingType: inputs.bookingType,
    vehicle: inputs.vehicle,
  }
  return sealed
})

/** The quote of an id, whether or not it is still valid; null if it is not ours, or not for these inputs. */
export const readQuote = Effect.fnUntraced(function* (id: string, inputs: PriceInputs) {
  const digest = yield* Digest
  const parts = splitQuoteId(id)
  if (!parts) return null
  const expected = yield* digest.seal(sealedText(parts.figures, inputs))
  if (!(yield* digest.isSame(parts.seal, expected))) return null
  return quoteFromFigures(parts.figures, inputs)
})

/** The same, or null if it is no longer valid. */
export const openQuote = Effect.fnUntraced(function* (id: string, inputs: PriceInputs, now: Instant) {
  const quote = yield* readQuote(id, inputs)
  return quote && isQuoteInForce(quote, now) ? quote : null
})
