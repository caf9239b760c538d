import type { PricingService } from "@mersal/domain/ports/driving/pricing-service"
import { NetworkFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { useCallback, useEffect, useSyncExternalStore } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { shownLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { PriceNotice } from "../../features/booking/PriceNotice.tsx"
import { estimatePrices } from "../../features/booking/price-estimates.ts"
import { bookingActor, watchBooking } from "./booking-session.ts"

/** Its adapter is fetched, like the card itself, with the first price: a page without it asks the server for each. */
const rateCard: PricingService["rateCard"] = async (...input) =>
  (await spare(import("../composition/rate-card-composition.ts")))?.rateCard(...input) ??
  Result.fail(new NetworkFailure())

/** Loads the component with its words: it has to speak at once. */
export async function load() {
  await loadAreas(shownLanguage(), ["priceNotice"])
  return PriceWatch
}

/** Beside every step: knows a price before the server has said it, and tells when the total is no longer what was shown. */
function PriceWatch() {
  const { market } = useProduct()
  const actor = useSyncExternalStore(
    watchBooking,
    useCallback(() => bookingActor(market), [market]),
  )
  useEffect(() => estimatePrices(actor, { rateCard }), [actor])
  return <PriceNotice actor={actor} />
}
