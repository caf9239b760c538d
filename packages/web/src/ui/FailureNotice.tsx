import type { ReactNode } from "react"
import { Alert } from "./Alert.tsx"
import { Button } from "./Button.tsx"

interface FailureNoticeProps {
  title?: string | undefined
  retryLabel: string
  /** Asks once more; without it the button that failed is the one to press again. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** Why something was not loaded or done, said at once. */
export function FailureNotice({ title, retryLabel, onRetry, children }: FailureNoticeProps) {
  return (
    <Alert
      tone="danger"
      announce="now"
      title={title}
      actions={
        onRetry && (
          <Button variant="secondary" size="small" icon="retry" onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  )
}
