import type { Snapshot, SnapshotFrom } from "xstate"
import type { CodeSent } from "../../account/sign-in/sign-in.ts"
import type { MarketId } from "../../market/market.ts"
import { withoutSecrets } from "../account-dialog/account-dialog-context.ts"
import type { AccountDialogMachine } from "../account-dialog-machine.ts"
import { readSnapshot, writeSnapshot } from "./versioned-snapshot.ts"

type AccountDialogSnapshot = SnapshotFrom<AccountDialogMachine>

/**
 * The account popup as text for the browser's storage. Null when nothing may outlive the page: while it is closed, and
 * while a new password is set, because that needs the secret of a right code. The text contains no passwords, codes or
 * such secrets, and no pending call: a form that was being sent is restored ready to be sent again.
 */
export function writeAccountDialog(machine: AccountDialogMachine, snapshot: AccountDialogSnapshot): string | null {
  const value = restingValue(snapshot)
  if (value === null) return null
  const { context } = snapshot
  const resting = { ...context, form: withoutSecrets(context.form), resetToken: null, issues: [], alert: null }
  return writeSnapshot(machine, machine.getPersistedSnapshot(machine.resolveState({ value, context: resting })))
}

/** The popup in such a text if it asks for a code that was sent, whoever registered or signed in. */
export const readAccountCode = (
  machine: AccountDialogMachine,
  text: string,
  market: MarketId,
): Snapshot<unknown> | null =>
  readSnapshot(
    machine,
    text,
    { market },
    (restored) =>
      restored.matches("code") &&
      restored.context.purpose !== null &&
      restored.context.purpose !== "phone" &&
      isCodeSent(restored.context.challenge),
  )

const isCodeSent = (challenge: Partial<CodeSent> | null): boolean =>
  typeof challenge?.challengeId === "string" && Array.isArray(challenge.channels) && Number.isInteger(challenge.length)

/** The same form without a pending call; null for a form that may not be restored. */
function restingValue({ value, context }: AccountDialogSnapshot) {
  if (typeof value === "string") return value === "closed" ? null : { [context.social.form]: "editing" }
  if ("newPassword" in value) return null
  if ("changePhone" in value && value.changePhone === "saved") return value
  return Object.fromEntries(Object.keys(value).map((form) => [form, "editing"]))
}
