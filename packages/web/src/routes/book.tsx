import { useTexts } from "../environment/language.ts"
import { usePageTitle } from "../environment/page-title.ts"

/** /go/book: where from, where to, what, and how fast. */
export function BookPage() {
  const { booking } = useTexts()
  usePageTitle(booking.title)
  return (
    <div className="container stack gap-8">
      <h1>{booking.title}</h1>
      <p className="text-large text-muted">{booking.lead}</p>
    </div>
  )
}
