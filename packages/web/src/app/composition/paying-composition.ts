import { ownBookingClient } from "@mersal/adapters-http/client/own-booking-client"
import { paymentClient } from "@mersal/adapters-http/client/payment-client"
import { payLinkClient } from "@mersal/adapters-http/client/recipient-client"
import type { OwnBookingService } from "@mersal/domain/ports/driving/own-booking-service"
import type { ScreenServices } from "../../environment/services/services.ts"
import { type HeldService, heldService } from "../booking/held-service.ts"
import { connection } from "./api-connection.ts"
import { cardPage } from "./card-page.ts"

const ownBookings = ownBookingClient(connection)

/** The calls to pay for a placed booking and to get its receipt. */
export const paying: Pick<ScreenServices, "payments" | "payLinks" | "cardPage"> &
  HeldService & { readonly ownBookings: Pick<OwnBookingService, "booking" | "receipt"> } = {
  payments: paymentClient(connection),
  payLinks: payLinkClient(connection),
  ownBookings,
  ...heldService(ownBookings),
  cardPage,
}
