import { useDraft } from "../../environment/booking/draft.ts"
import { useTexts } from "../../environment/language.ts"
import { useWrittenPhone } from "../../fields/phones.ts"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import styles from "./Payment.module.css"

/** Who books: the name and the phone that were given a step before. */
export function BookedBy() {
  const { guest, market } = useDraft().draft
  const { booking } = useTexts()
  return (
    <Card title={booking.bookedBy}>
      <p className={styles.customer}>
        <Icon name="user" />
        <bdi>{guest.name}</bdi>
        <bdi dir="ltr" className="text-muted">
          {useWrittenPhone(guest.phone, market)}
        </bdi>
      </p>
    </Card>
  )
}
