import { isOver } from "@mersal/domain/booking/change/booking-end"
import { Link, Navigate, useNavigate, useParams } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import backLink from "../../features/my-account/BackLink.module.css"
import { ChangeBookingForm } from "../../features/my-account/owned-booking/ChangeBookingForm.tsx"
import { WhenAnswered } from "../../features/my-account/owned-booking/OwnedBookingPage.tsx"
import { useBookingRequest, useOwnedBooking } from "../../features/my-account/owned-booking/owned-booking.ts"
import { forgetUnsentChange } from "../../features/my-account/owned-booking/unsent-change.ts"
import { Icon } from "../../ui/Icon.tsx"
import { LazyChangePayment } from "./LazyChangePayment.tsx"

/**
 * /go/account/bookings/{reference}/change: a complete booking with what may still be changed (D37). A finished booking
 * is shown instead.
 */
export function ChangeBookingPage() {
  const { myBookings: words } = useTexts()
  const { reference } = useParams({ from: "/calling/own/go/account/bookings/$reference/change" })
  const navigate = useNavigate()
  const request = useBookingRequest(reference)
  const answer = useOwnedBooking(request)
  usePageTitle(words.changeTitle)
  // Replaces the address: Back from the booking must not lead to a change that may no longer be allowed.
  const leave = () => void navigate({ to: "/go/account/bookings/$reference", params: { reference }, replace: true })
  return (
    <div className="container container-narrow stack gap-24">
      <div>
        <Link
          className={backLink.back}
          to="/go/account/bookings/$reference"
          params={{ reference }}
          replace
          onClick={() => forgetUnsentChange(reference)}
        >
          <Icon name="arrow-left" />
          {words.bookingTitle}
        </Link>
        <h1>{words.changeTitle}</h1>
      </div>
      <WhenAnswered answer={answer}>
        {(owned) =>
          isOver(owned.own.booking.state) ? (
            <Navigate to="/go/account/bookings/$reference" params={{ reference }} replace />
          ) : (
            <ChangeBookingForm
              owned={owned}
              request={request}
              payForChange={(payment) => <LazyChangePayment {...payment} />}
              onChanged={leave}
            />
          )
        }
      </WhenAnswered>
    </div>
  )
}
