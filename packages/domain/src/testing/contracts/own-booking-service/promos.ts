import { noWish } from "../../../booking/change/booking-change.ts"
import { nearer } from "../../moved-drop-off.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { booked, cancel, change, morning, ownOf, page } from "./stage.ts"

/** Promos of bookings that are cancelled or changed. */
export const promos: readonly ServiceCase[] = [
  {
    name: "a promo is granted by the server, once for each customer, and given back by a free cancellation",
    run: async (stage) => {
      await stage.setNow(morning)
      const plain = (await booked(stage, "owner")).booking
      const { booking } = await booked(stage, "owner", { promoCode: "welcome10" })
      expectEqual([booking.promoCode, booking.price.deliveryCharge], ["WELCOME10", plain.price.deliveryCharge])
      expectTrue(booking.price.toPay.minor < plain.price.toPay.minor, "it takes something off")
      const again = () => stage.services("other").booking.placeBooking(sampleOrder({ promoCode: "WELCOME10" }))
      expectEqual(refused(await again(), "PromoRefused").refusal.kind, "not-found")
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(booking.reference)))
      expectEqual(succeeded(await again()).booking.promoCode, "WELCOME10")
    },
  },
  {
    name: "a code that is none books nothing, and a promo stays when its booking is changed",
    run: async (stage) => {
      await stage.setNow(morning)
      refused(
        await stage.services("owner").booking.placeBooking(sampleOrder({ promoCode: "NEVERWAS" })),
        "PromoRefused",
      )
      expectEqual(succeeded(await ownOf(stage, "owner").bookings(page())).bookings, [])
      const { booking } = await booked(stage, "owner", { promoCode: "WELCOME10" })
      const wish = { dropOff: { ...noWish.dropOff, place: nearer } }
      const changed = succeeded(await ownOf(stage, "owner").changeBooking(change(booking.reference, wish)))
      expectEqual(changed.booking.promoCode, "WELCOME10")
      expectTrue(changed.booking.price.discount.minor > 0, "it still takes something off")
    },
  },
]
