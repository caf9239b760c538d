import { type ReactNode, useEffect } from "react"
import { useTexts } from "../../../environment/language.ts"
import { GrowingList } from "../../../ui/GrowingList.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import { BookingCard } from "./BookingCard.tsx"
import { BookingsComing } from "./BookingsComing.tsx"
import { useBookingPages } from "./booking-pages.ts"

interface BookingListProps {
  heading?: string | undefined
  /** Shown if nothing is booked. */
  empty: ReactNode
  /** Called once there is an answer, so that what is below the list appears with it and is not moved. */
  onAnswered?: (isEmpty: boolean) => void
}

/** The customer's own bookings, newest first, by pages. */
export function BookingList({ heading, empty, onAnswered }: BookingListProps) {
  const { myBookings: words } = useTexts()
  const { first, shown, hasMore, isBusy, missed, showMore } = useBookingPages()
  const bookings = shown.flatMap((page) => page.bookings)

  const isAnswered = first.state !== "waiting"
  const isEmpty = first.state === "answered" && bookings.length === 0
  useEffect(() => {
    if (isAnswered) onAnswered?.(isEmpty)
  }, [isAnswered, isEmpty, onAnswered])

  if (first.state === "waiting") return <BookingsComing />
  if (first.state === "failed")
    return <FailureAlert failure={first.failure} title={words.loadFailed} onRetry={first.retry} />
  if (isEmpty) return empty
  return (
    <section className="stack gap-24" aria-label={heading}>
      {heading && <h2>{heading}</h2>}
      <GrowingList
        className="stack"
        {...{ hasMore, isBusy }}
        onMore={async () => {
          const page = await showMore()
          return page && words.moreShown(page.bookings.length)
        }}
        failure={missed && <FailureAlert failure={missed} title={words.loadFailed} />}
        texts={{ more: words.showMore, loading: words.loading }}
      >
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </GrowingList>
    </section>
  )
}
