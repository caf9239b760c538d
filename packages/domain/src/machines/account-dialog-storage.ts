import type { SnapshotFrom } from "xstate"
import { withoutSecrets } from "./account-dialog-context.ts"
import type { AccountDialogMachine } from "./account-dialog-machine.ts"
import { writeSnapshot } from "./versioned-snapshot.ts"

type AccountDialogSnapshot = SnapshotFrom<AccountDialogMachine>

/**
 * The account popup as text for the browser's storage, or null where nothing of it may outlive the page: while it is
 * closed, and while a new password is set, which the secret of a right code allows. It holds no password, no code and no
 * such secret, and it waits for nobody: a form that was being sent comes back to be sent again. `readSnapshot` reads it.
 */
export function writeAccountDialog(machine: AccountDialogMachine, snapshot: AccountDialogSnapshot): string | null {
  const value = restingValue(snapshot)
  if (value === null) return null
  const { context } = snapshot
  const resting = { ...context, form: withoutSecrets(context.form), resetToken: null, issues: [], alert: null }
  return writeSnapshot(machine, machine.getPersistedSnapshot(machine.resolveState({ value, context: resting })))
}

/** The same form with nothing under way; null where none may be come back to. */
function restingValue({ value, context }: AccountDialogSnapshot) {
  if (typeof value === "string") return value === "closed" ? null : { [context.social.form]: "editing" }
  if ("newPassword" in value) return null
  if ("changePhone" in value && value.changePhone === "saved") return value
  return Object.fromEntries(Object.keys(value).map((form) => [form, "editing"]))
}
