import fc from "fast-check"
import type { Held } from "../booking/order/hold.ts"
import { aMarket, aPrice, aReference } from "./arbitraries.ts"

/** What a hold may keep: slots of the Gulf book or of none, a promo or none, any price. */
export const aHeld: fc.Arbitrary<Held> = aMarket.chain((market) =>
  fc.record({
    booking: aReference(market),
    slots: fc.uniqueArray(
      fc.constantFrom("AE/sameDay/2026-11-21/13-18", "QA/onDemand/2026-11-21/9", "AE/nextDay/2027-01-01/12-17"),
    ),
    promoCode: fc.option(fc.constantFrom("WELCOME10", "EID26")),
    price: aPrice(market),
  }),
)
