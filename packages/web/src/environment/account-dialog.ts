import type { OpenedMode } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { provided } from "./provided.ts"

/** Opens the account popups. They are loaded when one is opened. */
export interface AccountDialog {
  readonly open: (mode: OpenedMode) => void
  /** A popup was asked for, and is not closed again. */
  readonly isOpen: boolean
  /** It was asked for, and its code is still loading. */
  readonly isLoading: boolean
  /** Sets a new password, with the token of a message's link: `/go/account#set-password=…`. */
  readonly setPassword: (token: string) => void
}

/** Provided by the app around every page. */
export const [AccountDialogContext, useAccountDialog] = provided<AccountDialog>()
