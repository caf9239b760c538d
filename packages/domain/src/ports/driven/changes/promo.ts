import type { MarketId } from "../../../market/market.ts"

/** Changes to the counts of promo uses. */
export type PromoChange =
  /**
   * Counts one use, in total and for the customer if known. Conflicts when either limit is reached; null means no
   * limit.
   */
  | {
      readonly kind: "redeemPromo"
      readonly market: MarketId
      /** As written in the catalogue. */
      readonly code: string
      /** As `promoCustomer` writes it; each of its digests is counted. */
      readonly customerDigest: string | null
      readonly limit: number | null
      readonly limitPerCustomer: number | null
    }
  /** Takes one use back, never below zero. */
  | {
      readonly kind: "releasePromo"
      readonly market: MarketId
      readonly code: string
      readonly customerDigest: string | null
    }
