import type { BookingState } from "@mersal/domain/booking/booking"
import type { Company } from "@mersal/domain/corporate/company"
import type { CompanyBookings } from "@mersal/domain/ports/driving/corporate-service"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { useCallback, useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useAnswer } from "../../../environment/answer.ts"
import { useCompanyServices } from "../../../environment/company-services.ts"
import { useTexts } from "../../../environment/language.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { Spinner } from "../../../ui/Spinner.tsx"
import companyStyles from "../Company.module.css"
import { CompanyFailure } from "../CompanyFailure.tsx"
import { BookingRow } from "./BookingRow.tsx"
import { CentreTotals } from "./CentreTotals.tsx"
import styles from "./CompanyBookings.module.css"

interface MonthBookingsProps {
  company: Company
  month: string
  centre: string | null
  state: BookingState | null
}

/** The bookings of a month that are asked for, by pages, beside what the month comes to. */
export function MonthBookings({ company, month, centre, state }: MonthBookingsProps) {
  const { company: words, myBookings } = useTexts()
  const { corporate } = useCompanyServices()
  const { announce } = useAnnouncements()
  const page = useCallback(
    (cursor: string | null, options: CallOptions) =>
      corporate.bookings({ month, costCentre: centre, state, cursor }, options),
    [corporate, month, centre, state],
  )
  const first = useAnswer(useCallback((options) => page(null, options), [page]))
  const [later, setLater] = useState<readonly CompanyBookings[]>([])
  const more = useAction(page)
  const list = useRef<HTMLUListElement>(null)
  const newest = useRef<number | null>(null)
  const pages = first.state === "answered" ? [first.value, ...later] : []
  const bookings = pages.flatMap((one) => one.bookings)
  const next = pages.at(-1)?.next ?? null

  // Focus goes to the first of the new ones: the button moves away under it, or goes with the last page.
  useEffect(() => {
    if (newest.current === null || bookings.length <= newest.current) return
    list.current?.children[newest.current]?.querySelector("a")?.focus()
    newest.current = null
  }, [bookings.length])

  const askMore = async () => {
    const answer = await more.run(next)
    if (!answer) return
    newest.current = bookings.length
    setLater((shown) => [...shown, answer.value])
    announce(myBookings.moreShown(answer.value.bookings.length))
  }
  if (first.state === "waiting") return <Spinner label={myBookings.loading} />
  if (first.state === "failed")
    return <CompanyFailure failure={first.failure} title={myBookings.loadFailed} onRetry={first.retry} />
  return (
    <>
      <CentreTotals month={month} company={company} sums={first.value} />
      <Card className={companyStyles.part}>
        {bookings.length === 0 && <p className="text-muted">{words.noBookings}</p>}
        <ul role="list" ref={list} className={styles.list}>
          {bookings.map((booking) => (
            <BookingRow key={booking.reference} booking={booking} company={company} />
          ))}
        </ul>
        {more.failure && <CompanyFailure failure={more.failure} title={myBookings.loadFailed} />}
        {next !== null && (
          <div>
            <Button
              variant="secondary"
              icon="chevron-down"
              busy={more.isBusy}
              busyLabel={myBookings.loading}
              onClick={askMore}
            >
              {myBookings.showMore}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
