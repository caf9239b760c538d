import { useDraft } from "../../environment/booking/draft.ts"
import { useTexts } from "../../environment/language.ts"
import { Contact } from "../../fields/StopText.tsx"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Payment.module.css"

/** The person who books: name and phone from the step before. */
export function BookedBy() {
  const { guest, market } = useDraft().draft
  const { booking } = useTexts()
  return (
    <Card title={booking.bookedBy}>
      <div className={styles.customer}>
        <Icon name="user" />
        <Contact {...guest} market={market} />
      </div>
    </Card>
  )
}
