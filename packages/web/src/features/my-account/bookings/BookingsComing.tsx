import { useTexts } from "../../../environment/language.ts"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx"
import styles from "./BookingList.module.css"

/** A placeholder until the bookings are loaded. */
export function BookingsComing() {
  const { myBookings: words } = useTexts()
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Skeleton shape="card" count={3} />
    </div>
  )
}
