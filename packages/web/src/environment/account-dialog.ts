import type { OpenedMode } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { provided } from "./provided.ts"

/** The account popups, for whatever on a page leads to them. They are fetched when one is opened. */
export interface AccountDialog {
  readonly open: (mode: OpenedMode) => void
  readonly isOpen: boolean
  /** A new password, by the token of a message's link: `/go/account#set-password=…`. */
  readonly setPassword: (token: string) => void
}

/** Provided by the app around every page. */
export const [AccountDialogContext, useAccountDialog] = provided<AccountDialog>()
