import { Outlet, useRouter } from "@tanstack/react-router"
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { BookingContext, type PageBooking } from "../environment/booking.ts"
import { useProduct } from "../environment/product.ts"
import { followBooking } from "./booking-navigation.ts"
import { bookingActor, lastBooking, rememberCard, startNewBooking, watchBooking } from "./booking-session.ts"

/** Around every screen of the booking flow: hands them the booking, and lets the address follow it. */
export function BookingFrame() {
  const { market } = useProduct()
  const router = useRouter()
  const actor = useSyncExternalStore(
    watchBooking,
    useCallback(() => bookingActor(market), [market]),
  )
  useEffect(() => followBooking(actor, router), [actor, router])

  const value = useMemo<PageBooking>(
    () => ({
      actor,
      startAnother: () => {
        startNewBooking(market)
        void router.navigate({ to: "/go/book" })
      },
      last: lastBooking,
      rememberCard,
    }),
    [actor, market, router],
  )
  return (
    <BookingContext value={value}>
      <Outlet />
    </BookingContext>
  )
}
