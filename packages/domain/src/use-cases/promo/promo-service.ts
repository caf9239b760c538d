import type { PromoService } from "../../ports/driving/promo-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { applyPromo } from "./apply-promo.ts"
import { listPromos } from "./list-promos.ts"

/** The port of promo codes. */
export const promoService = (run: RunFor<typeof listPromos | typeof applyPromo>, caller: Caller): PromoService => ({
  listPromos: (request, options) => run(listPromos(request), options),
  applyPromo: (request, options) => run(applyPromo(request, caller), options),
})
