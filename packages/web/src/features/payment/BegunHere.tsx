import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { useServices } from "../../environment/services.ts"

interface BegunHereProps {
  attempt: string
  /** As the server has told already; it is asked where this is not given. */
  leavableAt?: Instant | null
}

/** That a payment of this browser's is under way, and from when on there is another way: the server knows. */
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
  // Up to the whole minute: at the one that is named it is so.
  const until = Math.ceil(leavable / msPerMinute) * msPerMinute
  return <bdi>{notPlaced.begunUntil(zoned(time(until), until))}</bdi>
}
