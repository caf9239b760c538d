import { cardFormOf } from "@mersal/domain/payment/card/card-form-variant"
import { isByCard } from "@mersal/domain/payment/payment-method"
import { useSelector } from "@xstate/react"
import { type FormEvent, lazy, Suspense, useState } from "react"
import { useAnalytics } from "../../environment/analytics.ts"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Contact } from "../../fields/StopText.tsx"
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
import { HoldCountdown } from "./HoldCountdown.tsx"
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

const methodField = "payment-method"

/** /go/payment: the payment method (section 2). Card data stays in its fields (D29). */
export function PaymentForm() {
  const { actor, startAnother } = usePageBooking()
  const clock = usePageClock()
  const { market, isCardPageHosted } = useProduct()
  const { draft } = useDraft()
  const { card } = useTexts()
  const alert = useSelector(actor, ({ context }) => context.alert)
  const hold = useSelector(actor, ({ context }) => context.hold)
  const isMissing = alert?.kind === "methodMissing"
  const customer = draft.guest
  const form = useRef<HTMLFormElement>(null)
  const [cashTab, setCashTab] = useState<PaymentTab>(profile.defaultPaymentTab)
  // Shown from the first render, so that nothing moves once the draft contains it.
  const initial = draft.paymentMethod === null && cashTab !== "cash" ? initialMethod(profile) : null
  const method = draft.paymentMethod ?? initial
  const tab = method === null ? cashTab : isCash(method) ? "cash" : method
  const offer = useCompanyOffer()
  // A held booking waits for card or cash; on account it would be a different order.
  const account = hold === null ? offer : null
  const isOnAccount = method === "onAccount"
  const [isCentreMissing, setCentreMissing] = useState(false)
  const variant = method && !isCardPageHosted ? cardFormOf(method, market) : null
  const [inputs, setInputs] = useState<CardInputs | null>(null)
  const { refusal, forgive } = useBookingHandOver(() => inputs?.read() ?? null)
  const consent = useConsent(draft.id)
  const { agreed } = useAnalytics()
  const needsEmail = method !== null && isByCard(method) && draft.guest.email.trim() === ""

  // Pressed without a choice: focus goes to what is missing.
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLInputElement>(`#${methodField} input`)?.focus()
  }, [isMissing])

  // The choice belongs to another customer, or the company no longer lets this one book: he must choose again.
  const isForeign = isOnAccount && account === null
  useEffect(() => {
    if (isForeign) actor.send({ type: "payment.chosen", method: null })
  }, [isForeign, actor])

  // The host's first payment method is preselected for a customer who has chosen none (section 2).
  useEffect(() => {
    if (initial) actor.send({ type: "payment.chosen", method: initial })
  }, [initial, actor])

  const chooseCentre = useCallback(
    (costCentre: string) =>
      actor.send({ type: "payment.chosen", method: "onAccount", costCentre: costCentre || undefined }),
    [actor],
  )
  const show = (chosen: ShownTab) => {
    forgive()
    setCentreMissing(false)
    if (chosen === "onAccount") return actor.send({ type: "payment.chosen", method: "onAccount" })
    setCashTab(chosen)
    const [only, ...others] = methodsOfTab(chosen)
    // Cash still asks at which end it is paid. Until then nothing is chosen, not even the earlier card.
    actor.send({ type: "payment.chosen", method: only && others.length === 0 ? only : null })
  }
  const book = (event: FormEvent) => {
    event.preventDefault()
    if (needsEmail || (isOnAccount && !account) || (variant && !inputs?.check())) return
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
        isHeld={!!hold}
        onDismiss={() => actor.send({ type: "alert.dismissed" })}
        onStartAnother={startAnother}
        refusal={refusal}
        onForgive={forgive}
      />
      <HoldCountdown />
      <Card title={booking.bookedBy}>
        <div className={styles.customer}>
          <Icon name="user" />
          <Contact {...customer} market={draft.market} />
        </div>
      </Card>
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
          <Suspense fallback={<div className={styles.cardSpace} />}>
            <CardPart variant={variant} onInputs={setInputs} />
          </Suspense>
        )}
        {method !== null && isByCard(method) && !variant && (
          <p className={styles.note}>
            <Icon name="lock" />
            {method === "card" ? card.hostedNote : card.debitNote}
          </p>
        )}
        {tab === "cash" && <CashChoice method={method} />}
      </Card>
      <BookingTerms consent={consent} />
      <StickyBar>
        <BookNowButton missing={needsEmail ? card.addEmail : variant && !inputs?.canSubmit && card.fillIn} />
      </StickyBar>
    </form>
  )
}
