import { Link } from "@tanstack/react-router"
import { useTexts } from "../../../environment/language.ts"
import { buttonClass } from "../../../ui/button-class.ts"
import { Empty } from "../Empty.tsx"

/** The account has no bookings yet. */
export function NoBookings() {
  const { myBookings: words, shell } = useTexts()
  return (
    <Empty title={words.none} text={words.noneText}>
      <Link className={buttonClass({})} to="/go/book">
        {shell.bookDelivery}
      </Link>
    </Empty>
  )
}
