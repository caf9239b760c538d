import type { Reference } from "@mersal/domain/booking/order/reference"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import styles from "./Driver.module.css"
import { StopHeading } from "./StopFacts.tsx"
import { cashBefore } from "./stop-acts.ts"
import { goalOf } from "./stop-order.ts"

interface StopsProps {
  stops: readonly RunStop[]
  /** The day of the run. */
  day: LocalDate
}

/** The later stops. The driver may choose another one first, because he knows the traffic. */
export function LaterStops({ stops, day, onChoose }: StopsProps & { onChoose: (chosen: Reference) => void }) {
  const { driver: words } = useTexts()
  return (
    <section className="stack gap-12">
      <h2 className={styles.listTitle}>{words.others}</h2>
      <ol role="list" className={styles.list}>
        {stops.map((stop) => (
          <li key={stop.booking.reference} className={styles.item}>
            <StopLines stop={stop} day={day} />
            <Button
              variant="secondary"
              size="small"
              aria-label={`${words.doThisNext}: ${goalOf(stop).stop.address}`}
              onClick={() => onChoose(stop.booking.reference)}
            >
              {words.doThisNext}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface DoneStopsProps extends StopsProps {
  /** He had taken the cash before he could know that the booking was cancelled. */
  onHadCash: (stop: RunStop) => void
}

/** Today's finished stops. */
export function DoneStops({ stops, day, onHadCash }: DoneStopsProps) {
  const { driver: words } = useTexts()
  return (
    <details className={styles.done}>
      <summary>{words.done(stops.length)}</summary>
      <ol role="list" className={styles.list}>
        {stops.map((stop) => (
          <li key={stop.booking.reference} className={styles.item}>
            <StopLines stop={stop} day={day} />
            {cashBefore(stop) && (
              <Button
                variant="secondary"
                size="small"
                aria-label={`${words.hadCash}: ${goalOf(stop).stop.address}`}
                onClick={() => onHadCash(stop)}
              >
                {words.hadCash}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

function StopLines({ stop, day }: { stop: RunStop; day: LocalDate }) {
  const { driver: words } = useTexts()
  const { stop: place } = goalOf(stop)
  return (
    <div className={styles.lines}>
      <StopHeading stop={stop} day={day} />
      <p>
        <bdi>{place.address}</bdi>
      </p>
      <p className="text-muted text-small">
        <bdi>{place.contact.name}</bdi> · {words.states[stop.now.state]}
      </p>
    </div>
  )
}
