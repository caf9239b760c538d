import * as Data from "effect/Data"
import type { Instant } from "../calendar/zone.ts"
import type { Money } from "../money/money.ts"
import type { AccountIssue } from "./account-forms.ts"
import type { AddressBookIssue } from "./address-book.ts"

/** A form of the account popup, which decides the messages of its faults. */
export type AccountFormName = "register" | "login" | "forgot" | "newPassword" | "changePhone"

/** An account form is invalid: every fault, in the specification's order (section 5). */
export class InvalidAccountForm extends Data.TaggedError("InvalidAccountForm")<{
  readonly issues: readonly AccountIssue[]
  /** Set by the server; a page knows which form it sent. */
  readonly form?: AccountFormName
}> {}

/** The server refused, with its own messages: the errorMessage values of its answer, at least one (section 8). */
export class AccountRefused extends Data.TaggedError("AccountRefused")<{ readonly messages: readonly string[] }> {}

/** A typed code was refused (D26); `triesLeft` is 0 when only a new code helps. */
export class CodeRefused extends Data.TaggedError("CodeRefused")<{
  readonly reason: "wrong" | "used" | "too-many-tries" | "expired"
  readonly triesLeft: number
}> {}

/** No code was sent: 'Token Not Generated!!' (section 8). */
export class CodeNotSent extends Data.TaggedError("CodeNotSent") {}

/** The browser blocked the social sign-in's window: 'Please allow popup' (section 8). */
export class PopupBlocked extends Data.TaggedError("PopupBlocked") {}

/** The customer closed the social sign-in's window: no message. */
export class SocialSignInCancelled extends Data.TaggedError("SocialSignInCancelled") {}

/** E-mail and password do not match an account. It does not say which is wrong, or whether the account exists. */
export class SignInRefused extends Data.TaggedError("SignInRefused") {}

/**
 * An account's password was tried too often. It may be tried again from `retryAt` on, or reset by a code at any time.
 */
export class TooManySignIns extends Data.TaggedError("TooManySignIns")<{ readonly retryAt: Instant }> {}

/** A further code would come too soon (D26). `retryAt` is when the next one may be requested. */
export class CodeTooSoon extends Data.TaggedError("CodeTooSoon")<{ readonly retryAt: Instant }> {}

/** A further code would exceed a cap (D26). `retryAt` is when the next one may be requested. */
export class TooManyCodes extends Data.TaggedError("TooManyCodes")<{ readonly retryAt: Instant }> {}

/** The token for a new password is invalid, used or expired. */
export class PasswordTokenRefused extends Data.TaggedError("PasswordTokenRefused") {}

/** The call needs a signed-in caller. */
export class NotSignedIn extends Data.TaggedError("NotSignedIn") {}

/** The password that is required again is missing or wrong: before a phone is changed or an account erased. */
export class PasswordAskedAgain extends Data.TaggedError("PasswordAskedAgain") {}

/** The social sign-in's token does not prove an identity, or the provider is not offered here. */
export class SocialSignInRefused extends Data.TaggedError("SocialSignInRefused")<{
  readonly reason: "not-offered" | "not-proved" | "unreachable"
}> {}

/** The e-mail already has an account. Only said to somebody who has verified the e-mail, and to staff. */
export class AlreadyRegistered extends Data.TaggedError("AlreadyRegistered") {}

/** The caller has no address, contact, session or member of staff with this id. */
export class AccountPartNotFound extends Data.TaggedError("AccountPartNotFound") {}

/** An address book entry is invalid. */
export class InvalidAddressBookEntry extends Data.TaggedError("InvalidAddressBookEntry")<{
  readonly issues: readonly AddressBookIssue[]
}> {}

/** The list is full. */
export class AddressBookFull extends Data.TaggedError("AddressBookFull")<{ readonly limit: number }> {}

/** The bytes are no PNG, JPEG or WebP, or too many. */
export class ImageRefused extends Data.TaggedError("ImageRefused")<{ readonly reason: "not-an-image" | "too-large" }> {}

/** The account cannot be erased while bookings are under way, because their names are needed. */
export class BookingsUnderWay extends Data.TaggedError("BookingsUnderWay")<{
  readonly references: readonly string[]
}> {}

/**
 * A driver has cash that he has not handed in: without his account nobody would know whose it is. One amount per
 * currency.
 */
export class CashInHand extends Data.TaggedError("CashInHand")<{ readonly held: readonly Money[] }> {}

/** Nobody has verified an e-mail: only an id names one of the accounts that have given it. */
export class EmailUnverified extends Data.TaggedError("EmailUnverified")<{ readonly ids: readonly string[] }> {}

/** The last admin may neither be disabled nor erased: nobody could make another. */
export class LastAdmin extends Data.TaggedError("LastAdmin") {}

/**
 * The password is right and the account has a second factor: no session opens before its code is entered with this
 * challenge, which is valid once, in the browser that asked.
 */
export class SecondFactorNeeded extends Data.TaggedError("SecondFactorNeeded")<{ readonly challengeId: string }> {}

/**
 * A code of an app, or a recovery code, was not accepted. `triesLeft` is 0 if only another sign-in helps, and null where
 * no challenge of a sign-in counts the tries.
 */
export class SecondFactorCodeRefused extends Data.TaggedError("SecondFactorCodeRefused")<{
  readonly reason: "wrong" | "used" | "too-many-tries" | "expired"
  readonly triesLeft: number | null
}> {}

/** A second factor cannot be begun, confirmed, turned off or reset: it is on, it is off, or it is the caller's own. */
export class SecondFactorUnfit extends Data.TaggedError("SecondFactorUnfit")<{
  readonly reason: "on" | "off" | "own"
}> {}

/** An admin exists, so the command that makes the first one refuses. */
export class AdminExists extends Data.TaggedError("AdminExists") {}
