import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { failureWords } from "../../environment/answers/failure-words.ts"
import { useTexts } from "../../environment/language.ts"
import { FailureNotice } from "../../ui/FailureNotice.tsx"

/** Why data of the board did not load. */
export function Failure({ failure, onRetry }: { failure: ServiceFailure; onRetry?: () => void }) {
  const { operations: words } = useTexts()
  return (
    <FailureNotice title={words.notLoaded} retryLabel={words.retry} onRetry={onRetry}>
      {failureWords(failure, words)}
    </FailureNotice>
  )
}
