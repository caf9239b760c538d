import type { SignInType } from "./role.ts"

/**
 * The signed-in customer, as a page knows him (section 3, 'Signed-in user'). It contains no token: the browser's
 * session is a cookie that scripts cannot read (D27).
 */
export interface Customer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailProved: boolean
  /** E.164; null if there is none. */
  readonly phone: string | null
  /** Set for a phone that was verified on this page: newer than what was requested before. */
  readonly isPhoneProved?: boolean
  readonly role: SignInType
  /** Name of the profile's picture, or null. */
  readonly image: string | null
}
