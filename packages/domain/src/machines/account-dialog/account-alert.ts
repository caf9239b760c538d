import type {
  AccountRefused,
  CodeNotSent,
  CodeRefused,
  InvalidAccountForm,
  PasswordAskedAgain,
  PopupBlocked,
  SocialSignInCancelled,
} from "../../account/account-errors.ts"
import type { ServiceFailure } from "../../ports/driving/service-failure.ts"

/** The forms of the account popup (section 2, 'Account popups'). */
export type AccountMode = "login" | "register" | "forgot" | "code" | "changePhone" | "newPassword"

/** What the account popup says beside the faults of its fields: plain data, so that it survives a reload. */
export type AccountAlert =
  /** The server's own messages, above the form or below its e-mail field. */
  | { readonly kind: "refused"; readonly place: "form" | "email"; readonly messages: readonly string[] }
  | { readonly kind: "codeRefused"; readonly reason: CodeRefused["reason"]; readonly triesLeft: number }
  | { readonly kind: "codeNotSent" }
  | { readonly kind: "codeSent" }
  | { readonly kind: "popupBlocked" }
  | { readonly kind: "network" }
  | { readonly kind: "server"; readonly requestId: string | null }

/** The failures of the account popup's calls. */
export type AccountFailure =
  | AccountRefused
  | CodeNotSent
  | CodeRefused
  | InvalidAccountForm
  | PasswordAskedAgain
  | PopupBlocked
  | ServiceFailure
  | SocialSignInCancelled

/**
 * The alert for a failure (section 8). Null for a window that the customer closed, and for faults that are shown at
 * their fields. A failure of unknown type is shown as a server error.
 */
export function accountAlertOf(mode: AccountMode, failure: AccountFailure | Error): AccountAlert | null {
  if (!("_tag" in failure)) return { kind: "server", requestId: null }
  switch (failure._tag) {
    case "AccountRefused":
      return refusal(mode, failure.messages)
    case "RequestRefused":
      return refusal(mode, [failure.text, ...(failure.furtherTexts ?? [])])
    case "CodeRefused":
      return { kind: "codeRefused", reason: failure.reason, triesLeft: failure.triesLeft }
    case "CodeNotSent":
      return { kind: "codeNotSent" }
    case "PopupBlocked":
      return { kind: "popupBlocked" }
    case "NetworkFailure":
      return { kind: "network" }
    case "ServerFailure":
      return { kind: "server", requestId: failure.requestId }
    case "InvalidAccountForm":
    case "PasswordAskedAgain":
    case "SocialSignInCancelled":
      return null
  }
}

/**
 * Section 8: login and new password list every errorMessage, the others show the first; forgot shows it at its field.
 */
function refusal(mode: AccountMode, messages: readonly string[]): AccountAlert {
  const shown = mode === "login" || mode === "newPassword" ? messages : messages.slice(0, 1)
  if (shown.length === 0) return { kind: "server", requestId: null }
  return { kind: "refused", place: mode === "forgot" ? "email" : "form", messages: shown }
}
