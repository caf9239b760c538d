import type { PromoService } from "@mersal/domain/ports/driving/promo-service"
import { retrievePromos, validateApplyPromo } from "../contract/endpoints/promo.ts"
import { bookingRefusals } from "../contract/refusals/booking.ts"
import { promoRefusals } from "../contract/refusals/promo.ts"
import { type Connection, call } from "./call.ts"

const refusals = { ...promoRefusals, ...bookingRefusals }

export const promoClient = (connection: Connection): PromoService => ({
  listPromos: (request, options) => call(connection, retrievePromos, {}, request, options),
  applyPromo: (request, options) => call(connection, validateApplyPromo, refusals, request, options),
})
