import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { failureWords } from "../../environment/answers/failure-words.ts"
import { useTexts } from "../../environment/language.ts"
import { FailureNotice } from "../../ui/FailureNotice.tsx"

interface FailureProps {
  failure: ServiceFailure | NotSignedIn
  onRetry?: () => void
}

/** Why an admin's data did not load. If the session has ended, a dialog asks to sign in. */
export function Failure({ failure, onRetry }: FailureProps) {
  const { admin: words } = useTexts()
  return (
    <FailureNotice title={words.notLoaded} retryLabel={words.retry} onRetry={onRetry}>
      {failure._tag === "NotSignedIn" ? null : failureWords(failure, words)}
    </FailureNotice>
  )
}
