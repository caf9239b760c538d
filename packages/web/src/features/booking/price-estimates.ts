import type { Draft } from "@mersal/domain/booking/draft/draft"
import { priceKey } from "@mersal/domain/machines/booking/booking-context"
import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import {
  type EstimatedQuote,
  type EstimateWish,
  estimatedQuotes,
  type PricedWay,
} from "@mersal/domain/pricing/estimated-quotes"
import type { RateCard } from "@mersal/domain/pricing/rate-card"
import * as Result from "effect/Result"
import type { BookingActor } from "../../environment/booking/booking.ts"
import { estimateBy } from "../../environment/booking/draft-estimate.ts"

/**
 * Follows the server's prices, so that screens can estimate the price of another draft; answers how to stop. The rate
 * card is loaded with the first price, and again when another price list applies. Nothing is estimated unless the card
 * gives the server's last price too.
 */
export function estimatePrices(actor: BookingActor, pricing: Pick<PricingService, "rateCard">): () => void {
  const { market } = actor.getSnapshot().context.draft
  let card: RateCard | null = null
  let last: (PricedWay & { readonly key: string | null; readonly wish: EstimateWish }) | null = null
  let isRight = false
  let isAsking = false
  let known: { readonly draft: Draft; readonly quotes: readonly EstimatedQuote[] } | null = null

  const look = ({ value, context: { draft, prices } }: ReturnType<BookingActor["getSnapshot"]>) => {
    const [pickup, dropOff] = [draft.pickup.place, draft.dropOff.place]
    if (value.pricing !== "ready" || !prices || !pickup || !dropOff || prices.quotes === last?.quotes) return
    known = null
    last = {
      pickup: pickup.position,
      dropOff: dropOff.position,
      quotes: prices.quotes,
      key: priceKey(draft),
      wish: { ...draft, pickup, dropOff },
    }
    proveCard()
    if (!isAsking && prices.quotes[0]?.basis.tariff !== card?.tariff.id) void ask()
  }
  const ask = async () => {
    isAsking = true
    const answer = await pricing.rateCard({ market })
    isAsking = false
    if (!Result.isSuccess(answer)) return
    card = answer.success
    proveCard()
  }
  // Besides, the first estimate that a press waits for finds its functions compiled.
  const proveCard = () => {
    const quotes = card && last && estimatedQuotes(card, last.wish, last)
    isRight = !!quotes?.every((quote) => quote.price.toPay.minor === quoteFor(quote)?.price.toPay.minor)
  }
  const quoteFor = ({ bookingType }: EstimatedQuote) => last?.quotes.find((quote) => quote.bookingType === bookingType)
  const reckon = (draft: Draft) => {
    const [pickup, dropOff] = [draft.pickup.place, draft.dropOff.place]
    // If the same request is repeated because its price is old, something unknown may have changed, so there is no
    // estimate.
    if (!isRight || !card || !last || !pickup || !dropOff || priceKey(draft) === last.key) return null
    return estimatedQuotes(card, { ...draft, pickup, dropOff }, last)
  }
  look(actor.getSnapshot())
  const { unsubscribe } = actor.subscribe(look)
  // The same object for the same draft, so that a screen that compares them does not render again.
  estimateBy((draft) => {
    if (known?.draft !== draft) {
      const quotes = reckon(draft)
      known = quotes && { draft, quotes }
    }
    return known?.quotes ?? null
  })
  return () => {
    unsubscribe()
    estimateBy(() => null)
  }
}
