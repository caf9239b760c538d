import type { ServiceArea } from "../places/service-area.ts"
import type { Tariff } from "./tariff.ts"

/**
 * A market's charges today: the price list and the VAT in force, and the service areas that the list names (D15, D17).
 */
export interface RateCard {
  readonly tariff: Tariff
  readonly vatPercent: number
  readonly areas: readonly Pick<ServiceArea, "id" | "city">[]
}
