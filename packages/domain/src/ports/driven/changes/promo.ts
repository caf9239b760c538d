import type { MarketId } from "../../../market/market.ts"

/** What is written of the uses of promos. */
export type PromoChange =
  /**
   * Counts one use, in all and, where it is known who books, for that customer. Conflicts when either limit is reached;
   * null is no limit.
   */
  | {
      readonly kind: "redeemPromo"
      readonly market: MarketId
      /** As the catalogue writes it. */
      readonly code: string
      /** As `promoCustomer` writes it: each of its digests is counted. */
      readonly customerDigest: string | null
      readonly limit: number | null
      readonly limitPerCustomer: number | null
    }
  /** Takes one use back; never more than were counted. */
  | {
      readonly kind: "releasePromo"
      readonly market: MarketId
      readonly code: string
      readonly customerDigest: string | null
    }
