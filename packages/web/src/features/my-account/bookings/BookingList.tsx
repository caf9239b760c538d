import { type ReactNode, useEffect, useRef } from "react"
import { useTexts } from "../../../environment/language.ts"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import { BookingCard } from "./BookingCard.tsx"
import { BookingsComing } from "./BookingsComing.tsx"
import { useBookingPages } from "./booking-pages.ts"

interface BookingListProps {
  heading?: string | undefined
  /** Stands here where nothing is booked. */
  empty: ReactNode
  /** Told once there is an answer: what stands below the list comes with it, and is not moved by it. */
  onAnswered?: () => void
}

/** One's own bookings, the newest first, by pages. */
export function BookingList({ heading, empty, onAnswered }: BookingListProps) {
  const { myBookings: words } = useTexts()
  const { announce } = useAnnouncements()
  const { first, retry, bookings, hasMore, more, showMore } = useBookingPages()
  const list = useRef<HTMLUListElement>(null)
  const newest = useRef<number | null>(null)

  // Focus goes to the first of the new ones: the button moves away under it, or goes with the last page.
  useEffect(() => {
    if (newest.current === null || bookings.length <= newest.current) return
    list.current?.children[newest.current]?.querySelector("a")?.focus()
    newest.current = null
  }, [bookings.length])

  const isAnswered = first.state !== "waiting"
  useEffect(() => {
    if (isAnswered) onAnswered?.()
  }, [isAnswered, onAnswered])

  const askMore = async () => {
    newest.current = bookings.length
    const count = await showMore()
    if (count === null) newest.current = null
    else announce(words.moreShown(count))
  }
  if (first.state === "waiting") return <BookingsComing />
  if (first.state === "failed") return <FailureAlert failure={first.failure} title={words.loadFailed} onRetry={retry} />
  if (bookings.length === 0) return empty
  return (
    <section className="stack gap-24" aria-label={heading}>
      {heading && <h2>{heading}</h2>}
      <ul role="list" ref={list} className="stack">
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {more.failure && <FailureAlert failure={more.failure} title={words.loadFailed} />}
      {hasMore && (
        <div>
          <Button
            variant="secondary"
            icon="chevron-down"
            busy={more.isBusy}
            busyLabel={words.loading}
            onClick={askMore}
          >
            {words.showMore}
          </Button>
        </div>
      )}
    </section>
  )
}
