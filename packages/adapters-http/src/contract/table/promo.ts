import { row } from "../endpoint-row.ts"
import { promoPrice, retrievePromos, validateApplyPromo } from "../endpoints/promo.ts"

export const promoTable = {
  retrievePromos: row({
    endpoint: retrievePromos,
    summary: "The public campaigns that count now, or the entry of the one code that is asked for.",
    access: "anyone",
    limit: "promo",
    example: { market: "AE", bookingType: "sameDay", code: null },
  }),
  promoPrice: row({
    endpoint: promoPrice,
    summary: "The price of a booking with a promo code: a list of one in, a list of one out.",
    access: "quote",
    scope: "quotes",
    limit: "promo",
  }),
  validateApplyPromo: row({
    endpoint: validateApplyPromo,
    summary: "What a promo code takes off a booking, and a sealed quote with it. Nothing is used up by it.",
    access: "quote",
    scope: "quotes",
    limit: "promo",
  }),
}
