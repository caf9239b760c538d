import type { PromoRefusal } from "@mersal/domain/promo/promo-refusal"
import { type PageLanguage, useLanguage } from "../language.ts"
import { addAreas } from "../texts/dictionaries.ts"
import { promoAreas } from "../texts/promo-areas.ts"

addAreas(promoAreas)

/** Why a code gives no discount, and what would help, if anything does (section 8). */
export function promoRefusalText(
  refusal: PromoRefusal,
  { texts, formats }: Pick<PageLanguage, "texts" | "formats">,
): string {
  const { refusals } = texts.promo
  const { booking } = texts
  switch (refusal.kind) {
    case "not-for-type":
      return refusals["not-for-type"](refusal.bookingTypes.map((type) => booking.types[type]))
    case "not-for-vehicle":
      return refusals["not-for-vehicle"](refusal.vehicles.map((vehicle) => booking.vehicles[vehicle]))
    case "minimum-not-met":
      return refusals["minimum-not-met"](formats.money(refusal.minimum))
    default:
      return refusals["not-found"]
  }
}

export function usePromoRefusalText(): (refusal: PromoRefusal) => string {
  const language = useLanguage()
  return (refusal) => promoRefusalText(refusal, language)
}
