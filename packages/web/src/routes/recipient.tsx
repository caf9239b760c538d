import type { Reference } from "@mersal/domain/booking/order/reference"
import { Link, useNavigate } from "@tanstack/react-router"
import { type ReactNode, useCallback } from "react"
import { useAnswer } from "../environment/answers/answer.ts"
import { failureTitle } from "../environment/answers/service-failures.ts"
import { useTexts } from "../environment/language.ts"
import { usePageLocation } from "../environment/page-location.ts"
import { usePageTitle } from "../environment/page-title.ts"
import { useMyAccountServices } from "../environment/services/my-account-services.ts"
import { addAreas } from "../environment/texts/dictionaries.ts"
import { recipientAreas } from "../environment/texts/recipient-areas.ts"
import { RecipientForm } from "../features/recipient/RecipientForm.tsx"
import { buttonClass } from "../ui/button-class.ts"
import { FailureNotice } from "../ui/FailureNotice.tsx"
import { Icon } from "../ui/Icon.tsx"
import { Skeleton } from "../ui/Skeleton.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"

addAreas(recipientAreas)
export const ownAreas = ["recipient"] as const

/** /recipient#…: where a recipient says where to deliver his parcel. The link's token is in the fragment. */
export function RecipientPage() {
  const { recipient: words } = useTexts()
  const { hash, state } = usePageLocation()
  const { answered } = state
  if (!answered) return <Question token={hash.replace(/^#/, "")} />
  const [title, text] =
    answered.outcome === "applied" ? [words.applied, words.appliedText] : [words.proposed, words.proposedText]
  return <Told title={title} text={text} tracked={answered.reference} />
}

function Question({ token }: { token: string }) {
  const { booking, recipient: words } = useTexts()
  const { recipient } = useMyAccountServices()
  const answer = useAnswer(useCallback((options) => recipient.question({ token }, options), [recipient, token]))
  const navigate = useNavigate()
  usePageTitle(words.title)
  if (answer.state === "failed" && answer.failure._tag === "RecipientLinkInvalid") {
    return <Told title={words.invalid} text={words.invalidText} />
  }
  return (
    <Page title={words.title}>
      {answer.state === "answered" && (
        <RecipientForm
          token={token}
          question={answer.value}
          onAnswered={(answered) =>
            void navigate({ to: ".", hash: token, replace: true, state: { answered }, resetScroll: false })
          }
        />
      )}
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

/**
 * The message to a recipient when there is nothing left to fill in. It is read out and focused, because the form is
 * gone.
 */
function Told({ title, text, tracked }: { title: string; text: string; tracked?: Reference }) {
  const { recipient: words } = useTexts()
  usePageTitle(title)
  return (
    <div className="container container-narrow stack">
      <h1 ref={focused} tabIndex={-1}>
        {title}
      </h1>
      <p className="text-large text-muted" role="status">
        {text}
      </p>
      {tracked && (
        <p>
          <Link className={buttonClass({})} to="/tracking/status" search={{ bookingId: tracked }}>
            <Icon name="navigation" />
            {words.track}
          </Link>
        </p>
      )}
    </div>
  )
}

const focused = (heading: HTMLHeadingElement | null): void => heading?.focus()
