import { spokenReference } from "../../booking/order/reference.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"

const now = at("2026-11-21T11:00:00.000+04:00")

const booked = async (stage: Stage, browser?: string) => {
  await stage.setNow(now)
  return succeeded(await stage.services(browser).booking.placeBooking(sampleOrder()))
}

const track = (stage: Stage, reference: string, browser?: string, accessToken: string | null = null) =>
  stage.services(browser).tracking.track({ reference, accessToken })

export const trackingServiceContract: readonly ServiceCase[] = [
  {
    name: "anybody with the reference sees when and what, and nothing of whom and where",
    run: async (stage) => {
      const { booking } = await booked(stage, "owner")
      for (const browser of [undefined, "stranger"]) {
        const seen = succeeded(await track(stage, booking.reference, browser))
        expectEqual(seen, {
          reference: booking.reference,
          bookingType: booking.bookingType,
          state: "confirmed",
          bookedAt: now,
          pickupWindow: booking.pickupWindow,
          deliveryWindow: booking.deliveryWindow,
          attempt: 1,
          events: [],
          driver: null,
          booking: null,
          money: null,
        })
      }
    },
  },
  {
    name: "the browser that booked sees the whole booking",
    run: async (stage) => {
      const { booking } = await booked(stage, "owner")
      expectEqual(succeeded(await track(stage, booking.reference, "owner")).booking, booking)
    },
  },
  {
    name: "whoever has the access token sees the whole booking",
    run: async (stage) => {
      const { booking, accessToken } = await booked(stage, "owner")
      expectEqual(succeeded(await track(stage, booking.reference, "stranger", accessToken)).booking, booking)
      expectEqual(succeeded(await track(stage, booking.reference, undefined, accessToken)).booking, booking)
    },
  },
  {
    name: "a booking that no browser owns is opened by its token alone",
    run: async (stage) => {
      const { booking, accessToken } = await booked(stage)
      expectEqual(succeeded(await track(stage, booking.reference)).booking, null)
      expectEqual(succeeded(await track(stage, booking.reference, undefined, accessToken)).booking, booking)
    },
  },
  {
    name: "the token of another booking and a made-up one open nothing",
    run: async (stage) => {
      const { booking } = await booked(stage, "owner")
      const { accessToken } = await booked(stage, "other")
      for (const token of [accessToken, "0".repeat(32), ""]) {
        expectEqual(succeeded(await track(stage, booking.reference, "other", token)).booking, null)
      }
    },
  },
  {
    name: "a reference may be typed in any case, with spaces and hyphens",
    run: async (stage) => {
      const { booking } = await booked(stage)
      const { reference } = booking
      for (const typed of [reference.toLowerCase(), spokenReference(reference), ` ${reference} `]) {
        expectEqual(succeeded(await track(stage, typed)).reference, reference)
      }
    },
  },
  {
    name: "an unknown reference and a text that is none answer alike",
    run: async (stage) => {
      const { booking } = await booked(stage)
      const wrongCheck = booking.reference.slice(0, -1) + (booking.reference.endsWith("0") ? "1" : "0")
      for (const typed of [referenceNumber(77), wrongCheck, "hello", "12345678", "'; drop table bookings"]) {
        refused(await track(stage, typed), "BookingNotFound")
      }
    },
  },
  {
    name: "a booking is tracked the same later",
    run: async (stage) => {
      const { booking } = await booked(stage)
      const before = succeeded(await track(stage, booking.reference))
      await stage.setNow(now + 40 * 24 * 3_600_000)
      expectEqual(succeeded(await track(stage, booking.reference)), before)
      expectTrue(before.bookedAt === now, "it says when it was booked")
    },
  },
]
