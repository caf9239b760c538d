import * as Data from "effect/Data"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { AccountIssue } from "./account-forms.ts"
import type { AddressBookIssue } from "./address-book.ts"

/** A form of the account popup, by whose sentences its faults are said. */
export type AccountFormName = "register" | "login" | "forgot" | "newPassword" | "changePhone"

/** What was typed into an account form cannot be taken: every fault, the specification's order (section 5). */
export class InvalidAccountForm extends Data.TaggedError("InvalidAccountForm")<{
  readonly issues: readonly AccountIssue[]
  /** Said by the server; a page knows which form it sent. */
  readonly form?: AccountFormName
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

/** E-mail and password do not open an account. It does not say which of them is wrong, nor whether there is one. */
export class SignInRefused extends Data.TaggedError("SignInRefused") {}

/** The password of an account was tried too often; a new one may be tried from then on, or set by a code at any time. */
export class TooManySignIns extends Data.TaggedError("TooManySignIns")<{ readonly retryAt: Instant }> {}

/** A further code would be one too many, or comes too soon (D26). `retryAt` is when the next one may be asked for. */
export class CodeTooSoon extends Data.TaggedError("CodeTooSoon")<{ readonly retryAt: Instant }> {}

/** The token of a new password is none, was used, or has expired. */
export class PasswordTokenRefused extends Data.TaggedError("PasswordTokenRefused") {}

/** Nobody is signed in, and the call is for those who are. */
export class NotSignedIn extends Data.TaggedError("NotSignedIn") {}

/** The password that was asked for once more is missing or wrong: asked before a phone is changed or an account erased. */
export class PasswordAskedAgain extends Data.TaggedError("PasswordAskedAgain") {}

/** The far sign-in's token does not prove who somebody is, or the provider is not offered here. */
export class SocialSignInRefused extends Data.TaggedError("SocialSignInRefused")<{
  readonly reason: "not-offered" | "not-proved" | "unreachable"
}> {}

/** The e-mail is proved to be somebody's who has an account. Said only to whom it is proved, and to staff. */
export class AlreadyRegistered extends Data.TaggedError("AlreadyRegistered") {}

/** An address, contact, session or member of staff of that id is none of the caller's. */
export class AccountPartNotFound extends Data.TaggedError("AccountPartNotFound") {}

/** What was typed for the address book cannot be kept. */
export class InvalidAddressBookEntry extends Data.TaggedError("InvalidAddressBookEntry")<{
  readonly issues: readonly AddressBookIssue[]
}> {}

/** The list holds as much as it may. */
export class AddressBookFull extends Data.TaggedError("AddressBookFull")<{ readonly limit: number }> {}

/** The bytes are no PNG, JPEG or WebP, or too many. */
export class ImageRefused extends Data.TaggedError("ImageRefused")<{ readonly reason: "not-an-image" | "too-large" }> {}

/** The account cannot be erased while bookings are under way: somebody needs their names. */
export class BookingsUnderWay extends Data.TaggedError("BookingsUnderWay")<{
  readonly references: readonly string[]
}> {}

/** A driver has cash that he has not handed in: nobody would know whose it is without him. One amount for each currency. */
export class CashInHand extends Data.TaggedError("CashInHand")<{ readonly held: readonly Money[] }> {}

/** The last admin may neither be disabled nor erased: nobody could make another. */
export class LastAdmin extends Data.TaggedError("LastAdmin") {}

/** There is an admin, so the command that makes the first one refuses. */
export class AdminExists extends Data.TaggedError("AdminExists") {}
