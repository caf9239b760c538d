import type { BookingState } from "@mersal/domain/booking/booking"
import { isCancellable } from "@mersal/domain/booking/change/cancellation-policy"
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

/** What the owner of a tracked booking can do next: change it while it is open, rate it, see what happened. */
export function OwnerSteps({ reference, accessToken, state }: OwnerStepsProps) {
  const { live: words } = useTexts()
  const canManage = isCancellable(state)
  return (
    <>
      {state === "delivered" && <RateDelivery reference={reference} accessToken={accessToken} />}
      <div>
        <Link
          className={buttonClass({ variant: "secondary" })}
          to="/go/account/bookings/$reference"
          params={{ reference }}
        >
          <Icon name={canManage ? "pencil" : "file-text"} />
          {canManage ? words.manage : words.seeBooking}
        </Link>
      </div>
    </>
  )
}
