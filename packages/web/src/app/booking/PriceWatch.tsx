import { useCallback, useSyncExternalStore } from "react"
import { shownLanguage } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { loadAreas } from "../../environment/texts/dictionaries.ts"
import { PriceNotice } from "../../features/booking/PriceNotice.tsx"
import { bookingActor, watchBooking } from "./booking-session.ts"

/** Loads the component with its words: it has to speak at once. */
export async function load() {
  await loadAreas(shownLanguage(), ["priceNotice"])
  return PriceWatch
}

/** Beside every step: tells when the booking's total is no longer what was shown. */
function PriceWatch() {
  const { market } = useProduct()
  const actor = useSyncExternalStore(
    watchBooking,
    useCallback(() => bookingActor(market), [market]),
  )
  return <PriceNotice actor={actor} />
}
