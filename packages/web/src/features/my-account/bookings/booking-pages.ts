import type { BookingCursor, OwnBookings } from "@mersal/domain/ports/driving/own-booking-service"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { useCallback } from "react"
import { type Pages, usePages } from "../../../environment/pages.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"

const pageLength = 10

/** The customer's own bookings, newest first. */
export function useBookingPages(): Pages<OwnBookings, never> {
  const { ownBookings } = useMyAccountServices()
  return usePages(
    useCallback(
      (after: BookingCursor | null, options: CallOptions) =>
        ownBookings.bookings({ ofCompany: false, states: [], from: null, to: null, after, limit: pageLength }, options),
      [ownBookings],
    ),
  )
}
