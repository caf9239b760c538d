import type {
  AccountPartNotFound,
  AddressBookFull,
  InvalidAddressBookEntry,
  NotSignedIn,
} from "@mersal/domain/account/account-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { FormEvent, ReactNode } from "react"
import { useTexts } from "../../../environment/language.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Button } from "../../../ui/Button.tsx"
import { ErrorSummary, type SummarisedError } from "../../../ui/ErrorSummary.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import styles from "./SavedList.module.css"

/** Why an entry is not kept. */
export type EntryFailure = InvalidAddressBookEntry | AddressBookFull | AccountPartNotFound

interface EntryFormProps {
  errors: readonly SummarisedError[]
  attempt: number
  failure: EntryFailure | NotSignedIn | ServiceFailure | null
  isBusy: boolean
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  children: ReactNode
}

/** The frame of a saved address's and a saved contact's form. */
export function EntryForm({ errors, attempt, failure, isBusy, onSubmit, onCancel, children }: EntryFormProps) {
  const { booking: common, myAccount: words } = useTexts()
  return (
    <form className="stack" noValidate onSubmit={onSubmit}>
      <ErrorSummary title={common.problemHeading} errors={errors} attempt={attempt} />
      {failure && <KeepingFailure failure={failure} />}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy} busyLabel={words.loading}>
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
      return (
        <Alert tone="danger" announce="now">
          {words.notSaved}
        </Alert>
      )
    default:
      return <FailureAlert failure={failure} title={words.notSaved} />
  }
}
