import { useSelector } from "@xstate/react"
import type { FormEvent, ReactNode } from "react"
import { usePageBooking } from "../../environment/booking/booking.ts"
import { useDraft } from "../../environment/booking/draft.ts"
import { usePageClock } from "../../environment/formats/clock.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { MissingPrice } from "../../fields/MissingPrice.tsx"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { ErrorSummary } from "../../ui/ErrorSummary.tsx"
import { useFieldMarks } from "../../ui/field-marks.ts"
import { StickyBar } from "../../ui/StickyBar.tsx"
import { BookingTypeCards } from "./BookingTypeCards.tsx"
import styles from "./BookScreen.module.css"
import { type BookField, type BookIssue, bookIssues, measureOf } from "./book-issues.ts"
import { ParcelFields } from "./ParcelFields.tsx"
import { useParcelForm } from "./parcel-form.ts"
import { RouteFields } from "./RouteFields.tsx"
import { TellMeWhen } from "./TellMeWhen.tsx"
import { VehicleCards } from "./VehicleCards.tsx"

interface BookScreenProps {
  /** Beside Continue: the price so far. */
  total: ReactNode
}

/** /go/book (section 2): from where, to where, what, with which vehicle, and how fast. */
export function BookScreen({ total }: BookScreenProps) {
  const { booking: words, firstStep } = useTexts()
  const { actor } = usePageBooking()
  const clock = usePageClock()
  const { draft } = useDraft()
  const failure = useSelector(actor, ({ context }) => context.priceAlert)
  const form = useParcelForm()

  const marks = useFieldMarks<BookField>()
  const isServed = failure?.kind !== "notServed"
  const issues = bookIssues(draft, form.measures, isServed)
  const shown = issues.filter(({ field }) => marks.isMarked(field))
  const text = ({ problem }: BookIssue) =>
    problem.kind === "tooLong" ? words.tooLong(problem.limit) : { ...words, ...firstStep }[problem.kind]
  const errors = Object.fromEntries(shown.map((issue) => [issue.field, text(issue)]))
  usePageTitle(firstStep.title, { hasErrors: shown.length > 0 })

  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (issues.length === 0) return actor.send({ type: "book.continued", now: clock.now() })
    marks.refuse(issues.map(({ field }) => field))
  }

  return (
    <form noValidate onSubmit={proceed} className={styles.screen}>
      <ErrorSummary
        title={words.problemHeading}
        attempt={marks.attempt}
        // A field that was left shows its error below it; only a refused step lists them, above and moving the page.
        errors={(marks.attempt > 0 ? shown : []).map((issue) => {
          const measure = measureOf(issue.field)
          // The four measures share their messages, so each message names its measure.
          return { fieldId: issue.field, message: `${measure ? `${firstStep[measure]}: ` : ""}${text(issue)}` }
        })}
      />
      <Card title={firstStep.addressesHeading}>
        <RouteFields
          pickupError={errors["pickup-address"]}
          dropOffError={errors["dropOff-address"]}
          onEdit={marks.forgive}
          onLeave={marks.mark}
        />
        {!isServed && (
          <>
            <Alert tone="danger" announce="now" className={styles.notice}>
              {words.unserved}
            </Alert>
            <TellMeWhen />
          </>
        )}
      </Card>
      <Card title={firstStep.parcelHeading}>
        <div className="stack gap-24">
          <ParcelFields form={form} errors={errors} onEdit={marks.forgive} onLeave={marks.mark} />
          <VehicleCards form={form} />
        </div>
      </Card>
      <Card title={firstStep.typeLegend}>
        <BookingTypeCards />
        <div role="status" tabIndex={-1}>
          {failure && isServed && (
            <Alert tone="warning" className={styles.notice}>
              <MissingPrice />
            </Alert>
          )}
        </div>
      </Card>
      <StickyBar>
        {total}
        <Button type="submit" trailingIcon="arrow-right" className={styles.continue}>
          {words.continue}
        </Button>
      </StickyBar>
    </form>
  )
}
