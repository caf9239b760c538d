import type { BookingState } from "@mersal/domain/booking/booking"
import type { Company } from "@mersal/domain/corporate/company"
import type { CallOptions } from "@mersal/domain/ports/driving/service-failure"
import { useCallback } from "react"
import { useTexts } from "../../../environment/language.ts"
import { usePages } from "../../../environment/pages.ts"
import { useCompanyServices } from "../../../environment/services/company-services.ts"
import { Card } from "../../../ui/Card.tsx"
import { GrowingList } from "../../../ui/GrowingList.tsx"
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

/** The filtered bookings of a month, by pages, beside the month's totals. */
export function MonthBookings({ company, month, centre, state }: MonthBookingsProps) {
  const { company: words, myBookings } = useTexts()
  const { corporate } = useCompanyServices()
  const { first, shown, hasMore, isBusy, missed, showMore } = usePages(
    useCallback(
      (cursor: string | null, options: CallOptions) =>
        corporate.bookings({ month, costCentre: centre, state, cursor }, options),
      [corporate, month, centre, state],
    ),
  )
  const bookings = shown.flatMap((page) => page.bookings)
  if (first.state === "waiting") return <Spinner label={myBookings.loading} />
  if (first.state === "failed")
    return <CompanyFailure failure={first.failure} title={myBookings.loadFailed} onRetry={first.retry} />
  return (
    <>
      <CentreTotals month={month} company={company} sums={first.value} />
      <Card className={companyStyles.part}>
        {bookings.length === 0 && <p className="text-muted">{words.noBookings}</p>}
        <GrowingList
          className={styles.list}
          {...{ hasMore, isBusy }}
          onMore={async () => {
            const page = await showMore()
            return page && myBookings.moreShown(page.bookings.length)
          }}
          failure={missed && <CompanyFailure failure={missed} title={myBookings.loadFailed} />}
          texts={{ more: myBookings.showMore, loading: myBookings.loading }}
        >
          {bookings.map((booking) => (
            <BookingRow key={booking.reference} booking={booking} company={company} />
          ))}
        </GrowingList>
      </Card>
    </>
  )
}
