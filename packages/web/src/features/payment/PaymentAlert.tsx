import type { BookingAlert } from "@mersal/domain/machines/booking-alert"
import { use, useEffect, useState } from "react"
import type { CardRefusalProps } from "./CardRefusal.tsx"
import type { NotPlacedProps } from "./NotPlaced.tsx"

type Sentences = typeof import("./NotPlaced.tsx")

let loading: Promise<Sentences | null> | null = null

/** Few bookings meet an alert: its sentences come after the screen, and before they are wanted. Null where they do not. */
export function loadPaymentAlerts(): Promise<Sentences | null> {
  loading ??= import("./NotPlaced.tsx").catch(() => {
    loading = null
    return null
  })
  return loading
}

interface PaymentAlertProps extends Omit<NotPlacedProps, "alert"> {
  alert: BookingAlert | null
  /** Why the gateway did not take the card. */
  refusal?: CardRefusalProps["refusal"] | null
  onForgive?: () => void
}

/** What keeps the booking from being placed, if anything does. */
export function PaymentAlert({ alert, refusal, onForgive, ...props }: PaymentAlertProps) {
  // A screen that begins with an alert comes with it: later it would push down what stands already.
  const [isThereAtFirst] = useState(alert !== null)
  const [late, setLate] = useState<Sentences | null>(null)
  useEffect(() => void loadPaymentAlerts().then(setLate), [])
  const said = isThereAtFirst ? (use(loadPaymentAlerts()) ?? late) : late
  if (!said) return null
  return (
    <>
      {alert && alert.kind !== "methodMissing" && <said.NotPlaced alert={alert} {...props} />}
      {refusal && onForgive && <said.CardRefusal refusal={refusal} onDismiss={onForgive} />}
    </>
  )
}
