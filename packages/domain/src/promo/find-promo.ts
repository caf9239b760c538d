import * as Result from "effect/Result"
import type { Instant } from "../calendar/zone.ts"
import type { Promo } from "./promo.ts"
import { promoCodeOf } from "./promo-code.ts"
import { PromoRefused } from "./promo-errors.ts"

/**
 * The promo that a typed code means on a domain (section 5): neither the case of the code nor that of the domain counts.
 * A code that only the other market has is refused as not for this one, and reads like an unknown one.
 *
 * @param domain "AE" or "QA", as the wire writes it
 */
export function findPromo(promos: readonly Promo[], typed: string, domain: string): Result.Result<Promo, PromoRefused> {
  const code = promoCodeOf(typed)
  const bearers = code === "" ? [] : promos.filter((promo) => promoCodeOf(promo.code) === code)
  const found = bearers.find(({ market }) => isOfDomain(market, domain))
  if (found) return Result.succeed(found)
  const markets = bearers.map(({ market }) => market)
  return Result.fail(
    new PromoRefused({ refusal: markets.length > 0 ? { kind: "not-for-market", markets } : { kind: "not-found" } }),
  )
}

/** The promos that a domain shows to everybody now (D18): no private one, and none that has ended or not begun. */
export const listedPromos = (promos: readonly Promo[], domain: string, now: Instant): readonly Promo[] =>
  promos.filter(
    ({ discount, isListed, market, validFrom, validUntil }) =>
      isListed &&
      discount !== null &&
      isOfDomain(market, domain) &&
      validFrom <= now &&
      (validUntil === null || now < validUntil),
  )

const isOfDomain = (market: Promo["market"], domain: string): boolean => domain.trim().toUpperCase() === market
