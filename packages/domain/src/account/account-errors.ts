import * as Data from "effect/Data"
import type { AccountIssue } from "./account-forms.ts"

/** What was typed into an account form cannot be taken: every fault, the specification's order (section 5). */
export class InvalidAccountForm extends Data.TaggedError("InvalidAccountForm")<{
  readonly issues: readonly AccountIssue[]
}> {}

/** The server refused, in its own words: the errorMessage values of its answer, at least one (section 8). */
export class AccountRefused extends Data.TaggedError("AccountRefused")<{ readonly messages: readonly string[] }> {}

/** A typed code was not accepted (D26); `triesLeft` is 0 where only a new code helps. */
export class CodeRefused extends Data.TaggedError("CodeRefused")<{
  readonly reason: "wrong" | "used" | "too-many-tries" | "expired"
  readonly triesLeft: number
}> {}

/** No code went out: 'Token Not Generated!!' (section 8). */
export class CodeNotSent extends Data.TaggedError("CodeNotSent") {}

/** The browser kept the far sign-in's window shut: 'Please allow popup' (section 8). */
export class PopupBlocked extends Data.TaggedError("PopupBlocked") {}

/** The customer closed the far sign-in's window: nothing is to be said. */
export class SocialSignInCancelled extends Data.TaggedError("SocialSignInCancelled") {}
