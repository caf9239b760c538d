import { type ReactNode, useCallback, useState } from "react"
import { useAnswer } from "../environment/answer.ts"
import { useTexts } from "../environment/language.ts"
import { useMyAccountServices } from "../environment/my-account-services.ts"
import { usePageLocation } from "../environment/page-location.ts"
import { usePageTitle } from "../environment/page-title.ts"
import { recipientAreas } from "../environment/recipient-areas.ts"
import { failureTitle } from "../environment/service-failures.ts"
import { addAreas } from "../environment/texts/dictionaries.ts"
import { RecipientForm } from "../features/recipient/RecipientForm.tsx"
import { FailureNotice } from "../ui/FailureNotice.tsx"
import { Skeleton } from "../ui/Skeleton.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"

addAreas(recipientAreas)
export const ownAreas = ["recipient"] as const

/** /recipient#…: where a recipient says where his parcel shall go. The link's token stands behind the #. */
export function RecipientPage() {
  const { booking, recipient: words } = useTexts()
  const token = usePageLocation().hash.replace(/^#/, "")
  const { recipient } = useMyAccountServices()
  const [outcome, setOutcome] = useState<"applied" | "proposed" | null>(null)
  const answer = useAnswer(useCallback((options) => recipient.question({ token }, options), [recipient, token]))
  usePageTitle(words.title)
  if (outcome === "applied") return <Told title={words.applied} text={words.appliedText} />
  if (outcome === "proposed") return <Told title={words.proposed} text={words.proposedText} />
  if (answer.state === "failed" && answer.failure._tag === "RecipientLinkInvalid") {
    return <Told title={words.invalid} text={words.invalidText} />
  }
  return (
    <Page title={words.title}>
      {answer.state === "answered" && <RecipientForm token={token} question={answer.value} onAnswered={setOutcome} />}
      {answer.state === "waiting" && (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton shape="card" count={3} />
        </>
      )}
      {answer.state === "failed" && (
        <FailureNotice title={failureTitle(answer.failure, booking)} retryLabel={booking.retry} onRetry={answer.retry}>
          {words.loadFailed}
        </FailureNotice>
      )}
    </Page>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="container container-narrow stack gap-24">
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** What a recipient reads when there is nothing left to fill in. Heard, and focused, because the form is gone. */
function Told({ title, text }: { title: string; text: string }) {
  usePageTitle(title)
  return (
    <div className="container container-narrow stack">
      <h1 ref={focused} tabIndex={-1}>
        {title}
      </h1>
      <p className="text-large text-muted" role="status">
        {text}
      </p>
    </div>
  )
}

const focused = (heading: HTMLHeadingElement | null): void => heading?.focus()
