import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import * as Result from "effect/Result"
import { useEffect, useState } from "react"
import { usePageClock } from "../../environment/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { useMarketTime } from "../../environment/market-time.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services.ts"

interface BegunHereProps {
  attempt: string
  /** As the server has told already; it is asked where this is not given. */
  leavableAt?: Instant | null
}

/** That a payment of this browser's is under way, and from when on there is another way: the server knows. */
export function BegunHere({ attempt, leavableAt }: BegunHereProps) {
  const { booking, notPlaced } = useTexts()
  const { payments } = useServices()
  const { market } = useProduct()
  const clock = usePageClock()
  const { time, isElsewhere } = useMarketTime()
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
  const shown = time(Math.ceil(leavable / msPerMinute) * msPerMinute)
  const zone = market === "AE" ? booking.dubaiTime : booking.dohaTime
  return <bdi>{notPlaced.begunUntil(isElsewhere(clock.now()) ? `${shown} (${zone})` : shown)}</bdi>
}
