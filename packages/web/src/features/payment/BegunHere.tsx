import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { useMarketTime } from "../../environment/formats/market-time.ts"
import { useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"

interface BegunHereProps {
  attempt: string
  /** What the server has already told; when absent, it is asked. */
  leavableAt?: Instant | null
}

/** Says that a payment of this browser is under way, and from when on the server allows another one. */
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
  // Rounded up to a whole minute, so that it is true at the minute named.
  const until = Math.ceil(leavable / msPerMinute) * msPerMinute
  return <bdi>{notPlaced.begunUntil(zoned(time(until), until))}</bdi>
}
