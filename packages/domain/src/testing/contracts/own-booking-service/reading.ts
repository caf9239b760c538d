import { referenceNumber } from "../../sample-booking.ts"
import type { ServiceCase } from "../contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "../expectations.ts"
import { booked, cancel, change, morning, named, nextDay, ownOf } from "./stage.ts"

/** A booking as only its owner can read it. */
export const reading: readonly ServiceCase[] = [
  {
    name: "a booking is read whole by the browser that booked it and by its link",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking, accessToken } = await booked(stage, "owner")
      const own = succeeded(await ownOf(stage, "owner").booking(named(booking.reference)))
      expectEqual([own.booking, own.events, own.holdEndsAt], [booking, [], null])
      expectEqual([own.paid.minor, own.refunded.minor], [0, 0])
      expectTrue(/^\d{4,6}$/.test(own.pin ?? ""), "the owner is told the PIN")
      expectEqual(succeeded(await ownOf(stage).booking(named(booking.reference, accessToken))), own)
    },
  },
  {
    name: "of two who book neither reads, cancels, changes or completes what is the other's, as if it were not there",
    run: async (stage) => {
      await stage.setNow(morning)
      const mine = await booked(stage, "me")
      const yours = await booked(stage, "you")
      const { reference } = mine.booking
      for (const [who, request] of [
        ["you", named(reference)],
        ["you", named(reference, yours.accessToken)],
        [undefined, named(reference)],
        ["me", named(referenceNumber(99))],
        ["me", named("hello")],
      ] as const) {
        const own = ownOf(stage, who)
        refused(await own.booking(request), "BookingNotFound")
        refused(await own.receipt(request), "BookingNotFound")
        refused(await own.cancellation(request), "BookingNotFound")
        refused(await own.completeOrder({ ...request, leadId: null }), "BookingNotFound")
        refused(await own.cancelBooking({ ...request, expectedFee: null }), "BookingNotFound")
        for (const asked of [change(reference, { pickupDate: nextDay }), change(reference, {}, { isPreview: true })])
          refused(await own.changeBooking({ ...asked, ...request }), "BookingNotFound")
      }
      expectEqual(succeeded(await ownOf(stage, "me").booking(named(reference))).booking, mine.booking)
    },
  },
  {
    name: "a receipt lists what was ordered, and adds up",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const receipt = succeeded(await ownOf(stage, "owner").receipt(named(booking.reference)))
      const { deliveryCharge, discount, vat, toPay } = receipt.price
      expectEqual(receipt.price, booking.price)
      expectEqual(deliveryCharge.minor - discount.minor + vat.minor, toPay.minor)
      expectEqual([receipt.kind, receipt.number, receipt.paid.minor, receipt.due], ["statement", null, 0, toPay])
      expectEqual([receipt.state, receipt.cancelledAt], ["confirmed", null])
      await stage.setNow(morning + 60_000)
      succeeded(await ownOf(stage, "owner").cancelBooking(cancel(booking.reference)))
      const after = succeeded(await ownOf(stage, "owner").receipt(named(booking.reference)))
      expectEqual([after.due.minor, after.state, after.cancelledAt], [0, "cancelled", morning + 60_000])
    },
  },
  {
    name: "completing an order answers the booking, closes its lead, and does no harm twice",
    run: async (stage) => {
      await stage.setNow(morning)
      const { booking } = await booked(stage, "owner")
      const request = { ...named(booking.reference), leadId: "0123456789abcdef0123456789abcdef" }
      const once = succeeded(await ownOf(stage, "owner").completeOrder(request))
      expectEqual(once.booking, booking)
      expectEqual(succeeded(await ownOf(stage, "owner").completeOrder(request)), once)
    },
  },
]
