import * as Data from "effect/Data"
import type { PromoRefusal } from "./promo-refusal.ts"

/** The code gives no discount on this booking, with the reason. */
export class PromoRefused extends Data.TaggedError("PromoRefused")<{ readonly refusal: PromoRefusal }> {}
