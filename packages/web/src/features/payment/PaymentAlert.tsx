import { use, useEffect, useState } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { useTexts } from "../../environment/language.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { PaymentAlertProps } from "./NotPlaced.tsx"

type Sentences = typeof import("./NotPlaced.tsx")

const fetchSentences = () => spare(withWords(["notPlaced"], () => import("./NotPlaced.tsx")))

let first: Promise<Sentences | null> | null = null

/** Few bookings have an alert: its texts are loaded after the screen, before they are needed; null if that fails. */
export function loadPaymentAlerts(): Promise<Sentences | null> {
  first ??= fetchSentences()
  return first
}

/** The alert that prevents the booking, if any; a general text if its own cannot be loaded. */
export function PaymentAlert(props: PaymentAlertProps) {
  const { alert, refusal } = props
  const { booking } = useTexts()
  const told = alert?.kind === "methodMissing" ? refusal : (alert ?? refusal)
  // A screen that opens with an alert waits for it, because it would push the page down later. A held booking may have
  // a payment waiting at the bank.
  const [isThereAtFirst] = useState(alert || props.isHeld)
  const atFirst = isThereAtFirst ? use(loadPaymentAlerts()) : null
  const [late, setLate] = useState<Sentences | "missing" | null>(null)
  // After a failed load the general text stays until the texts arrive, which takes as long as the connection needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are requested again with each new alert
  useEffect(() => {
    void fetchSentences().then((sentences) => setLate(sentences ?? "missing"))
  }, [told])
  const said = atFirst ?? late
  if (said && said !== "missing") return <said.PaymentAlerts {...props} />
  if (!told || !said) return null
  return (
    <Alert tone="danger" announce="answer">
      {told.kind === "network" ? booking.networkError : booking.somethingWrong}
    </Alert>
  )
}
