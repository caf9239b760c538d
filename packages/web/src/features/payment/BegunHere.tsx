import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"

interface BegunHereProps {
  attempt: string
  /** The server's answer, if already known; if missing, it is requested. */
  leavableAt?: Instant | null
}

/** Says that a payment of this browser is under way, and when the server allows another one. */
export function BegunHere({ attempt, leavableAt }: BegunHereProps) {
  const { notPlaced } = useTexts()
  const { payments } = useServices()
  const { time, zoned } = useMarketTime()
  const [leavable, setLeavable] = useState(leavableAt ?? null)
  useEffect(() => {
    if (leavableAt !== undefined) return
    const leaving = new AbortController()
    void payments.attempt({ attempt }, { signal: leaving.signal }).then((answer) => {
      if (!leaving.signal.aborted && Result.isSuccess(answer)) setLeavable(answer.success.leavableAt)
    })
    return () => leaving.abort()
  }, [attempt, leavableAt, payments])
  if (leavable === null) return notPlaced.begunHere
  // Rounded up to a whole minute, so that it is true at the minute shown.
  const until = Math.ceil(leavable / msPerMinute) * msPerMinute
  return <bdi>{notPlaced.begunUntil(zoned(time(until), until))}</bdi>
}
