import type { Customer } from "./customer.ts"
import type { CodeChannel, CodePurpose } from "./one-time-code.ts"
import type { RegistrationCountry } from "./registration.ts"
import type { CustomerRole, SocialProvider } from "./role.ts"

// What a page asks when somebody signs in, and what it is answered.

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly role: CustomerRole
}

export interface SocialSignIn {
  readonly provider: SocialProvider
  readonly role: CustomerRole
  /** Where an account is made by it, as a registration says it. */
  readonly country: RegistrationCountry
}

/** A code went out. What is said of it is the same whether or not the address is known. */
export interface CodeSent {
  readonly challengeId: string
  readonly channels: readonly CodeChannel[]
  /** Digits of the code, as the operator set it. */
  readonly length: number
}

export interface SignInAnswer {
  readonly customer: Customer
  /** The code to be entered first; null once the e-mail is proved. */
  readonly challenge: CodeSent | null
}

export interface SocialSignInAnswer extends SignInAnswer {
  /** Whether the account was made by it. */
  readonly isNew: boolean
}

/** The answer to a registration is the same for an e-mail that has an account already, so it always asks for a code. */
export interface RegistrationAnswer {
  readonly customer: Customer
  readonly challenge: CodeSent
}

export interface CodeEntry {
  readonly challengeId: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** What the right code opens. */
export type CodeAccepted =
  | { readonly kind: "signedIn"; readonly customer: Customer }
  /** A new password may be set with this token, once. */
  | { readonly kind: "resetAllowed"; readonly token: string }
  | { readonly kind: "phoneProved"; readonly phone: string }

export interface PhoneChange {
  /** See `phoneToSend`. */
  readonly phone: string
  /** The challenge of the code step from which the phone is changed, by somebody who is not signed in yet. */
  readonly challengeId: string | null
  /** Asked of whoever signed in too long ago. */
  readonly password?: string | null
}

export interface PasswordReset {
  readonly token: string
  readonly password: string
}
