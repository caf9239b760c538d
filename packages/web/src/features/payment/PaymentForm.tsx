import { customerOf } from "@mersal/domain/booking/order"
import { type CashMethod, isCash } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { usePageBooking } from "../../environment/booking.ts"
import { usePageClock } from "../../environment/clock.ts"
import { useDraft } from "../../environment/draft.ts"
import { useTexts } from "../../environment/language.ts"
import { useWrittenPhone } from "../../environment/phones.ts"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { RadioCards } from "../../ui/RadioCards.tsx"
import styles from "./Payment.module.css"
import { PaymentAlert } from "./PaymentAlert.tsx"

const methodField = "payment-method"

interface PaymentFormProps {
  /** The button that books, which the page places. */
  children: ReactNode
}

/** /go/payment: who pays, and how (section 2). This version takes cash, at either end of the way. */
export function PaymentForm({ children }: PaymentFormProps) {
  const { actor, startAnother } = usePageBooking()
  const clock = usePageClock()
  const { draft } = useDraft()
  const { payment } = useTexts()
  const alert = useSelector(actor, ({ context }) => context.alert)
  const isMissing = alert?.kind === "methodMissing"
  const customer = customerOf(draft)
  const phone = useWrittenPhone(customer.phone, draft.market)
  const form = useRef<HTMLFormElement>(null)

  // Pressed without a choice: the reader is taken to the choice that is missing.
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLInputElement>(`#${methodField} input`)?.focus()
  }, [isMissing])

  const book = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "booking.confirmed", now: clock.now() })
  }
  return (
    <form ref={form} className="stack gap-24" noValidate onSubmit={book}>
      {alert && (
        <PaymentAlert
          alert={alert}
          onDismiss={() => actor.send({ type: "alert.dismissed" })}
          onStartAnother={startAnother}
        />
      )}
      <Card title={payment.bookedBy}>
        <p className={styles.customer}>
          <Icon name="user" />
          <bdi>{customer.name}</bdi>
          <bdi dir="ltr" className="text-muted">
            {phone}
          </bdi>
        </p>
      </Card>
      <Card>
        <RadioCards<CashMethod>
          id={methodField}
          legend={payment.selectMethod}
          hint={payment.cash}
          error={isMissing ? payment.methodMissing : undefined}
          value={draft.paymentMethod && isCash(draft.paymentMethod) ? draft.paymentMethod : null}
          onChange={(method) => actor.send({ type: "payment.chosen", method })}
          options={[
            { value: "cashAtPickup", title: payment.payAtPickup, description: payment.payAtPickupNote },
            { value: "cashAtDelivery", title: payment.payAtDropOff, description: payment.payAtDropOffNote },
          ]}
        />
      </Card>
      {children}
    </form>
  )
}
