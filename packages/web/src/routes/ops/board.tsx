import { wallClock, zoneNamed } from "@mersal/domain/calendar/zone"
import { everyBooking } from "@mersal/domain/ports/driving/every-booking"
import { useCallback, useMemo } from "react"
import { useAnswer } from "../../environment/answer.ts"
import { usePageClock } from "../../environment/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { useOperations } from "../../environment/operations-services.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { BookingTable } from "../../features/operations/BookingTable.tsx"
import { Failure } from "../../features/operations/Failure.tsx"
import { Spinner } from "../../ui/Spinner.tsx"

/** /ops: the bookings of a day. */
export function BoardPage() {
  const { operations: words } = useTexts()
  const formats = useFormats()
  const { operations } = useOperations()
  const { profile } = useProduct()
  const clock = usePageClock()
  usePageTitle(words.boardTitle)
  const date = wallClock(zoneNamed(profile.market.zone), clock.now()).date
  const drivers = useAnswer(useCallback((options) => operations.drivers({}, options), [operations]))
  const answer = useAnswer(
    useCallback((options) => operations.bookings({ ...everyBooking, date, limit: 100 }, options), [operations, date]),
  )
  const names = useMemo(
    () => new Map(drivers.state === "answered" ? drivers.value.map(({ id, name }) => [id, name]) : []),
    [drivers],
  )
  return (
    <div className="container stack">
      <h1>{words.boardOf(formats.longDate(date))}</h1>
      {answer.state === "waiting" && <Spinner label={words.loading} />}
      {answer.state === "failed" && <Failure failure={answer.failure} onRetry={answer.retry} />}
      {answer.state === "answered" && <BookingTable bookings={answer.value.bookings} driverNames={names} />}
    </div>
  )
}
