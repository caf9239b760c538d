import type { OpenedMode } from "@mersal/domain/machines/account-dialog/account-dialog-event"
import { createContext, useContext } from "react"

/** The account popups, for whatever on a page leads to them. They are fetched when one is opened. */
export interface AccountDialog {
  readonly open: (mode: OpenedMode) => void
  /** A new password, by the token of a message's link: `/go/account#set-password=…`. */
  readonly setPassword: (token: string) => void
}

/** Provided by the app around every page. */
export const AccountDialogContext = createContext<AccountDialog | null>(null)

export function useAccountDialog(): AccountDialog {
  const dialog = useContext(AccountDialogContext)
  if (dialog === null) throw new Error("useAccountDialog outside of its provider")
  return dialog
}
