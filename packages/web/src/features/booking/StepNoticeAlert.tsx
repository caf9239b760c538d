import { unbrokenReference } from "@mersal/domain/booking/order/reference"
import { Link, useNavigate } from "@tanstack/react-router"
import { type BookingNotice, usePageBooking } from "../../environment/booking/booking.ts"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { useIsHere, usePageLocation } from "../../environment/page-location.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { stepNoticeAreas } from "../../environment/texts/step-notice-areas.ts"
import { Alert } from "../../ui/Alert.tsx"
import { buttonClass } from "../../ui/button-class.ts"

addAreas(stepNoticeAreas)

/** Loads the notice with its texts. */
export async function load(): Promise<typeof StepNoticeAlert> {
  await loadAreas(shownLanguage(), ["stepNotice"])
  return StepNoticeAlert
}

/** Why this step is shown, until the reader dismisses it. */
function StepNoticeAlert({ notice }: { notice: BookingNotice }) {
  const { stepNotice: words } = useTexts()
  const { pathname, state } = usePageLocation()
  const isHere = useIsHere()
  const navigate = useNavigate()
  const { last } = usePageBooking()
  if (notice === "held") {
    return (
      <Alert
        tone="warning"
        actions={
          <Link className={buttonClass({ variant: "secondary", size: "small" })} to="/go/payment">
            {words.toPayment}
          </Link>
        }
      >
        {words.held}
      </Alert>
    )
  }
  const dismissal = {
    onDismiss: () => {
      if (isHere()) void navigate({ to: pathname, state: { ...state, notice: undefined }, replace: true })
    },
    dismissLabel: words.dismiss,
  }
  if (notice === "alreadyBooked") {
    const booked = last()
    if (!booked) return null
    return (
      <Alert
        tone="success"
        announce="politely"
        actions={<Link to="/go/booking-confirmation">{words.showBooked}</Link>}
        {...dismissal}
      >
        <bdi>{words.alreadyBooked(unbrokenReference(booked.reference))}</bdi>
      </Alert>
    )
  }
  return (
    <Alert tone="info" announce="politely" {...dismissal}>
      {words[notice]}
    </Alert>
  )
}
