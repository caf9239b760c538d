import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { use, useEffect, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { spare } from "../../environment/spare.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { CardRefusalProps } from "./CardRefusal.tsx"
import type { NotPlacedProps } from "./NotPlaced.tsx"

type Sentences = typeof import("./NotPlaced.tsx")

const fetchSentences = () => spare(import("./NotPlaced.tsx"))

let first: Promise<Sentences | null> | null = null

/** Few bookings meet an alert: its sentences come after the screen, and before they are wanted. Null where they do not. */
export function loadPaymentAlerts(): Promise<Sentences | null> {
  first ??= fetchSentences()
  return first
}

interface PaymentAlertProps extends Omit<NotPlacedProps, "alert"> {
  alert: BookingAlert | null
  /** Why the gateway did not take the card. */
  refusal?: CardRefusalProps["refusal"] | null
  onForgive?: () => void
}

/** What keeps the booking from being placed, if anything does. Where its own sentence does not come, a general one. */
export function PaymentAlert({ alert, refusal, onForgive, ...props }: PaymentAlertProps) {
  const { payment } = useTexts()
  const notPlaced = alert?.kind === "methodMissing" ? null : alert
  const told = notPlaced ?? refusal
  // A screen that begins with an alert comes with it: later it would push down what stands already.
  const [isThereAtFirst] = useState(alert !== null)
  const atFirst = isThereAtFirst ? use(loadPaymentAlerts()) : null
  const [late, setLate] = useState<Sentences | "missing" | null>(null)
  // Asked for again with whatever is to be told, unless they are there.
  useEffect(() => {
    void fetchSentences().then((sentences) => setLate(sentences ?? (told ? "missing" : null)))
  }, [told])
  const said = atFirst ?? late
  if (!told || !said) return null
  if (said === "missing")
    return (
      <Alert tone="danger" announce="answer">
        {payment.somethingWrong}
      </Alert>
    )
  return (
    <>
      {notPlaced && <said.NotPlaced alert={notPlaced} {...props} />}
      {refusal && onForgive && <said.CardRefusal refusal={refusal} onDismiss={onForgive} />}
    </>
  )
}
