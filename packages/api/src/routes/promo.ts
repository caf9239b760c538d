import type { promoTable } from "@mersal/adapters-http/contract/table/promo"
import type { Routes } from "../http/mount.ts"

export const promoRoutes: Routes<typeof promoTable> = {
  retrievePromos: ({ promo }, request, options) => promo.listPromos(request, options),
  promoPrice: ({ promo }, request, options) => promo.applyPromo(request, options),
  validateApplyPromo: ({ promo }, request, options) => promo.applyPromo(request, options),
}
