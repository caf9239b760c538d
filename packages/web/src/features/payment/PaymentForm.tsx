import { cardFormOf } from "@mersal/domain/payment/card/card-form-variant"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { type FormEvent, lazy, Suspense, useState } from "react"
import { useAnalytics } from "../../environment/analytics.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { useDraftPrice } from "../../environment/booking/draft-price.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { StickyBar } from "../../ui/StickyBar.tsx"
import { BookedBy } from "./BookedBy.tsx"
import { BookingTerms, consentField } from "./BookingTerms.tsx"
import { BookNowButton } from "./BookNowButton.tsx"
import { useBookingHandOver } from "./booking-hand-over.ts"
import { CashChoice } from "./CashChoice.tsx"
import type { CardInputs } from "./card-inputs.ts"
import { useConsent } from "./consent.ts"
import { MissingEmail } from "./MissingEmail.tsx"
import { useAccountChoice } from "./on-account/account-choice.ts"
import { costCentreField } from "./on-account/cost-centre-field.ts"
import styles from "./Payment.module.css"
import { PaymentAlert } from "./PaymentAlert.tsx"
import { PaymentTabs, type ShownTab } from "./PaymentTabs.tsx"
import { usePaymentChoice } from "./payment-choice.ts"

const CardPart = lazy(async () => ({
  default: (await withWords(["cardFields"], () => import("./CardPart.tsx"))).CardPart,
}))

/** Keeps the room of the sentence at the button until the fields of the card are loaded. */
const waiting = "\u00a0"

/** /go/payment: the payment method (section 2). Card data stays in its fields (D29). */
export function PaymentForm() {
  const { actor, startAnother } = usePageBooking()
  const clock = usePageClock()
  const { market, isCardPageHosted } = useProduct()
  const { draft } = useDraft()
  const { card } = useTexts()
  const alert = useSelector(actor, ({ context }) => context.alert)
  const isHeld = useSelector(actor, ({ context }) => context.hold !== null)
  const { method, tab, show } = usePaymentChoice()
  const account = useAccountChoice(method, isHeld)
  const isOnAccount = method === "onAccount"
  const [isCentreMissing, setCentreMissing] = useState(false)
  // No card is asked for where a promo leaves nothing to pay.
  const paysBy = useDraftPrice().price?.toPay.minor === 0 ? null : method
  const variant = paysBy && !isCardPageHosted ? cardFormOf(paysBy, market) : null
  const [inputs, setInputs] = useState<CardInputs | null>(null)
  const [held, setHeld] = useState<string | null>(null)
  const { refusal, forgive } = useBookingHandOver(() => inputs?.read() ?? null)
  const consent = useConsent(draft.id)
  const { agreed } = useAnalytics()
  const paysByCard = isByCard(paysBy)
  const needsEmail = paysByCard && draft.guest.email.trim() === ""

  const change = (chosen: ShownTab) => {
    forgive()
    setCentreMissing(false)
    show(chosen)
  }
  const book = (event: FormEvent) => {
    event.preventDefault()
    if (held || needsEmail || (isOnAccount && !account) || (variant && !inputs?.check())) return
    if (isOnAccount && draft.costCentre === undefined) {
      setCentreMissing(true)
      document.getElementById(costCentreField)?.focus()
      return
    }
    if (!consent.require()) {
      document.getElementById(consentField)?.focus()
      return
    }
    if (consent.isGiven) agreed("prohibited-items")
    forgive()
    actor.send({ type: "booking.confirmed", now: clock.now(), language: shownLanguage() })
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={book}>
      <PaymentAlert
        alert={alert}
        isHeld={isHeld}
        onDismiss={() => actor.send({ type: "alert.dismissed" })}
        onStartAnother={startAnother}
        refusal={refusal}
        onForgive={forgive}
        onHeld={setHeld}
      />
      <BookedBy />
      <Card className="stack gap-24">
        <PaymentTabs
          tab={tab}
          onChange={change}
          onAccount={
            account && (
              <Suspense fallback="…">
                <account.Name />
              </Suspense>
            )
          }
        />
        {needsEmail && <MissingEmail />}
        {account && isOnAccount && (
          <Suspense fallback={<Skeleton shape="card" />}>
            <account.Part own={account.own} isMissing={isCentreMissing} />
          </Suspense>
        )}
        {variant && !needsEmail && (
          <div hidden={!!held}>
            <Suspense fallback={<div className={styles.cardSpace} />}>
              <CardPart variant={variant} onInputs={setInputs} />
            </Suspense>
          </div>
        )}
        {paysByCard && !variant && (
          <p className={styles.note}>
            <Icon name="lock" />
            {method === "card" ? card.hostedNote : card.debitNote}
          </p>
        )}
        {tab === "cash" && <CashChoice method={method} />}
      </Card>
      <BookingTerms consent={consent} />
      <StickyBar>
        <BookNowButton
          paysByCard={paysByCard}
          missing={held ?? (needsEmail ? card.addEmail : variant && (inputs ? inputs.missing : waiting))}
        />
      </StickyBar>
    </form>
  )
}
