import { type Step, steps } from "@mersal/domain/booking/draft/steps"
import { Link } from "@tanstack/react-router"
import { useTexts } from "../../environment/language.ts"
import { Stepper } from "../../ui/Stepper.tsx"

const paths = { book: "/go/book", details: "/go/details", guest: "/go/guest", payment: "/go/payment" } as const

/** The customer's position in the booking flow; finished steps are links. */
export function BookingSteps({ current }: { current: Step }) {
  const { booking } = useTexts()
  const labels = {
    book: booking.stepBook,
    details: booking.stepDetails,
    guest: booking.stepGuest,
    payment: booking.stepPayment,
  }
  const at = steps.indexOf(current)
  return (
    <Stepper
      label={booking.stepsLabel}
      doneLabel={booking.stepDone}
      steps={steps.map((step, index) => ({
        id: step,
        label: labels[step],
        state: index < at ? "done" : index === at ? "current" : "upcoming",
        ...(index < at && { link: (label) => <Link to={paths[step]}>{label}</Link> }),
      }))}
    />
  )
}
