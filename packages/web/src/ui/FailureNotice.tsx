import type { ReactNode } from "react"
import { Alert } from "./Alert.tsx"
import { Button } from "./Button.tsx"

interface FailureNoticeProps {
  title?: string | undefined
  retryLabel: string
  /** Tries again. Leave it out where the customer presses the failed button again. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** Why something failed to load or to be done, read out at once. */
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
