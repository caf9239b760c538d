import { findReference, longestTyped, type Reference } from "@mersal/domain/booking/order/reference"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import { isReferenceMissing } from "@mersal/domain/tracking/tracking-outcome"
import * as Result from "effect/Result"
import { type FormEvent, useRef, useState } from "react"
import { useAnalytics } from "../../environment/analytics.ts"
import { useTexts } from "../../environment/language.ts"
import { usePageTitle } from "../../environment/page-title.ts"
import { useProduct } from "../../environment/product.ts"
import { useServices } from "../../environment/services/services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { useFailureWords } from "./failure-words.ts"
import styles from "./Tracking.module.css"

interface TrackingFormProps {
  /** The field's initial text. */
  initialReference: string
  /** That reference was already looked up and not found. */
  isUnknown: boolean
  onFound: (reference: Reference) => void
}

type Trouble = "empty" | "invalid"

/** Asks for a booking reference and looks it up before the page changes, so that a typo can be corrected here. */
export function TrackingForm({ initialReference, isUnknown, onFound }: TrackingFormProps) {
  const { tracking: words } = useTexts()
  const { tracking } = useServices()
  const { profile } = useProduct()
  const analytics = useAnalytics()
  const failureWords = useFailureWords()
  const [reference, setReference] = useState(initialReference)
  const [trouble, setTrouble] = useState<Trouble | null>(isUnknown ? "invalid" : null)
  const [failure, setFailure] = useState<ServiceFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  usePageTitle(words.title, { hasErrors: trouble !== null })

  const refuse = (found: Trouble) => {
    setTrouble(found)
    field.current?.focus()
  }
  const lookUp = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    setTrouble(null)
    if (isReferenceMissing(reference)) return refuse("empty")
    const found = findReference(reference)
    // The server refuses a wrong number, but a text of this length cannot be a reference.
    if (!found && reference.trim().length > longestTyped) {
      analytics.track({ name: "WEB_TRACKING_FAILED", errorMessage: words.invalid })
      return refuse("invalid")
    }
    setBusy(true)
    const answer = await tracking.track({ reference: found ?? reference, accessToken: null })
    setBusy(false)
    if (Result.isSuccess(answer)) onFound(answer.success.reference)
    else {
      analytics.track({ name: "WEB_TRACKING_FAILED", errorMessage: failureWords(answer.failure) })
      if (answer.failure._tag === "BookingNotFound") refuse("invalid")
      else setFailure(answer.failure)
    }
  }
  return (
    <form className="stack gap-24" noValidate onSubmit={lookUp}>
      {failure && <Alert tone="danger" announce="now" title={failureWords(failure)} />}
      <div className={styles.lookUp}>
        <TextField
          ref={field}
          className={styles.asked}
          label={words.referenceLabel}
          hint={words.placeholderNote(profile.trackingPlaceholder)}
          error={trouble ? words[trouble] : undefined}
          isErrorAnnounced
          value={reference}
          onChange={(typed) => {
            setReference(typed)
            setTrouble(null)
          }}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" busy={isBusy} busyLabel={words.loading}>
          {words.continue}
        </Button>
      </div>
    </form>
  )
}
