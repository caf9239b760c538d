import type { Booking } from "@mersal/domain/booking/booking"
import type { BookingCursor, OwnBookings, OwnBookingsRequest } from "@mersal/domain/ports/driving/own-booking-service"
import { useCallback, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { type Answered, useAnswer } from "../../../environment/answer.ts"
import { useMyAccountServices } from "../../../environment/my-account-services.ts"

const pageLength = 10

const pageAfter = (after: BookingCursor | null): OwnBookingsRequest => ({
  ofCompany: false,
  states: [],
  from: null,
  to: null,
  after,
  limit: pageLength,
})

/** One's own bookings as far as they were asked for, and how to see more of them. */
export interface BookingPages {
  readonly first: Answered<OwnBookings, never>
  readonly retry: () => void
  readonly bookings: readonly Booking[]
  readonly hasMore: boolean
  readonly more: ReturnType<typeof useAction<BookingCursor, OwnBookings>>
  /** Adds the page after the last one; answers how many bookings came, or null where none could be had. */
  readonly showMore: () => Promise<number | null>
}

export function useBookingPages(): BookingPages {
  const { ownBookings } = useMyAccountServices()
  const first = useAnswer(useCallback((options) => ownBookings.bookings(pageAfter(null), options), [ownBookings]))
  const [later, setLater] = useState<readonly OwnBookings[]>([])
  const more = useAction<BookingCursor, OwnBookings>((cursor, options) =>
    ownBookings.bookings(pageAfter(cursor), options),
  )

  const pages = first.state === "answered" ? [first.value, ...later] : []
  const next = pages.at(-1)?.next ?? null
  return {
    first,
    retry: first.retry,
    bookings: pages.flatMap(({ bookings }) => bookings),
    hasMore: next !== null,
    more,
    showMore: async () => {
      const answer = next && (await more.run(next))
      if (!answer) return null
      setLater((shown) => [...shown, answer.value])
      return answer.value.bookings.length
    },
  }
}
