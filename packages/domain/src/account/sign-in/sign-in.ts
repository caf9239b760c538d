import type { Customer } from "../customer.ts"
import type { CustomerRole, SocialProvider } from "../role.ts"
import type { CodeChannel, CodePurpose } from "./one-time-code.ts"
import type { RegistrationCountry } from "./registration.ts"

// The sign-in requests of a page, and their answers.

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly role: CustomerRole
}

export interface SocialSignIn {
  readonly provider: SocialProvider
  readonly role: CustomerRole
  /** For a sign-in that makes an account, as in a registration. */
  readonly country: RegistrationCountry
}

/** A code was sent. The answer is the same whether or not the address is known. */
export interface CodeSent {
  readonly challengeId: string
  readonly channels: readonly CodeChannel[]
  /** The number of digits, as set by the operator. */
  readonly length: number
}

export interface SignInAnswer {
  readonly customer: Customer
  /** The code to be entered first; null once the e-mail is verified. */
  readonly challenge: CodeSent | null
}

export interface SocialSignInAnswer extends SignInAnswer {
  /** Whether this sign-in made the account. Before its code it always says so, and thus nothing of who has an account. */
  readonly isNew: boolean
}

/**
 * The answer to a registration. For an e-mail that already has an account it is the same, so it always asks for a code.
 */
export interface RegistrationAnswer {
  readonly customer: Customer
  readonly challenge: CodeSent
}

export interface CodeEntry {
  readonly challengeId: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** The effect of the right code. */
export type CodeAccepted =
  | { readonly kind: "signedIn"; readonly customer: Customer }
  /** A new password may be set with this token, once. */
  | { readonly kind: "resetAllowed"; readonly token: string }
  | { readonly kind: "phoneProved"; readonly phone: string }

export interface PhoneChange {
  /** See `phoneToSend`. */
  readonly phone: string
  /** The challenge of the code step from which the phone is changed, for somebody who is not signed in yet. */
  readonly challengeId: string | null
  /** Required if the sign-in is too long ago. */
  readonly password?: string | null
}

export interface PasswordReset {
  readonly token: string
  readonly password: string
}
