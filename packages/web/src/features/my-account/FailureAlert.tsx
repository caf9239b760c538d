import type { NotSignedIn } from "@mersal/domain/account/account-errors"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { useEffect, useRef } from "react"
import { failureTitle, mayBeDone } from "../../environment/answers/service-failures.ts"
import { useTexts } from "../../environment/language.ts"
import { useSession } from "../../environment/session.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"

interface FailureAlertProps {
  failure: ServiceFailure | NotSignedIn
  /** What failed. */
  title: string
  /** It was an action, not a question: without an answer it may still have been done, and the alert says so. */
  isDoing?: boolean
  /** Tries again. Leave it out where the customer presses the failed button again. */
  onRetry?: (() => void) | undefined
}

/**
 * What failed and why, read out at once: in the words of section 8, in the server's own, or that the session has ended.
 */
export function FailureAlert({ failure, title, isDoing = false, onRetry }: FailureAlertProps) {
  const { booking, myAccount, shell } = useTexts()
  const { signInAgain, customer } = useSession()
  const wait = useRef<"no" | "lost" | "known">("no")
  // After signing in again from this alert, the customer is told what it was about.
  useEffect(() => {
    if (wait.current === "known" && customer === null) wait.current = "lost"
    if (wait.current !== "lost" || customer === null) return
    wait.current = "no"
    onRetry?.()
  }, [customer, onRetry])
  const isSignedOut = failure._tag === "NotSignedIn"
  const isUnknown = isDoing && !isSignedOut && mayBeDone(failure)
  const what = isUnknown ? myAccount.notKnown : title
  const text = () => {
    switch (failure._tag) {
      case "NotSignedIn":
        return myAccount.signedOutMeanwhile
      case "NetworkFailure":
        return what
      case "RequestRefused":
        return failure.text
      case "ServerFailure":
        return (
          <>
            {what} {failure.requestId && <bdi>{myAccount.errorId(failure.requestId)}</bdi>}
          </>
        )
    }
  }
  const actions = isSignedOut ? (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        wait.current = customer === null ? "lost" : "known"
        signInAgain()
      }}
    >
      {shell.loginOrSignUp}
    </Button>
  ) : (
    onRetry && (
      <Button variant="secondary" size="small" icon="retry" onClick={onRetry}>
        {booking.retry}
      </Button>
    )
  )
  return (
    <Alert
      tone="danger"
      announce="now"
      title={isSignedOut ? undefined : (failureTitle(failure, booking) ?? title)}
      actions={actions}
    >
      {text()}
    </Alert>
  )
}
