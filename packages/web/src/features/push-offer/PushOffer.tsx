import type { Reference } from "@mersal/domain/booking/order/reference"
import type { PushSubscription as BrowserAddress } from "@mersal/domain/push/push-subscription"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { shownLanguage, useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"
import { addAreas, loadAreas } from "../../environment/texts/dictionaries.ts"
import { pushOfferAreas } from "../../environment/texts/push-offer-areas.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { useFootOutOfSight } from "./foot-out-of-sight.ts"
import { isTold, rememberTold } from "./told-booking.ts"

addAreas(pushOfferAreas)

/** Loads the offer with its texts. If one of the two does not load, the page works without the offer. */
export async function load(): Promise<typeof PushOffer> {
  await loadAreas(shownLanguage(), ["pushOffer"])
  return PushOffer
}

interface PushOfferProps {
  reference: Reference
  /** The message link's key; null if the browser's own cookie opens the booking. */
  accessToken: string | null
}

type State = "offered" | "busy" | "accepted" | "denied" | "failed"

/**
 * Offers notifications of one booking on this device: only after it is booked, with their purpose first, and the
 * browser's own question only after a press (section 1; habit 47). If the operator sends none, there is no offer.
 */
function PushOffer({ reference, accessToken }: PushOfferProps) {
  const { pushOffer: words } = useTexts()
  const { push } = useServices()
  const [key, setKey] = useState<string | null>(null)
  const [state, setState] = useState<State>("offered")
  const isAccepted = state === "accepted" || (key !== null && isTold(reference))
  const isFree = useFootOutOfSight()

  useEffect(() => {
    if (!isPossible()) return
    let isGone = false
    void push.publicKey({}).then((answer) => {
      if (!isGone && Result.isSuccess(answer)) setKey(answer.success.publicKey)
    })
    return () => {
      isGone = true
    }
  }, [push])

  const accept = async (applicationServerKey: string) => {
    setState("busy")
    try {
      const permission = await Notification.requestPermission()
      // A customer who closed the browser's question has not answered it, and may be asked again.
      if (permission !== "granted") return setState(permission === "denied" ? "denied" : "offered")
      const worker = await navigator.serviceWorker.ready
      const address = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
      const answer = await push.subscribe({ reference, accessToken, ...(address.toJSON() as BrowserAddress) })
      if (Result.isFailure(answer)) return setState("failed")
      rememberTold(reference)
      setState("accepted")
    } catch {
      setState("failed")
    }
  }
  if (key === null || !isFree) return null
  return (
    <Card title={words.title}>
      <div className="stack gap-16">
        {isAccepted ? (
          <Alert tone="success" announce="politely">
            {words.accepted}
          </Alert>
        ) : (
          <>
            <p>{words.text}</p>
            {(state === "denied" || state === "failed") && (
              <Alert tone="warning" announce="now">
                {words[state]}
              </Alert>
            )}
            {state !== "denied" && (
              <div>
                <Button variant="secondary" busy={state === "busy"} busyLabel={words.busy} onClick={() => accept(key)}>
                  {words.accept}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

/** Whether the browser supports notifications, has our worker, and the reader has not blocked them. */
const isPossible = (): boolean =>
  "PushManager" in window &&
  "Notification" in window &&
  Notification.permission !== "denied" &&
  navigator.serviceWorker?.controller !== undefined
