import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { trackingTrouble } from "@mersal/domain/tracking/tracking-outcome"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"

/** The text for a failed look-up of a booking (section 8). */
export function useFailureWords(): (failure: ServiceFailure | BookingNotFound) => string {
  const { tracking: words } = useTexts()
  const { productName } = useProduct()
  return (failure) => {
    if (failure._tag === "RequestRefused") return failure.text
    const trouble = trackingTrouble(failure)
    return trouble === "contactSupport" ? words.contactSupport(productName) : words[trouble]
  }
}
