import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"

interface FailureProps {
  failure: ServiceFailure
  /** Asks once more; without it the button that failed is the one to press again. */
  onRetry?: () => void
}

/** Why something was not loaded, said at once. */
export function Failure({ failure, onRetry }: FailureProps) {
  const { operations: words } = useTexts()
  return (
    <Alert
      tone="danger"
      announce="now"
      title={words.notLoaded}
      actions={
        onRetry && (
          <Button variant="secondary" size="small" icon="retry" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {failureWords(failure, words)}
    </Alert>
  )
}

/** A failure of the line or the server in words. */
export function failureWords(failure: ServiceFailure, words: ReturnType<typeof useTexts>["operations"]): string {
  switch (failure._tag) {
    case "NetworkFailure":
      return words.noNetwork
    case "RequestRefused":
      return failure.text
    case "ServerFailure":
      return words.serverFailed(failure.requestId ?? "–")
  }
}
