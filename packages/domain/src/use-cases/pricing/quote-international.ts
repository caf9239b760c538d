import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import { InternationalRates } from "../../ports/driven/international-rates.ts"
import type { InternationalRequest } from "../../ports/driving/international-service.ts"
import { internationalQuote } from "../../pricing/international.ts"
import { InternationalRefused } from "../../pricing/international-errors.ts"
import { saveLeadForm } from "../leads/save-lead-form.ts"

/** A first price for a parcel abroad, saved as a lead that a person confirms (D43). */
export const quoteInternational = Effect.fn("quoteInternational")(function* (request: InternationalRequest) {
  const { market, to, parcel, name, phone, email, message } = request
  const now = yield* Clock.currentTimeMillis
  const rates = yield* (yield* InternationalRates).list(market)
  const answer = internationalQuote(rates, { market, to, parcel }, todayIn(market, now), now)
  if (!answer.ok) {
    const { ok, ...refusal } = answer
    return yield* new InternationalRefused({ refusal })
  }
  const { ok, ...quote } = answer
  const { rate, chargeableKg, price } = quote
  const { leadId } = yield* saveLeadForm({
    ...emptyLeadForm("international", market),
    ...{ name, phone, email, message },
    quote: { to, rate, chargeableKg, priceMinor: price.minor },
  })
  return { leadId, quote }
})
