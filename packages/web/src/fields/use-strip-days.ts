import type { Schedule, SlotQuestion } from "@mersal/domain/booking/windows/market-schedule"
import type { Instant } from "@mersal/domain/calendar/zone"
import { useMemo, useState } from "react"
import { useMarketTime } from "../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../environment/language.ts"
import type { StripDay } from "../ui/DateStrip.tsx"
import { stripDays } from "./strip-days.ts"

/** The days of a strip. They are listed again only when one of them has changed. */
export function useStripDays(
  schedule: Schedule,
  { market, bookingType, vehicle }: SlotQuestion,
  now: Instant,
): readonly StripDay[] {
  const texts = useTexts()
  const formats = useFormats()
  const { date } = useMarketTime(market)
  const [listedAt, listAt] = useState(now)
  const { days, staleAt } = useMemo(
    () => stripDays(schedule, { market, bookingType, vehicle }, listedAt, texts, formats, date),
    [schedule, market, bookingType, vehicle, listedAt, texts, formats, date],
  )
  // A corrected clock may also go back.
  if (now < listedAt || (staleAt !== null && now >= staleAt)) listAt(now)
  return days
}
