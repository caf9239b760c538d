import { Outlet, useRouter } from "@tanstack/react-router"
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { type BookingActor, BookingContext, type PageBooking } from "../../environment/booking/booking.ts"
import { useProduct } from "../../environment/product.ts"
import { useCustomer } from "../../environment/session.ts"
import { onSignOut, tellGuest } from "../account/session.ts"
import { readBoot } from "../boot.ts"
import { followBooking } from "./booking-navigation.ts"
import { bookingActor, startNewBooking, watchBooking } from "./booking-session.ts"
import { lastBooking, rememberCard } from "./last-booking.ts"

// Routes use these through the frame, which is loaded on demand.
export { bookingMachine } from "./booking-machine.ts"
export { enterStep, requireStep } from "./booking-navigation.ts"
export { startNewBooking }

// A draft belongs to the customer who has signed out, so it is dropped (D40).
onSignOut(() => void startNewBooking(readBoot().market))

// Pre-fills the account popup with the guest's name and phone.
tellGuest(() => bookingActor(readBoot().market).getSnapshot().context.draft.guest)

/** Around every screen of the booking flow: provides the booking, and makes the address follow it. */
export function BookingFrame() {
  const { market } = useProduct()
  const router = useRouter()
  const actor = useSyncExternalStore(
    watchBooking,
    useCallback(() => bookingActor(market), [market]),
  )
  useEffect(() => followBooking(actor, router), [actor, router])
  useSignedInGuest(actor)

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

/** For a signed-in customer 'Contact Me' is filled in; text that was typed already stays (section 3). */
function useSignedInGuest(actor: BookingActor): void {
  const customer = useCustomer()
  const { market } = useProduct()
  useEffect(() => {
    if (customer) void spare(import("./guest-of-account.ts").then(({ fillIn }) => fillIn(actor, customer, market)))
  }, [actor, customer, market])
}
