import type {
  AccountPartNotFound,
  AddressBookFull,
  InvalidAddressBookEntry,
  NotSignedIn,
} from "@mersal/domain/account/account-errors"
import type { IdempotencyMismatch } from "@mersal/domain/booking/booking-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { FormEvent, ReactNode } from "react"
import type { Action } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { ErrorSummary } from "../../../ui/ErrorSummary.tsx"
import type { FieldMarks } from "../../../ui/field-marks.ts"
import { FailureAlert } from "../FailureAlert.tsx"
import { type Faults, faultyFields, shownFault } from "./entry-faults.ts"
import styles from "./SavedList.module.css"

/** Why an entry was not saved. */
export type EntryFailure = InvalidAddressBookEntry | AddressBookFull | AccountPartNotFound | IdempotencyMismatch

interface EntryFormProps<Field extends string> {
  faults: Faults<Field>
  marks: FieldMarks<Field>
  save: Pick<Action<never, unknown, EntryFailure | NotSignedIn>, "failure" | "isBusy">
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** The frame of a saved address's and a saved contact's form. */
export function EntryForm<Field extends string>(props: EntryFormProps<Field>) {
  const { faults, marks, save, onSubmit, onCancel, children } = props
  const { booking: common, myAccount: words } = useTexts()
  const errorOf = shownFault(faults, marks)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <ErrorSummary
        title={common.problemHeading}
        errors={faultyFields(faults).flatMap((fieldId) => {
          const message = errorOf(fieldId)
          return message === undefined ? [] : [{ fieldId, message }]
        })}
        attempt={marks.attempt}
      />
      {save.failure && <KeepingFailure failure={save.failure} />}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" busy={save.isBusy} busyLabel={words.loading}>
          {words.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function KeepingFailure({ failure }: { failure: EntryFailure | NotSignedIn | ServiceFailure }) {
  const { myAccount: words } = useTexts()
  switch (failure._tag) {
    case "AddressBookFull":
      return (
        <Alert tone="warning" announce="now">
          {words.full(failure.limit)}
        </Alert>
      )
    case "AccountPartNotFound":
      return (
        <Alert tone="warning" announce="now">
          {words.gone}
        </Alert>
      )
    case "InvalidAddressBookEntry":
    case "IdempotencyMismatch":
      return (
        <Alert tone="danger" announce="now">
          {words.notSaved}
        </Alert>
      )
    default:
      return <FailureAlert failure={failure} title={words.notSaved} />
  }
}
