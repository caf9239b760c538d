import { unbrokenReference } from "@mersal/domain/booking/order/reference"
import { Link, useNavigate } from "@tanstack/react-router"
import { usePageBooking } from "../../environment/booking.ts"
import { useTexts } from "../../environment/language.ts"
import { useIsHere, usePageLocation } from "../../environment/page-location.ts"
import { Alert } from "../../ui/Alert.tsx"

/** Why this step is shown instead of the one that was asked for, or another booking than before. */
export function StepNotice() {
  const { booking: words } = useTexts()
  const { pathname, state } = usePageLocation()
  const isHere = useIsHere()
  const navigate = useNavigate()
  const { last } = usePageBooking()
  const { notice, ...others } = state
  if (!notice) return null
  const dismissal = {
    onDismiss: () => {
      if (isHere()) void navigate({ to: pathname, state: others, replace: true })
    },
    dismissLabel: words.dismissNotice,
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
