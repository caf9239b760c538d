import { use, useEffect, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { spare } from "../../environment/spare.ts"
import { withWords } from "../../environment/texts/with-words.ts"
import { Alert } from "../../ui/Alert.tsx"
import type { PaymentAlertProps } from "./NotPlaced.tsx"

type Sentences = typeof import("./NotPlaced.tsx")

const fetchSentences = () => spare(withWords(["notPlaced"], () => import("./NotPlaced.tsx")))

let first: Promise<Sentences | null> | null = null

/** Few bookings meet an alert: its sentences come after the screen, and before they are wanted. Null where they do not. */
export function loadPaymentAlerts(): Promise<Sentences | null> {
  first ??= fetchSentences()
  return first
}

/** What keeps the booking from being placed, if anything does. Where its own sentence does not come, a general one. */
export function PaymentAlert(props: PaymentAlertProps) {
  const { alert, refusal } = props
  const { payment } = useTexts()
  const told = alert?.kind === "methodMissing" ? refusal : (alert ?? refusal)
  // A screen that begins with an alert comes with it: later it would push down what stands already. Of what is held a
  // payment may wait at the bank.
  const [isThereAtFirst] = useState(alert || props.isHeld)
  const atFirst = isThereAtFirst ? use(loadPaymentAlerts()) : null
  const [late, setLate] = useState<Sentences | "missing" | null>(null)
  // Once they were missing, all is told by the general one, until they have come: a browser that fetches them once more
  // needs as long as the line does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked for again with whatever is to be told
  useEffect(() => {
    void fetchSentences().then((sentences) => setLate(sentences ?? "missing"))
  }, [told])
  const said = atFirst ?? late
  if (said && said !== "missing") return <said.PaymentAlerts {...props} />
  if (!told || !said) return null
  return (
    <Alert tone="danger" announce="answer">
      {told.kind === "network" ? payment.networkError : payment.somethingWrong}
    </Alert>
  )
}
