import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useTexts } from "../../environment/language.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { failureWords } from "./refusal-words.ts"

/** Why something was not loaded, said at once. */
export function Failure({ failure, onRetry }: { failure: ServiceFailure; onRetry?: () => void }) {
  const { admin: words } = useTexts()
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
