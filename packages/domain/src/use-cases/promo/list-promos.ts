import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { marketIds } from "../../market/market.ts"
import { PromoCatalog } from "../../ports/driven/promo-catalog.ts"
import { PromoUses } from "../../ports/driven/promo-uses.ts"
import type { PromoListRequest, PublicPromo } from "../../ports/driving/promo-service.ts"
import { findPromo, listedPromos } from "../../promo/find-promo.ts"
import type { Promo } from "../../promo/promo.ts"

/**
 * The campaigns that are shown publicly now, or the entry of a given code, private or not. A code that is wrong, not
 * begun, over or used up gives nothing (section 7, GET /promocode/retrieve; D18).
 */
export const listPromos = Effect.fn("listPromos")(function* ({ market, bookingType, code }: PromoListRequest) {
  const now = yield* Clock.currentTimeMillis
  const catalog = yield* PromoCatalog
  const uses = yield* PromoUses
  const found = yield* Effect.forEach(market === null ? marketIds : [market], (id) =>
    Effect.gen(function* () {
      const promos = yield* catalog.list(id)
      const asked =
        code === null ? promos : Result.match(findPromo(promos, code, id), { onSuccess: shown, onFailure: none })
      const listed = listedPromos(asked, id, now).filter(({ bookingTypes }) => isFor(bookingTypes, bookingType))
      return yield* Effect.filter(listed, (promo) =>
        Effect.map(
          uses.count(id, promo.code, null),
          ({ total }) => promo.maximumUses === null || total < promo.maximumUses,
        ),
      )
    }),
  )
  return found.flat().map(publicPromo)
})

const publicPromo = ({ validFrom, maximumUses, maximumUsesPerCustomer, isListed, ...promo }: Promo): PublicPromo =>
  promo

/** A private code is shown to whoever knows it. */
const shown = (promo: Promo): readonly Promo[] => [{ ...promo, isListed: true }]
const none = (): readonly Promo[] => []

const isFor = (types: Promo["bookingTypes"], asked: PromoListRequest["bookingType"]): boolean =>
  asked === null || types.length === 0 || types.includes(asked)
