import { useParams } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useServices } from "../../environment/services/services.ts"
import { OwnedBookingPage } from "../../features/my-account/owned-booking/OwnedBookingPage.tsx"
import { useBookingRequest } from "../../features/my-account/owned-booking/owned-booking.ts"
import { LazyPapers } from "../../features/papers/LazyPapers.tsx"
import { RateDelivery } from "../../features/rating/RateDelivery.tsx"
import { LazyChangePayment } from "./LazyChangePayment.tsx"

/**
 * /go/account/bookings/{reference}: the reader's own booking, by session, by this browser's cookie or by a message
 * link.
 */
export function OwnBookingPage() {
  const { myBookings } = useTexts()
  const { reference } = useParams({ from: "/calling/own/go/account/bookings/$reference" })
  usePageTitle(myBookings.bookingTitle)
  const request = useBookingRequest(reference)
  const { papers } = useServices()
  return (
    <OwnedBookingPage
      key={reference}
      request={request}
      rating={<RateDelivery {...request} />}
      papers={(stamp, noneComes) => <LazyPapers {...request} open={papers} {...{ stamp, noneComes }} />}
      payForChange={(payment) => <LazyChangePayment {...payment} />}
    />
  )
}
