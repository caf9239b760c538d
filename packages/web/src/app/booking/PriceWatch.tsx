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
import { WaitNotice } from "../../features/booking/WaitNotice.tsx"
import { watchSleep } from "../page/sleep.ts"
import { bookingActor, draftKey, watchBooking } from "./booking-session.ts"
import { watchHeld } from "./held-news.ts"

/**
 * Its adapter is loaded, like the rate card itself, with the first price. A page without it asks the server for each
 * price.
 */
const rateCard: PricingService["rateCard"] = async (...input) =>
  (await spare(import("../composition/rate-card-composition.ts")))?.rateCard(...input) ??
  Result.fail(new NetworkFailure())

/** Loads the component with its texts, because it must be able to show a message at once. */
export async function load() {
  await loadAreas(shownLanguage(), ["priceNotice"])
  return PriceWatch
}

/**
 * On every step: estimates a price before the server answers, tells the customer when the total has changed from the
 * one shown, that an answer is long in coming, and that what was held has ended. After a sleep of the device the server
 * is asked for the time.
 */
function PriceWatch() {
  const { market } = useProduct()
  const actor = useSyncExternalStore(
    watchBooking,
    useCallback(() => bookingActor(market), [market]),
  )
  useEffect(() => estimatePrices(actor, { rateCard }), [actor])
  useEffect(() => watchHeld(actor, draftKey), [actor])
  useEffect(() => watchSleep(() => actor.send({ type: "page.seen" })), [actor])
  return (
    <>
      <PriceNotice actor={actor} draftKey={draftKey} />
      <WaitNotice actor={actor} />
    </>
  )
}
