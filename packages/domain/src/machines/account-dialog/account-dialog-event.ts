import type { Customer } from "../../account/customer.ts"
import type { SocialProvider } from "../../account/role.ts"
import type { AccountDialogForm, KnownGuest } from "./account-dialog-context.ts"

/** The forms that anybody may open, and the phone's for a signed-in customer. */
export type OpenedMode = "login" | "register" | "forgot" | "changePhone"

/** How the popup is opened; a new password needs the token of a link from a message. */
export type AccountDialogOpening =
  | { readonly mode: OpenedMode }
  | { readonly mode: "newPassword"; readonly token: string }

/** What happens to the popup. */
export type AccountDialogEvent =
  /**
   * `path` is where the popup was opened: it distinguishes the go flow from the normal one (D25). `known` is the guest
   * who books there, so that nobody enters his details twice.
   */
  | ({ readonly type: "dialog.opened"; readonly path: string; readonly known?: KnownGuest } & AccountDialogOpening)
  | { readonly type: "dialog.closed" }
  | { readonly type: "mode.switched"; readonly mode: OpenedMode | "code" }
  | { readonly type: "form.changed"; readonly patch: Partial<AccountDialogForm> }
  | { readonly type: "form.submitted" }
  | { readonly type: "social.chosen"; readonly provider: SocialProvider }
  | { readonly type: "code.resendRequested" }
  /** A stored snapshot continues after a reload; a restored actor's timers never fire. */
  | { readonly type: "page.reopened" }

/** Section 4, 'Account': the three analytics events of the account. */
export type AccountFact = "WEB_SIGNUP_INITIATED" | "WEB_SIGNUP_COMPLETED" | "WEB_LOGIN_COMPLETED"

/** What the machine emits to the page. */
export type AccountDialogEmitted =
  /** A sign-in is complete. The page goes to `path`, or stays if it is null (D25). */
  | { readonly type: "signedIn"; readonly customer: Customer; readonly path: string | null }
  | { readonly type: "phoneChanged"; readonly phone: string }
  | { readonly type: "fact.noted"; readonly fact: AccountFact }
