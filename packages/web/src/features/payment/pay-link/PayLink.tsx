import { spokenReference } from "@mersal/domain/booking/reference"
import { cardFormOf } from "@mersal/domain/payment/card-form-variant"
import { type CardMethod, isCash } from "@mersal/domain/payment/payment-method"
import type { PaymentDue } from "@mersal/domain/ports/driving/pay-link-service"
import type { SessionFailure } from "@mersal/domain/ports/driving/payment-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import * as Result from "effect/Result"
import { type FormEvent, useState } from "react"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useProduct } from "../../../environment/product.ts"
import { useServices } from "../../../environment/services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { RadioPills } from "../../../ui/RadioPills.tsx"
import { CardFields } from "../CardFields.tsx"
import { CardRefusal, type ShownRefusal } from "../CardRefusal.tsx"
import { useCardInputs } from "../card-inputs.ts"
import { handOverOf, openCardSession } from "../card-session.ts"
import { handOverCard } from "../hand-over.ts"
import { rememberPayLink } from "./opened-pay-link.ts"
import styles from "./PayLink.module.css"

interface PayLinkProps {
  due: PaymentDue
  token: string | null
}

/** What is due of one booking, to be paid by card by whoever was sent its link (D41). */
export function PayLink({ due, token }: PayLinkProps) {
  const { card } = useTexts()
  const { money } = useFormats()
  const methods = due.methods.filter((method): method is CardMethod => !isCash(method))
  return (
    <div className="stack gap-24">
      <Card>
        <dl className={styles.due}>
          <dt className="text-muted">{card.link.booking}</dt>
          <dd>
            <bdi dir="ltr">{spokenReference(due.reference)}</bdi>
          </dd>
          <dt className="text-muted">{card.link.due}</dt>
          <dd className={styles.amount}>
            <bdi>{money(due.due)}</bdi>
          </dd>
        </dl>
      </Card>
      {due.due.minor <= 0 ? (
        <Alert tone="success">{card.link.nothingDue}</Alert>
      ) : methods[0] === undefined ? (
        <Alert tone="info">{card.link.cashOnly}</Alert>
      ) : (
        <CardPayment due={due} token={token} methods={methods} first={methods[0]} />
      )}
    </div>
  )
}

interface CardPaymentProps extends PayLinkProps {
  methods: readonly CardMethod[]
  first: CardMethod
}

function CardPayment({ due, token, methods, first }: CardPaymentProps) {
  const { card } = useTexts()
  const { money } = useFormats()
  const { market, profile, isCardPageHosted } = useProduct()
  const { payments, cardPage } = useServices()
  const [method, setMethod] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const [failure, setFailure] = useState<SessionFailure | ServiceFailure | null>(null)
  const inputs = useCardInputs(market === "QA" ? "qatar" : "hosted")
  const variant = isCardPageHosted ? null : cardFormOf(method, market)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (variant && !inputs.check()) return
    setRefusal(null)
    setFailure(null)
    setBusy(true)
    const session = await openCardSession(payments, {
      reference: due.reference,
      accessToken: null,
      payToken: token,
      method,
    })
    if (Result.isFailure(session)) {
      setFailure(session.failure)
      return setBusy(false)
    }
    if (token) rememberPayLink({ reference: due.reference, token, attempt: session.success.attempt })
    const outcome = await handOverCard(
      handOverOf(session.success),
      {
        method,
        read: inputs.read,
        // Whoever pays need not know who sends what to whom: the gateway has its own record of the booking.
        payer: { email: "", address: "", city: "", amount: due.due, booking: due.reference },
      },
      cardPage,
    )
    if (outcome.kind === "leaving") return
    if (outcome.kind !== "no-card") setRefusal(outcome)
    setBusy(false)
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={pay}>
      {refusal && <CardRefusal refusal={refusal} onDismiss={() => setRefusal(null)} />}
      {failure && <SessionAlert failure={failure} />}
      <Card className={styles.methods}>
        {methods.length > 1 && (
          <RadioPills<CardMethod>
            legend={card.tabs[profile.cardTabLabel]}
            legendHidden
            stretch
            value={method}
            onChange={setMethod}
            options={methods.map((value) => ({
              value,
              label: card.tabs[value === "card" ? profile.cardTabLabel : "debitCard"],
            }))}
          />
        )}
        {variant ? <CardFields inputs={inputs} /> : <p>{method === "card" ? card.hostedNote : card.debitNote}</p>}
      </Card>
      <Button
        type="submit"
        fullWidth
        icon="lock"
        busy={isBusy}
        busyLabel={card.paying}
        aria-disabled={variant !== null && !inputs.canSubmit}
      >
        <bdi>{card.pay(money(due.due))}</bdi>
      </Button>
    </form>
  )
}

function SessionAlert({ failure }: { failure: SessionFailure | ServiceFailure }) {
  const { card, payment } = useTexts()
  const text = () => {
    switch (failure._tag) {
      case "NothingToPay":
        return payment.alreadyPaid
      case "HoldEnded":
        return payment.holdEnded
      case "PaymentInProgress":
        return payment.inProgress
      case "BookingNotFound":
        return card.link.invalid
      case "GatewayUnavailable":
        return payment.gatewayUnavailable
      case "NetworkFailure":
        return payment.networkError
      case "RequestRefused":
        return failure.text
      default:
        return payment.somethingWrong
    }
  }
  return (
    <Alert tone="danger" announce="now">
      {text()}
    </Alert>
  )
}
