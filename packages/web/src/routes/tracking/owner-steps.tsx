import type { BookingState } from "@mersal/domain/booking/booking"
import { isOver } from "@mersal/domain/booking/change/booking-end"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { RateDelivery } from "../../features/rating/RateDelivery.tsx"
import { buttonClass } from "../../ui/button-class.ts"
import { Icon } from "../../ui/Icon.tsx"

interface OwnerStepsProps {
  reference: string
  accessToken: string | null
  state: BookingState
}

/** What the owner of a tracked booking may do next: change it while it is open, and say how it was once it is delivered. */
export function OwnerSteps({ reference, accessToken, state }: OwnerStepsProps) {
  const { tracking: words } = useTexts()
  if (state === "delivered") return <RateDelivery reference={reference} accessToken={accessToken} />
  if (isOver(state)) return null
  return (
    <div>
      <Link
        className={buttonClass({ variant: "secondary" })}
        to="/go/account/bookings/$reference"
        params={{ reference }}
      >
        <Icon name="pencil" />
        {words.manage}
      </Link>
    </div>
  )
}
