import type { Promo } from "../promo/promo.ts"
import type { ReferenceEntry } from "./reference-entry.ts"

/**
 * A promo as its catalogue lists it. If an admin ended it, it is invalid from that instant on, but remains for quotes
 * that were given with it (D16).
 */
export const promoInForce = ({ value, endedAt }: Pick<ReferenceEntry<"promos">, "value" | "endedAt">): Promo =>
  endedAt === null ? value : { ...value, validUntil: Math.min(value.validUntil ?? endedAt, endedAt) }
