import { use, useEffect, useState } from "react"
import { spare } from "../../environment/answers/spare.ts"
import { useTexts } from "../../environment/language.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { PaymentAlertProps } from "./NotPlaced.tsx"

type Sentences = typeof import("./NotPlaced.tsx")

const fetchSentences = () => spare(withWords(["notPlaced"], () => import("./NotPlaced.tsx")))

let first: Promise<Sentences | null> | null = null

/** Few bookings meet an alert: its sentences are fetched after the screen, before they are needed; null if that fails. */
export function loadPaymentAlerts(): Promise<Sentences | null> {
  first ??= fetchSentences()
  return first
}

/** What keeps the booking from being placed, if anything does; a general sentence if its own cannot be fetched. */
export function PaymentAlert(props: PaymentAlertProps) {
  const { alert, refusal } = props
  const { booking } = useTexts()
  const told = alert?.kind === "methodMissing" ? refusal : (alert ?? refusal)
  // A screen that opens with an alert waits for it: later it would push the page down. A held booking may have a payment
  // waiting at the bank.
  const [isThereAtFirst] = useState(alert || props.isHeld)
  const atFirst = isThereAtFirst ? use(loadPaymentAlerts()) : null
  const [late, setLate] = useState<Sentences | "missing" | null>(null)
  // Once they failed to load, the general sentence stays until they have come: fetching them again takes as long as the
  // connection needs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for again with whatever is to be told
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
