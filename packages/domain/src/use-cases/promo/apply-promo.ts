import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { parseWorldwidePhone } from "../../account/phone/phone-worldwide.ts"
import { PriceChanged } from "../../booking/booking-errors.ts"
import { isSameMoney } from "../../money/money.ts"
import type { PromoRequest } from "../../ports/driving/promo-service.ts"
import type { PriceInputs } from "../../pricing/quote.ts"
import { isQuoteFor, quoteInWindow } from "../../pricing/quote-in-window.ts"
import { withoutPromo } from "../../promo/promo-quote.ts"
import type { Caller } from "../caller.ts"
import { resolveServedWay } from "../places/resolve-way.ts"
import { priceWay } from "../pricing/price-way.ts"
import { requireCarried } from "../pricing/quote-prices.ts"
import { openQuote, sealQuote } from "../pricing/seal-quote.ts"
import { grantPromo } from "./find-promo.ts"
import { promoCustomerOf } from "./promo-customer.ts"

/**
 * The discount of a code on a booking, sealed in a quote (section 7, the promo price call and POST
 * /promocode/mobile/validate_apply; D18). The server sets the price; the price that the caller saw is only compared.
 */
export const applyPromo = Effect.fn("applyPromo")(function* (request: PromoRequest, { actor }: Caller) {
  const now = yield* Clock.currentTimeMillis
  const { market, vehicle, bookingType, code, phone, quoteId, expectedTotal } = request
  const { weightGrams, sidesCm } = request.parcel
  const way = yield* resolveServedWay(market, request.pickup, request.dropOff)
  yield* requireCarried(vehicle, request.parcel)
  const inputs: PriceInputs = {
    market,
    pickup: way.pickup,
    dropOff: way.dropOff,
    vehicle,
    bookingType,
    parcel: { weightGrams, sidesCm },
  }
  const window = request.window ?? null
  const opened = quoteId === null ? null : yield* openQuote(quoteId, inputs, now)
  const seen = opened && isQuoteFor(opened, window) ? opened : null
  const quote = quoteInWindow(seen ?? (yield* priceWay(inputs, way, now)), window)
  const plain = withoutPromo(quote)
  if (expectedTotal !== null && !isSameMoney(expectedTotal, plain.price.toPay))
    return yield* new PriceChanged({ quote: yield* sealQuote(plain), previousTotal: expectedTotal })
  const number = parseWorldwidePhone(phone ?? "", market)
  // The same three details that the booking will count (D18), so that a promo granted here is not lost at Pay because
  // of a use that was already known.
  const known = {
    phone: number.ok ? number.e164 : "",
    email: request.email?.trim() ?? "",
    accountId: actor.type === "guest" ? null : actor.id,
  }
  const isKnown = known.phone !== "" || known.email !== "" || known.accountId !== null
  const customer = isKnown ? yield* promoCustomerOf(known) : null
  const granted = yield* grantPromo(quote, code, customer, now)
  return { coupon: granted.coupon, quote: yield* sealQuote(granted.quote) }
})
