import type { SignInType } from "./role.ts"

/**
 * Who is signed in, as a page knows him (section 3, 'Signed-in user'). There is no token among it: the browser's session
 * is a cookie that no script reads (D27).
 */
export interface Customer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailProved: boolean
  /** E.164, or null until there is one. */
  readonly phone: string | null
  /** Known of a phone that was proved on this page: newer than what was asked for before. */
  readonly isPhoneProved?: boolean
  readonly role: SignInType
  /** Name of the profile's picture, or null without one. */
  readonly image: string | null
}
