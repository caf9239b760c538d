import type { BookingState } from "@mersal/domain/booking/booking"
import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import type { CommandFailure, CommandOutcome, StaffCommand } from "@mersal/domain/ports/driving/operations-service"
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react"
import { useAction } from "../../../environment/action.ts"
import { useTexts } from "../../../environment/language.ts"
import { useOwnCommands } from "../../../environment/own-commands.ts"
import { useOperations } from "../../../environment/services/operations-services.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { useAnnouncements } from "../../../ui/Announcer.tsx"
import { Button } from "../../../ui/Button.tsx"
import { useCommandFailureWords } from "./command-failure.ts"
import { isCommandOpen } from "./command-open.ts"

export interface CommandFormProps {
  reference: string
  /** The booking's state when the form was opened, so that the server notices if another command came first. */
  seen: StandNow
  /** The command to send, or null while the form is incomplete: `onUnready` then shows what is missing. */
  command: StaffCommand | null
  onUnready?: () => void
  submit: string
  isDangerous?: boolean
  /** The message after success. */
  done: string
  driverName: (driver: string | null) => string
  onDone: () => void
  onClose: () => void
  children?: ReactNode
}

/** Sends one command, once however often it is pressed. If another command came first, it shows the current state. */
export function CommandForm(props: CommandFormProps) {
  const {
    reference,
    command,
    onUnready,
    submit,
    isDangerous = false,
    done,
    driverName,
    onDone,
    onClose,
    children,
  } = props
  const { dispatch: words, operations: board } = useTexts()
  const { operations } = useOperations()
  const { toast } = useAnnouncements()
  const [seen, setSeen] = useState(props.seen)
  const { idOf } = useOwnCommands()
  const alert = useRef<HTMLDivElement>(null)
  const call = useAction<{ command: StaffCommand; after: number }, CommandOutcome, CommandFailure>(
    ({ command: given, after }, options) =>
      operations.command(
        {
          reference,
          id: idOf({ reference, command: given, after }),
          command: given,
          at: null,
          place: null,
          after,
        },
        options,
      ),
  )
  const failureWords = useCommandFailureWords()
  const outdone =
    call.failure?._tag === "CommandConflict" && call.failure.reason === "outdone" ? call.failure.now : null
  const trouble = call.failure && !outdone ? failureWords(call.failure) : null
  const stateWords = (state: BookingState) => board.states[state]

  // The user looks at the pressed button; the result is shown above it.
  useEffect(() => {
    if (outdone) alert.current?.scrollIntoView({ block: "nearest" })
  }, [outdone])

  const send = async (after: number) => {
    if (command === null) return onUnready?.()
    const answer = await call.run({ command, after })
    if (!answer) return
    toast(done)
    onDone()
  }
  const submitForm = (event: FormEvent) => {
    event.preventDefault()
    void send(seen.order)
  }
  const again = (now: StandNow) => {
    setSeen(now)
    void send(now.order)
  }
  const isStillOpen = outdone !== null && command !== null && isCommandOpen(outdone.state, command.type)
  return (
    <form noValidate className="stack" onSubmit={submitForm}>
      {children}
      {outdone && (
        <div ref={alert}>
          <Alert
            tone="warning"
            announce="now"
            title={words.outdone(stateWords(outdone.state), driverName(outdone.driver))}
          >
            {isStillOpen ? words.outdoneAsk : words.outdoneOver}
          </Alert>
        </div>
      )}
      {trouble && (
        <Alert tone="danger" announce="now">
          {trouble}
        </Alert>
      )}
      <div className="cluster">
        {outdone ? (
          isStillOpen && (
            <Button variant={isDangerous ? "danger" : "primary"} busy={call.isBusy} onClick={() => again(outdone)}>
              {words.doAnyway}
            </Button>
          )
        ) : (
          <Button type="submit" variant={isDangerous ? "danger" : "primary"} busy={call.isBusy}>
            {submit}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {words.dismiss}
        </Button>
      </div>
    </form>
  )
}
