import type { CancellationPhase, CancellationPolicy } from "../../booking/change/cancellation-policy.ts"
import type { MarketId } from "../../market/market.ts"
import type { Money } from "../../money/money.ts"
import type { TaxRate } from "../../pricing/vat.ts"
import type { Banner, BannerChannel } from "../../reference/banner.ts"
import type { Answer, CallOptions } from "./service-failure.ts"

/** The public settings of the product (section 7: taxes, config values, banners). */
export interface ReferenceDataService {
  /** The VAT rate in force and then future ones, by date (D17). */
  taxes(request: MarketRequest, options?: CallOptions): Answer<readonly TaxRate[]>
  config(request: MarketRequest, options?: CallOptions): Answer<readonly ConfigValue[]>
  /** The banners shown now, the newest first. */
  banners(request: BannerRequest, options?: CallOptions): Answer<readonly Banner[]>
  /** What cancelling costs, before anything is booked (D36). */
  policy(request: MarketRequest, options?: CallOptions): Answer<PublicPolicy>
}

export interface MarketRequest {
  readonly market: MarketId
}

export interface BannerRequest extends MarketRequest {
  readonly channel: BannerChannel
}

export interface ConfigValue {
  readonly key: ConfigKey
  readonly value: string | number
}

/** Contacts are included only if the operator has set them. */
export type ConfigKey =
  /** Per cent. */
  | "vat"
  | "currency"
  | "timeZone"
  | "phoneCountry"
  | "callingCode"
  | "maximumWeightKg"
  | "maximumLengthCm"
  | "maximumWidthCm"
  | "maximumHeightCm"
  | "pickupWaitMinutes"
  | "quoteMinutes"
  | "horizonDays"
  | "supportPhone"
  | "whatsapp"
  | "contactEmail"

export interface PublicPolicy {
  /** One line, in the caller's language. */
  readonly text: string
  /** What is kept of the payment in each phase. */
  readonly kept: CancellationPolicy
  /** The amount of 'minimum-fare' today, VAT included. */
  readonly minimumFare: Money
  readonly phases: readonly CancellationPhase[]
}
