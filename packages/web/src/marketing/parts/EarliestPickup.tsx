import type { OfferClosing } from "@mersal/domain/site/offer"
import { usePage } from "../filled-page.ts"

/** 'Earliest pick-up tomorrow', or that there is none up to the horizon. */
export function EarliestPickup({ closing }: { closing: OfferClosing | null }) {
  const { texts, formats } = usePage()
  if (closing === null) return texts.slotAlert.nothingLeft
  const { earliestPickup, tomorrow } = texts.firstStep
  return earliestPickup(closing.daysAhead === 1 ? tomorrow : formats.longDate(closing.pickup))
}
