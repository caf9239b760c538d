import type { ChangeRefused, IdempotencyMismatch } from "@mersal/domain/booking/booking-errors"
import { noWish, stopAfter } from "@mersal/domain/booking/change/booking-change"
import { changeableParts, unmovable } from "@mersal/domain/booking/change/changeable-parts"
import type { ChangeFailure, OwnBookingRequest } from "@mersal/domain/ports/driving/own-booking-service"
import type { AskedRecipient, RecipientState } from "@mersal/domain/ports/driving/recipient-service"
import type { ServiceFailure } from "@mersal/domain/ports/driving/service-failure"
import type { RecipientAskedOften } from "@mersal/domain/recipient/recipient-errors"
import type { BookingNotFound } from "@mersal/domain/tracking/tracking-errors"
import * as Result from "effect/Result"
import { useCallback, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { type Asked, useAnswer } from "../../../environment/answers/answer.ts"
import { failureOf } from "../../../environment/answers/failure-of.ts"
import { isServiceFailure, mayBeDone } from "../../../environment/answers/service-failures.ts"
import { usePageClock } from "../../../environment/formats/clock.ts"
import { useMarketTime } from "../../../environment/formats/market-time.ts"
import { useFormats, useTexts } from "../../../environment/language.ts"
import { useCityName } from "../../../environment/places/city-name.ts"
import { useMyAccountServices } from "../../../environment/services/my-account-services.ts"
import { StopText } from "../../../fields/StopText.tsx"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { Card } from "../../../ui/Card.tsx"
import { CopyButton } from "../../../ui/CopyButton.tsx"
import { Dialog } from "../../../ui/Dialog.tsx"
import { Skeleton } from "../../../ui/Skeleton.tsx"
import { FailureAlert } from "../FailureAlert.tsx"
import { ChangeRefusal } from "./ChangeRefusal.tsx"
import { ChangeReview } from "./ChangeReview.tsx"
import styles from "./OwnedBooking.module.css"
import type { OwnedBooking } from "./owned-booking.ts"
import { isPaidFirst, type PayForChange, PayForChangePart } from "./PayForChangePart.tsx"

interface AskRecipientProps {
  owned: OwnedBooking
  asked: AskedAnswer
  request: OwnBookingRequest
  payForChange: PayForChange
  onChanged: () => void
}

export type AskedAnswer = Asked<RecipientState | null, BookingNotFound>

/** The state of the last question to the recipient. */
export function useAsked(request: OwnBookingRequest): AskedAnswer {
  const { recipient } = useMyAccountServices()
  return useAnswer(useCallback((options) => recipient.asked(request, options), [recipient, request]))
}

/** Whether the recipient asks for something that the sender must decide. */
export const isDecisionDue = (asked: AskedAnswer): boolean =>
  asked.state === "answered" && (asked.value?.proposal ?? null) !== null

/** Asks the recipient for his address. If the answer changes the price, the sender decides (D37). */
export function AskRecipient({ owned, asked, request, payForChange, onChanged }: AskRecipientProps) {
  const { myBookings: words, myAccount } = useTexts()
  const { recipient } = useMyAccountServices()
  const clock = usePageClock()
  const [link, setLink] = useState<AskedRecipient | null>(null)
  const { booking } = owned.own
  const canAsk = changeableParts(booking.state, owned.offer.cancellation, clock.now()).has("drop-off-address")
  const state = asked.state === "answered" ? asked.value : null
  const last = Math.max(state?.askedAt ?? 0, link?.askedAt ?? 0)
  // Each question has exactly one successor, however often the button is pressed and whichever answers are lost.
  const ask = useAction<number, AskedRecipient, AskRefusal>((after, options) =>
    recipient.ask(request, { ...options, idempotencyKey: `ask-${owned.own.booking.reference}-${after}` }),
  )
  const [pressedAfter, setPressedAfter] = useState(last)
  const notSeen = failureOf(asked)
  // A question already decided is not shown to the sender again, even if the answer about it is pending or lost.
  const mayBeOld = asked.state === "answered" && (asked.isNewerComing === true || asked.missed !== undefined)
  if (unmovable(booking.state, owned.offer.cancellation, clock.now()) === "not-paid") {
    return (
      <Card title={words.askHeading}>
        <p className="text-muted">{words.askOncePaid}</p>
      </Card>
    )
  }
  if (!canAsk && state === null) return null

  const press = async () => {
    setPressedAfter(last)
    const answer = await ask.run(last)
    if (answer) setLink(answer.value)
    asked.retry()
  }
  const { failure } = ask
  // A press whose answer was lost has worked if the next read shows a newer question.
  const isDone = failure && isServiceFailure(failure) && mayBeDone(failure) && pressedAfter !== last
  return (
    <Card title={words.askHeading}>
      <div className="stack">
        {(asked.state === "waiting" || (state?.proposal && mayBeOld && !notSeen)) && <Skeleton count={2} />}
        {notSeen && isServiceFailure(notSeen) && (
          <FailureAlert failure={notSeen} title={myAccount.loadFailed} onRetry={asked.retry} />
        )}
        {asked.state === "answered" && state === null && <p className="text-muted">{words.askText}</p>}
        {state && <Outcome state={state} owned={owned} />}
        {state?.proposal && !mayBeOld && (
          <Proposal
            proposal={state.proposal}
            owned={owned}
            request={request}
            payForChange={payForChange}
            onSettled={() => {
              asked.retry()
              onChanged()
            }}
          />
        )}
        {failure && !isDone && <AskFailure failure={failure} />}
        {canAsk && !state?.proposal && (
          <div className={styles.more}>
            <Button
              variant="secondary"
              icon="message-circle"
              busy={ask.isBusy}
              busyLabel={myAccount.loading}
              onClick={press}
            >
              {state === null ? words.ask : words.askAgain}
            </Button>
            {link?.askedAt === last && (
              <CopyButton
                text={link.link}
                label={words.copyLink}
                copiedLabel={words.linkCopied}
                failedLabel={words.linkNotCopied}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function Outcome({ state, owned }: { state: RecipientState; owned: OwnedBooking }) {
  const { myBookings: words } = useTexts()
  const time = useMarketTime(owned.own.booking.market)
  const { outcome, expiresAt, proposal } = state
  if (proposal) return null
  const text =
    outcome === "waiting" ? words.askedStates.waiting(time.zonedMoment(expiresAt)) : words.askedStates[outcome]
  return (
    <Alert tone={outcome === "applied" || outcome === "accepted" ? "success" : "info"} announce="politely">
      {text}
    </Alert>
  )
}

interface ProposalProps extends Omit<AskRecipientProps, "asked" | "onChanged"> {
  proposal: NonNullable<RecipientState["proposal"]>
  onSettled: () => void
}

function Proposal({ proposal, owned, request, payForChange, onSettled }: ProposalProps) {
  const { myBookings: words, myAccount, shell } = useTexts()
  const { money } = useFormats()
  const { toast } = useAnnouncements()
  const { recipient } = useMyAccountServices()
  const settle = useAction<boolean, "settled" | "old", ChangeFailure>(async (isAccepted, options) => {
    const answer = await recipient.settle(
      { ...request, isAccepted, expectedTotal: isAccepted ? proposal.total : null },
      options,
    )
    if (Result.isSuccess(answer)) return Result.succeed("settled" as const)
    // Already decided, in another window or by a press whose answer was lost.
    return answer.failure._tag === "NothingProposed" ? Result.succeed("old" as const) : Result.fail(answer.failure)
  })
  const decide = async (isAccepted: boolean) => {
    const answer = await settle.run(isAccepted)
    if (!answer) return
    toast(answer.value === "old" ? words.proposalOld : isAccepted ? words.proposalAccepted : words.proposalDeclined)
    onSettled()
  }
  const [isPaying, setPaying] = useState(false)
  const { wish, total, difference } = proposal
  const { booking, paid } = owned.own
  const asked = stopAfter(booking.dropOff, wish)
  const city = useCityName(booking.market)
  const toPay = isPaidFirst(difference, paid, booking) ? difference.amount : null
  return (
    <div className="stack">
      <h3>{words.proposal}</h3>
      <StopText {...asked} address={city(asked.address)} market={booking.market} />
      <ChangeReview before={booking} total={total} difference={difference} held={owned.own} />
      {settle.failure && <ChangeRefusal failure={settle.failure} isMaking />}
      <div className={styles.more}>
        <Button
          busy={settle.isBusy}
          busyLabel={myAccount.loading}
          onClick={() => (toPay ? setPaying(true) : decide(true))}
        >
          {words.proposalAccept(money(total))}
        </Button>
        <Button variant="secondary" onClick={() => decide(false)}>
          {words.proposalDecline}
        </Button>
      </div>
      {/* For a card booking the difference is paid before the change applies, as for the sender's own (D37). */}
      <Dialog
        open={isPaying && toPay !== null}
        onClose={() => setPaying(false)}
        title={words.reviewTitle}
        closeLabel={shell.close}
      >
        {toPay && (
          <div className="stack gap-24">
            <ChangeReview before={booking} total={total} difference={difference} held={owned.own} />
            <PayForChangePart
              payForChange={payForChange}
              booking={booking.reference}
              amount={toPay}
              change={{ ...request, wish: { ...noWish, dropOff: wish }, expectedTotal: total }}
            />
          </div>
        )}
      </Dialog>
    </div>
  )
}

type AskRefusal = BookingNotFound | ChangeRefused | RecipientAskedOften | IdempotencyMismatch | ServiceFailure

function AskFailure({ failure }: { failure: AskRefusal }) {
  const { myBookings: words, myAccount } = useTexts()
  if (isServiceFailure(failure)) {
    return <FailureAlert failure={failure} title={mayBeDone(failure) ? myAccount.notKnown : myAccount.notDone} />
  }
  const text = () => {
    switch (failure._tag) {
      case "RecipientAskedOften":
        return words.askedOften(failure.most)
      case "BookingNotFound":
        return words.notFound
      case "ChangeRefused":
        return words.changeRefused[failure.reason]
      case "IdempotencyMismatch":
        return myAccount.notDone
    }
  }
  return (
    <Alert tone="warning" announce="now">
      {text()}
    </Alert>
  )
}
