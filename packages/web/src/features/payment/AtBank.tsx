import type { Instant } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { useEffect, useMemo, useRef, useState } from "react"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { Alert } from "../../ui/Alert.tsx"
import styles from "./AtBank.module.css"
import { BegunHere } from "./BegunHere.tsx"
import { bankPageOf } from "./bank-page.ts"
import { begunCardAttempt } from "./card-session-storage.ts"
import { GoOnLink } from "./GoOnLink.tsx"

interface AtBankProps {
  booking: string
  /** Called with the attempt before the reader can continue it. */
  onFound?: (attempt: string) => void
}

/** Tells a customer who returns from his bank that his payment is waiting there, before he types another card. */
export function AtBank({ booking, onFound }: AtBankProps) {
  const { payments } = useServices()
  const { market, isCardPageHosted } = useProduct()
  const clock = usePageClock()
  const begun = useMemo(() => begunCardAttempt(booking), [booking])
  const [answer, setAnswer] = useState<"awaited" | "nothing" | { leavableAt: Instant | null }>("awaited")
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    if (begun === null) return
    const leaving = new AbortController()
    void payments.attempt({ attempt: begun }, { signal: leaving.signal }).then((said) => {
      if (leaving.signal.aborted) return
      const isChecking = Result.isSuccess(said) && said.success.report.kind === "checking"
      if (!isChecking || (said.success.url3d ?? bankPageOf(begun)) === null) return setAnswer("nothing")
      found.current?.(begun)
      setAnswer({ leavableAt: said.success.leavableAt })
    })
    return () => leaving.abort()
  }, [begun, payments])
  if (begun === null || answer === "nothing") return null
  // If the bank asks for a proof, an attempt begun here is normally waiting for it. Its room is kept, so that nothing
  // moves when that is known. Payment pages of the gateway leave nothing to continue, nor does a form of Qatar's that
  // the gateway has not taken.
  const isRoomKept = market === "QA" ? bankPageOf(begun) !== null : !isCardPageHosted
  if (answer === "awaited" && !isRoomKept) return null
  return answer === "awaited" ? (
    <Alert key="awaited" tone="warning" className={styles.awaited} actions={<GoOnLink attempt={begun} />}>
      <BegunHere attempt={begun} leavableAt={clock.now()} />
    </Alert>
  ) : (
    <Alert key="known" tone="warning" announce="now" actions={<GoOnLink attempt={begun} />}>
      <BegunHere attempt={begun} leavableAt={answer.leavableAt} />
    </Alert>
  )
}
