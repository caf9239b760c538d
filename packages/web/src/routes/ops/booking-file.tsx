import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import { Link, useNavigate, useParams } from "@tanstack/react-router"
import { useCallback } from "react"
import { useKeptAnswer } from "../../environment/answers/kept-answer.ts"
import { isOfBookings, useNews } from "../../environment/board-news.ts"
import { useTexts } from "../../environment/language.ts"
import { useAsTold } from "../../environment/own-commands.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useOperations } from "../../environment/services/operations-services.ts"
import { BookingFilePage } from "../../features/operations/booking-file/BookingFilePage.tsx"
import { Failure } from "../../features/operations/Failure.tsx"
import { LazyPapers } from "../../features/papers/LazyPapers.tsx"
import { Skeleton } from "../../ui/Skeleton.tsx"
import { useDrivers } from "./drivers.ts"

/** /ops/bookings/{reference}: one booking, kept current. */
export function BookingPage() {
  const { reference } = useParams({ from: "/operations/ops/bookings/$reference" })
  return <OneBooking key={reference} reference={reference} />
}

function OneBooking({ reference }: { reference: string }) {
  const { dispatch: words } = useTexts()
  const { operations, papers } = useOperations()
  const product = useProduct()
  const navigate = useNavigate()
  const { names } = useDrivers()
  const asTold = useAsTold()
  usePageTitle(words.title(reference))
  const { shown, isOld, refresh } = useKeptAnswer<BookingFile, BookingNotFound>(
    useCallback((options) => operations.booking({ reference }, options), [operations, reference]),
  )
  useNews(refresh, (news) => isOfBookings(news) && (news.kind !== "booking" || news.reference === reference))
  if (shown.state === "answered") {
    const { market } = shown.value.booking
    const home = market === product.market ? {} : { market }
    return (
      <BookingFilePage
        file={asTold(shown.value)}
        names={names}
        isOld={isOld}
        onChanged={refresh}
        papers={<LazyPapers reference={reference} accessToken={null} open={papers} />}
        home={home}
        onBack={() => void navigate({ to: "/ops", search: home })}
      />
    )
  }
  return (
    <div className="container stack">
      <h1>
        <bdi>{words.title(reference)}</bdi>
      </h1>
      {shown.state === "waiting" && <Skeleton shape="card" />}
      {shown.state === "failed" &&
        (shown.failure._tag === "BookingNotFound" ? (
          <p>{words.notFound}</p>
        ) : (
          <Failure failure={shown.failure} onRetry={refresh} />
        ))}
      <p>
        <Link to="/ops">{words.backToBoard}</Link>
      </p>
    </div>
  )
}
