import { fieldCounter } from "@mersal/domain/market/field-counter"
import type { RatingFailure } from "@mersal/domain/ports/driving/rating-service"
import { allStars, longestRatingNote, type Rating, type Stars } from "@mersal/domain/rating/rating"
import { type FormEvent, useCallback, useState } from "react"
import { useAction } from "../../environment/action.ts"
import { useAnswer } from "../../environment/answers/answer.ts"
import { failureTitle } from "../../environment/answers/service-failures.ts"
import { useTexts } from "../../environment/language.ts"
import { useServices } from "../../environment/services/services.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Button } from "../../ui/Button.tsx"
import { Card } from "../../ui/Card.tsx"
import { Icon } from "../../ui/Icon.tsx"
import { RadioPills } from "../../ui/RadioPills.tsx"
import { TextField } from "../../ui/TextField.tsx"
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx"
import styles from "./RateDelivery.module.css"

interface RateDeliveryProps {
  reference: string
  accessToken: string | null
}

/** The form disappears with the press and would take the focus with it. */
const focusOnThanks = (thanks: HTMLElement | null) => thanks?.focus({ preventScroll: true })

type Trouble = "chooseFirst" | "noteTooLong"

/** Asks the owner of a delivered booking for a rating, once; then shows it. */
export function RateDelivery({ reference, accessToken }: RateDeliveryProps) {
  const {
    booking,
    live: { rating: words },
  } = useTexts()
  const { ratings } = useServices()
  const answer = useAnswer(
    useCallback((options) => ratings.rating({ reference, accessToken }, options), [ratings, reference, accessToken]),
  )
  const [stars, setStars] = useState<Stars | null>(null)
  const [note, setNote] = useState("")
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [given, setGiven] = useState<Stars | null>(null)
  const rate = useAction<Stars, Rating, RatingFailure>((chosen) =>
    ratings.rate({ reference, accessToken, stars: chosen, note }),
  )
  if (answer.state !== "answered") return null

  const before = rate.failure?._tag === "AlreadyRated" ? rate.failure.stars : (answer.value?.stars ?? null)
  const shown = given ?? before
  if (shown !== null) {
    return (
      <Card title={words.title}>
        <p role="status" className={styles.given} tabIndex={-1} ref={given === null ? null : focusOnThanks}>
          <Icon name="star" />
          {words.given(words.stars(shown))}
        </p>
      </Card>
    )
  }
  const counter = fieldCounter(note, longestRatingNote)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found: Trouble | null = stars === null ? "chooseFirst" : counter.isTooLong ? "noteTooLong" : null
    setTrouble(found)
    if (found !== null || stars === null) return
    const sent = await rate.run(stars)
    if (sent) setGiven(sent.value.stars)
  }
  return (
    <Card title={words.title}>
      <form className={`stack ${styles.form}`} noValidate onSubmit={send}>
        {rate.failure && (
          <Alert tone="danger" announce="now" title={failureTitle(rate.failure, booking)}>
            {words.failed}
          </Alert>
        )}
        <RadioPills
          legend={words.legend}
          error={trouble === "chooseFirst" ? words.chooseFirst : undefined}
          isErrorAnnounced
          value={stars === null ? null : `${stars}`}
          onChange={(value) => {
            setTrouble(null)
            setStars(allStars.find((one) => `${one}` === value) ?? null)
          }}
          options={allStars.map((one) => ({
            value: `${one}`,
            label: (
              <>
                <span aria-hidden="true">{one}</span>
                <VisuallyHidden>{words.stars(one)}</VisuallyHidden>
              </>
            ),
          }))}
        />
        <TextField
          multiline
          label={words.note}
          hint={words.noteHint}
          error={trouble === "noteTooLong" ? words.noteTooLong : undefined}
          counter={{ ...counter, say: words.charactersLeft }}
          value={note}
          onChange={setNote}
        />
        <div>
          <Button type="submit" busy={rate.isBusy} busyLabel={words.sending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Card>
  )
}
