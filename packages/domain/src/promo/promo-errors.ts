import * as Data from "effect/Data"
import type { PromoRefusal } from "./promo-refusal.ts"

/** The code takes nothing off this booking: why. */
export class PromoRefused extends Data.TaggedError("PromoRefused")<{ readonly refusal: PromoRefusal }> {}
