import type { AccountFormName } from "@mersal/domain/account/account-errors"
import type { AccountField } from "@mersal/domain/account/account-forms"
import type { AccountAlert, AccountMode } from "@mersal/domain/machines/account-dialog/account-alert"
import { type AccountDialogForm, codeLength } from "@mersal/domain/machines/account-dialog/account-dialog-context"
import type { AccountDialogEvent } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import type { AccountDialogMachine } from "@mersal/domain/machines/account-dialog-machine"
import { accountFaultText } from "@mersal/domain/messages/account-fault"
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import { useTexts } from "../../environment/language.ts"
import type { FieldTexts } from "../../ui/Field.tsx"

export type AccountActor = ActorRefFrom<AccountDialogMachine>

/** One form of the popup: its state and its actions. */
export interface AccountForm {
  readonly values: AccountDialogForm
  readonly alert: AccountAlert | null
  readonly isBusy: boolean
  /**
   * A field's error as the field's properties. What was found when the form was sent is announced, here or by the
   * server; what is said while the customer types is not.
   */
  readonly errorOf: (
    field: AccountField,
    others?: { readonly byServer?: string | undefined; readonly whileTyping?: string | undefined },
  ) => Required<Pick<FieldTexts, "error" | "isErrorAnnounced">>
  readonly type: (patch: Partial<AccountDialogForm>) => void
  readonly submit: (event?: { preventDefault: () => void }) => void
  readonly send: (event: AccountDialogEvent) => void
  readonly can: (event: AccountDialogEvent) => boolean
}

/** The id of a field. Only one form is shown at a time. */
export const fieldId = (field: AccountField): string => `account-${field}`

/** The shown form, or null while the popup is closed. During a social sign-in it is the form that started it. */
export function modeOf({ value, context }: SnapshotFrom<AccountDialogMachine>): AccountMode | null {
  if (value === "closed") return null
  if (value === "signingInSocially") return context.social.form
  return (typeof value === "string" ? value : Object.keys(value)[0]) as AccountMode
}

/** The form whose texts describe the faults. */
const sentencesOf = (mode: AccountMode): AccountFormName => (mode === "code" ? "register" : mode)

export function useAccountForm(actor: AccountActor, mode: AccountMode): AccountForm {
  const { account: words } = useTexts()
  const snapshot = useSelector(actor, (shown) => shown)
  const [attempt, setAttempt] = useState(0)
  const { context } = snapshot
  const isBusy = snapshot.hasTag("busy")

  // A refused form moves focus to its first faulty field, whether this page or the server found the fault. Typing also
  // changes the faults, but moves no focus.
  useEffect(() => {
    const [first] = actor.getSnapshot().context.issues
    if (attempt > 0 && !isBusy && first) document.getElementById(fieldId(first.field))?.focus()
  }, [attempt, isBusy, actor])

  return {
    values: context.form,
    alert: context.alert,
    isBusy,
    errorOf: (field, { byServer, whileTyping } = {}) => {
      const issue = context.issues.find((found) => found.field === field)
      const sent = issue ? accountFaultText(words, sentencesOf(mode), issue, codeLength(context)) : byServer
      return { error: sent ?? whileTyping, isErrorAnnounced: sent !== undefined }
    },
    type: (patch) => actor.send({ type: "form.changed", patch }),
    submit: (event) => {
      event?.preventDefault()
      actor.send({ type: "form.submitted" })
      setAttempt((last) => last + 1)
    },
    send: (event) => actor.send(event),
    can: (event) => snapshot.can(event),
  }
}
