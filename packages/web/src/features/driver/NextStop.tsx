import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import { useId } from "react"
import { useNow } from "../../environment/formats/clock.ts"
import { useFormats, useTexts } from "../../environment/language.ts"
import { Button } from "../../ui/Button.tsx"
import styles from "./Driver.module.css"
import { StopFacts, StopHeading } from "./StopFacts.tsx"
import { standsAs } from "./stands-as.ts"
import { actsOf, cashDue, type StopAct, waitsUntil } from "./stop-acts.ts"
import { WaitClock } from "./WaitClock.tsx"

interface NextStopProps {
  stop: RunStop
  /** The day of the run. */
  day: LocalDate
  /** A step was chosen. Steps that need more than a press open a dialog. */
  onAct: (stop: RunStop, act: StopAct) => void
}

/** The next stop, large, with the step that is due within reach of the thumb. */
export function NextStop({ stop, day, onAct }: NextStopProps) {
  const { driver: words } = useTexts()
  const { money } = useFormats()
  const headingId = useId()
  // The steps do not depend on the minute, but which ones are possible is checked again each minute.
  const now = useNow("minute")
  const [step, ...possible] = actsOf(stop, now)
  const due = cashDue(stop)
  const until = waitsUntil(stop)
  const label = (act: StopAct): string => {
    if (act === "takeCash") return words.acts.takeCash(due ? money(due) : "")
    if (act === "hadCash") return words.hadCash
    if (act === "fail") return stop.leg === "pickup" ? words.acts.failPickup : words.acts.failDelivery
    return words.acts[act]
  }
  // The second tap of a double tap must not press the step that has replaced the first.
  const press =
    (act: StopAct) =>
    ({ detail }: { readonly detail: number }) =>
      detail < 2 && onAct(stop, act)
  return (
    <section className={styles.next} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.nextTitle} tabIndex={-1}>
        {words.next}
        <span className={styles.state}>{standsAs(stop, words)}</span>
      </h2>
      <StopHeading stop={stop} day={day} />
      <StopFacts stop={stop} />
      {due && (
        <p className={styles.due}>
          {words.cashDue}
          <strong data-figures>
            <bdi>{money(due)}</bdi>
          </strong>
        </p>
      )}
      {until !== null && <WaitClock until={until} />}
      {stop.now.state === "onHold" && <p>{words.onHoldText}</p>}
      {step && (
        <div className={styles.step}>
          <Button fullWidth className={styles.first} onClick={press(step)}>
            {label(step)}
          </Button>
        </div>
      )}
      {possible.length > 0 && (
        <div className={styles.acts}>
          {possible.map((act) => (
            <Button
              key={act}
              variant={act === "fail" || act === "hadCash" ? "ghost" : "secondary"}
              fullWidth
              onClick={press(act)}
            >
              {label(act)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
