import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { useNow } from "../../environment/formats/clock.ts"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { Alert } from "../../ui/Alert.tsx"
import styles from "./AtBank.module.css"
import { bankPageOf } from "./bank-page.ts"
import { begunCardAttempt } from "./card-session-storage.ts"
import { GoOnLink } from "./GoOnLink.tsx"

interface AtBankProps {
  booking: string
  /** Whether another payment was just refused because one is under way, which is then told wherever it is. */
  isRefused?: boolean
  /** Says why, if it is not the one that this browser has begun: that has ended, and another took its place. */
  elsewhere?: ReactNode
  /** Called with the attempt before the reader can continue it. */
  onFound?: (attempt: string) => void
  /** Called with why nothing else can be paid yet, and with null as soon as it can. */
  onHeld: (why: string | null) => void
}

interface OpenAttempt {
  /** Whether its link leads to the bank. */
  readonly isAtBank: boolean
  readonly leavableAt: Instant | null
}

/**
 * Tells a customer who returns from his bank that his payment is waiting there, and holds the form until the named time:
 * the server would refuse every other payment.
 */
export function AtBank({ booking, isRefused = false, elsewhere, onFound, onHeld }: AtBankProps) {
  const { notPlaced } = useTexts()
  const { payments } = useServices()
  const { market, isCardPageHosted } = useProduct()
  const { time, zoned } = useMarketTime()
  const now = useNow("minute")
  const begun = useMemo(() => begunCardAttempt(booking), [booking])
  const [open, setOpen] = useState<OpenAttempt | "awaited" | "ended" | null>("awaited")
  const found = useRef(onFound)
  found.current = onFound
  useEffect(() => {
    if (begun === null) return
    const leaving = new AbortController()
    void payments.attempt({ attempt: begun }, { signal: leaving.signal }).then((said) => {
      if (leaving.signal.aborted) return
      const view = Result.isSuccess(said) ? said.success : null
      if (view && view.report.kind !== "checking") return setOpen("ended")
      const isAtBank = view !== null && (view.url3d ?? bankPageOf(begun)) !== null
      if (!isAtBank && !isRefused) return setOpen(null)
      found.current?.(begun)
      setOpen({ isAtBank, leavableAt: view?.leavableAt ?? null })
    })
    return () => leaving.abort()
  }, [begun, payments, isRefused])

  // If the bank asks for a proof, an attempt begun here is normally waiting for it. Its room is kept, so that nothing
  // moves when that is known. Payment pages of the gateway leave nothing to continue, nor does a form of Qatar's that
  // the gateway has not taken.
  const isRoomKept = begun !== null && (market === "QA" ? bankPageOf(begun) !== null : !isCardPageHosted)
  const known = typeof open === "string" ? null : open
  // Rounded up to a whole minute, so that it is true at the minute shown.
  const until = known?.leavableAt ? Math.ceil(known.leavableAt / msPerMinute) * msPerMinute : null
  const isHeld = open === "awaited" ? isRoomKept : until === null ? known?.isAtBank : now < until
  const why = isHeld ? notPlaced.waitsAtBank : null
  // Before the page is painted, so that the card's fields are not seen for a moment.
  useLayoutEffect(() => {
    onHeld(why)
    return () => onHeld(null)
  }, [why, onHeld])

  if (open === "ended" && isRefused) return elsewhere
  if (begun === null || (known === null && open !== "awaited") || (open === "awaited" && !isRoomKept && !isRefused))
    return null
  const isShown = known !== null || isRefused
  const named = until ?? (isShown ? null : now)
  return (
    <Alert
      key={String(isShown)}
      tone="warning"
      announce={isRefused ? "answer" : isShown ? "now" : undefined}
      className={isShown ? undefined : styles.awaited}
      actions={<GoOnLink attempt={begun} isNext={why !== null} />}
    >
      {named === null ? notPlaced.begunHere : <bdi>{notPlaced.begunUntil(zoned(time(named), named))}</bdi>}
    </Alert>
  )
}
