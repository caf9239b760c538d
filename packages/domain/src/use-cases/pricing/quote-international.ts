import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { todayIn } from "../../booking/windows/market-schedule.ts"
import { emptyLeadForm } from "../../leads/lead-form.ts"
import { InternationalRates } from "../../ports/driven/international-rates.ts"
import type { InternationalAnswer, InternationalRequest } from "../../ports/driving/international-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { internationalQuote } from "../../pricing/international.ts"
import { InternationalRefused } from "../../pricing/international-errors.ts"
import type { Caller } from "../caller.ts"
import { leadOf } from "../leads/save-lead-form.ts"
import { type Decision, once } from "../once.ts"

/** A first price for a parcel abroad, saved as a lead that a person confirms (D43); once for each idempotency key. */
export const quoteInternational = Effect.fn("quoteInternational")(function* (
  request: InternationalRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { quoteInternational: request }, matter: "other", about: "new" },
    quoted(request),
  )
})

const quoted = Effect.fnUntraced(function* (request: InternationalRequest) {
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
  const { answer: lead, changes } = yield* leadOf({
    ...emptyLeadForm("international", market),
    ...{ name, phone, email, message },
    quote: { to, rate, chargeableKg, priceMinor: price.minor },
  })
  return { answer: { ...lead, quote }, changes } satisfies Decision<InternationalAnswer>
})
