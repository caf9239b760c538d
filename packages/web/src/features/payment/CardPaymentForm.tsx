import type { Reference } from "@mersal/domain/booking/order/reference"
import type { Money } from "@mersal/domain/money/money"
import { cardFormOf } from "@mersal/domain/payment/card/card-form-variant"
import type { CardMethod } from "@mersal/domain/payment/payment-method"
import type { PaymentSession } from "@mersal/domain/ports/driving/payment-session"
import * as Result from "effect/Result"
import { type FormEvent, type ReactNode, useEffect, useState } from "react"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import { AtBank } from "./AtBank.tsx"
import { CardFields } from "./CardFields.tsx"
import { CardRefusal, type ShownRefusal } from "./CardRefusal.tsx"
import { useCardInputs } from "./card-inputs.ts"
import { handOverOf } from "./card-session.ts"
import { begunCardAttempt } from "./card-session-storage.ts"
import { handOverCard } from "./hand-over.ts"

interface CardPaymentFormProps<Failure> {
  booking: Reference
  amount: Money
  /** At least one; the first is preselected. */
  methods: readonly [CardMethod, ...CardMethod[]]
  /** Creates an attempt on the server, before any card data is known. */
  open: (method: CardMethod) => Promise<Result.Result<PaymentSession, Failure>>
  /**
   * The attempt that the customer continues with: a new one, with which the card is sent to the gateway, and what the
   * server charges by it; or an existing one, and null.
   */
  onOpened: (attempt: string, charged: Money | null) => void
  /** Why no attempt was made, unless one of this browser was in its way. */
  refused: (failure: Failure) => ReactNode
  /** Whether it is in a dialog, and so needs no frame of its own. */
  isInDialog?: boolean
}

/** The id of the sentence that says why nothing can be paid yet. */
const heldBackNote = "held-back"

/** One amount to be paid by card, outside the booking flow: by a link, or for a change (D29, D37, D41). */
export function CardPaymentForm<Failure extends { readonly _tag: string }>({
  booking,
  amount,
  methods,
  open,
  onOpened,
  refused,
  isInDialog = false,
}: CardPaymentFormProps<Failure>) {
  const { card } = useTexts()
  const { money } = useFormats()
  const { market, profile, isCardPageHosted } = useProduct()
  const { cardPage } = useServices()
  const [method, setMethod] = useState<CardMethod>(methods[0])
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const [failure, setFailure] = useState<{ readonly of: Failure } | null>(null)
  const [held, setHeld] = useState<string | null>(null)
  // The browser may have kept this page while the customer was at the bank: it is no longer leaving.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener("pageshow", shownAgain)
    return () => removeEventListener("pageshow", shownAgain)
  }, [])
  const inputs = useCardInputs(market === "QA" ? "qatar" : "hosted")
  const isRefused = failure?.of._tag === "PaymentInProgress" && begunCardAttempt(booking) !== null
  const variant = isCardPageHosted ? null : cardFormOf(method, market)

  const missing = held ?? (variant && inputs.missing)
  const Frame = isInDialog ? "div" : Card

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (held) return
    if (variant && !inputs.check()) return
    setRefusal(null)
    setFailure(null)
    setBusy(true)
    const session = await open(method)
    if (Result.isFailure(session)) {
      setFailure({ of: session.failure })
      return setBusy(false)
    }
    onOpened(session.success.attempt, session.success.amount)
    const outcome = await handOverCard(
      handOverOf(session.success),
      {
        method,
        read: inputs.read,
        // The payer need not know the sender's data; the gateway has its own record of the booking.
        payer: { email: "", address: "", city: "", amount, booking },
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
      {(!failure || isRefused) && !refusal && !isBusy && (
        <AtBank
          booking={booking}
          isRefused={isRefused}
          elsewhere={failure && refused(failure.of)}
          onFound={(attempt) => onOpened(attempt, null)}
          onHeld={setHeld}
        />
      )}
      {failure && !isRefused && refused(failure.of)}
      {/* Only hidden, because a card may be typed already. */}
      <div hidden={held !== null}>
        <Frame className="stack gap-24">
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
        </Frame>
      </div>
      {missing && (
        <p id={heldBackNote} className="text-small text-muted">
          {missing}
        </p>
      )}
      <Button
        type="submit"
        fullWidth
        icon="lock"
        busy={isBusy}
        busyLabel={card.paying}
        aria-disabled={missing !== null}
        aria-describedby={missing === null ? undefined : heldBackNote}
      >
        <bdi>{card.pay(money(amount))}</bdi>
      </Button>
    </form>
  )
}
