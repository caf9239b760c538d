import { type BookingWish, noWish } from "../../../booking/change/booking-change.ts"
import type { Order } from "../../../booking/order/order.ts"
import { localDate } from "../../../calendar/local-date.ts"
import type {
  ChangeRequest,
  OwnBookingRequest,
  OwnBookingsRequest,
} from "../../../ports/driving/own-booking-service.ts"
import { at } from "../../sample-booking.ts"
import { sampleOrder } from "../../sample-order.ts"
import type { Stage } from "../contract-case.ts"
import { succeeded } from "../expectations.ts"

export const morning = at("2026-11-21T09:00:00.000+04:00")

export const nextDay = localDate("2026-11-22")

/** Same Day, 1PM-6PM: to be ordered before 16:00. */
export const sameDay: Partial<Order> = { bookingType: "sameDay", pickupWindow: "13-18" }

export const booked = async (stage: Stage, browser?: string, patch: Partial<Order> = {}) =>
  succeeded(await stage.services(browser).booking.placeBooking(sampleOrder(patch)))

export const named = (reference: string, accessToken: string | null = null): OwnBookingRequest => ({
  reference,
  accessToken,
})

export const page = (patch: Partial<OwnBookingsRequest> = {}): OwnBookingsRequest => ({
  ofCompany: false,
  states: [],
  from: null,
  to: null,
  after: null,
  limit: 20,
  ...patch,
})

export const change = (
  reference: string,
  wish: Partial<BookingWish>,
  patch: Partial<ChangeRequest> = {},
): ChangeRequest => ({
  ...named(reference),
  wish: { ...noWish, ...wish },
  expectedTotal: null,
  isPreview: false,
  ...patch,
})

export const cancel = (reference: string) => ({ ...named(reference), expectedFee: null })

export const ownOf = (stage: Stage, browser?: string) => stage.services(browser).ownBookings
