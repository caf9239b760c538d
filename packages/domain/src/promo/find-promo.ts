import * as Result from "effect/Result"
import type { Instant } from "../calendar/zone.ts"
import type { Promo } from "./promo.ts"
import { promoCodeOf } from "./promo-code.ts"
import { PromoRefused } from "./promo-errors.ts"

/**
 * The promo of a typed code on a domain (section 5); the case of neither matters. A code that only the other market has
 * is refused as not for this market, and is reported like an unknown one.
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

/** The promos that a domain shows publicly now (D18): not private, already begun and not ended. */
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
