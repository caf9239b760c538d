import type { ChangeFailure } from "@mersal/domain/ports/driving/own-booking-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { isServiceFailure } from "../../../environment/answers/service-failures.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FailureAlert } from "../FailureAlert.tsx"

interface ChangeRefusalProps {
  failure: ChangeFailure | ServiceFailure
  /** Whether the change itself was sent, not only its preview: without an answer it may have been made. */
  isMaking?: boolean
}

/** Why a change was not made; the form stays as it is. */
export function ChangeRefusal({ failure, isMaking = false }: ChangeRefusalProps) {
  const { booking, myAccount, myBookings: words } = useTexts()
  const { money } = useFormats()
  if (isServiceFailure(failure)) return <FailureAlert failure={failure} title={myAccount.notDone} isDoing={isMaking} />
  const text = () => {
    switch (failure._tag) {
      case "ChangeCostsOtherwise":
        return words.changeCostsNow(money(failure.total))
      case "ChangeUnpaid":
        return words.changeUnpaid(money(failure.amount))
      case "CreditLimitReached":
        return words.creditLimit(money(failure.left))
      case "NotServed":
        return booking.unserved
      case "SlotRefused":
        return words.slotGone
      case "BookingNotFound":
        return words.notFound
      case "ChangeRefused":
        return words.changeRefused[failure.reason]
      case "InvalidBooking":
      case "WindowOfAnotherDay":
      case "IdempotencyMismatch":
        return myAccount.notDone
    }
  }
  return (
    <Alert tone={failure._tag === "ChangeCostsOtherwise" ? "warning" : "danger"} announce="now">
      {text()}
    </Alert>
  )
}
