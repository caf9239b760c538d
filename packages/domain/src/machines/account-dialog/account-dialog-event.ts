import type { Customer } from "../../account/customer.ts"
import type { SocialProvider } from "../../account/role.ts"
import type { AccountDialogForm, KnownGuest } from "../account-dialog-context.ts"

/** The forms that anybody may open, and that of the phone for whoever is signed in. */
export type OpenedMode = "login" | "register" | "forgot" | "changePhone"

/** How the popup is opened; a new password by the token of a link that a message held. */
export type AccountDialogOpening =
  | { readonly mode: OpenedMode }
  | { readonly mode: "newPassword"; readonly token: string }

/** What happens to the popup. */
export type AccountDialogEvent =
  /**
   * `path` is where the popup was opened: it tells the go flow from the normal one (D25). `known` is who books there as a
   * guest: nobody types twice who he is.
   */
  | ({ readonly type: "dialog.opened"; readonly path: string; readonly known?: KnownGuest } & AccountDialogOpening)
  | { readonly type: "dialog.closed" }
  | { readonly type: "mode.switched"; readonly mode: OpenedMode | "code" }
  | { readonly type: "form.changed"; readonly patch: Partial<AccountDialogForm> }
  | { readonly type: "form.submitted" }
  | { readonly type: "social.chosen"; readonly provider: SocialProvider }
  | { readonly type: "code.resendRequested" }
  /** A stored snapshot goes on after a reload: the timers of a restored actor never fire. */
  | { readonly type: "page.reopened" }

/** Section 4, 'Account': the three events of the account for analytics. */
export type AccountFact = "WEB_SIGNUP_INITIATED" | "WEB_SIGNUP_COMPLETED" | "WEB_LOGIN_COMPLETED"

/** What the page is told beside the state. */
export type AccountDialogEmitted =
  /** A sign-in is complete; the page goes to the path, or stays where it is null (D25). */
  | { readonly type: "signedIn"; readonly customer: Customer; readonly path: string | null }
  | { readonly type: "phoneChanged"; readonly phone: string }
  | { readonly type: "fact.noted"; readonly fact: AccountFact }
