import { hasReceipt } from "@mersal/domain/booking/order/receipt"
import { money } from "@mersal/domain/money/money"
import type {
  CancellationOffer,
  CancelledBooking,
  OwnBooking,
  OwnBookingRequest,
} from "@mersal/domain/ports/driving/own-booking-service"
import type { Answer } from "@mersal/domain/ports/driving/service-failure"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as Result from "effect/Result"
import { useCallback, useMemo } from "react"
import { accessKeyOf } from "../../../environment/access-keys.ts"
import { type Asked, useAnswer } from "../../../environment/answers/answer.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"

/** One of the customer's own bookings, and what he can still do with it. */
export interface OwnedBooking {
  readonly own: OwnBooking
  readonly offer: CancellationOffer
}

/**
 * The booking after its cancellation, derived from the answer before it is read again: nothing more can be done with
 * it.
 */
export const whenCancelled = (
  { own, offer }: OwnedBooking,
  { booking, cancellation }: CancelledBooking,
): OwnedBooking => ({
  own: {
    ...own,
    booking,
    kept: cancellation.fee,
    goingBack: cancellation.refund,
    due: money(0, own.due.currency),
    holdEndsAt: null,
    pin: null,
    receiptKind: "statement",
  },
  offer: { ...offer, isCancellable: false, cancellation },
})

/** Whether it will not be delivered: it was cancelled, or not paid in time. */
export const isCalledOff = ({ own: { booking } }: OwnedBooking): boolean =>
  booking.state === "cancelled" || booking.state === "expired"

/** Whether it has ended in this way with nothing ever paid: then it has no documents, and none will come. */
export const isUnpaidEnd = ({ own: { booking, paid } }: OwnedBooking): boolean => !hasReceipt(booking.state, paid)

export type OwnedAnswer = Asked<OwnedBooking, BookingNotFound>

/**
 * How this tab identifies a booking to the server: by its reference and, if it was opened by a message link, the link's
 * key.
 */
export const useBookingRequest = (reference: string): OwnBookingRequest =>
  useMemo(() => ({ reference, accessToken: accessKeyOf(reference) }), [reference])

export function useOwnedBooking(request: OwnBookingRequest): OwnedAnswer {
  const { ownBookings } = useMyAccountServices()
  return useAnswer(
    useCallback(
      async (options): Answer<OwnedBooking, BookingNotFound> => {
        const [own, offer] = await Promise.all([
          ownBookings.booking(request, options),
          ownBookings.cancellation(request, options),
        ])
        if (Result.isFailure(own)) return Result.fail(own.failure)
        return Result.map(offer, (offered) => ({ own: own.success, offer: offered }))
      },
      [ownBookings, request],
    ),
  )
}
