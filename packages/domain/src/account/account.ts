import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Language } from "../messages/language.ts"
import type { Customer } from "./customer.ts"
import type { AccountContacts } from "./proved-contacts.ts"
import type { SignInType, SocialProvider } from "./role.ts"

/** A person's account as the server stores it. The password is stored only as a hash. */
export interface Account {
  readonly id: string
  /** The market in which the account was made, and its phone is read. */
  readonly market: MarketId
  readonly name: string
  readonly role: SignInType
  readonly contacts: AccountContacts
  /** Null if no password was set: with a social sign-in, or before an invitation is followed. */
  readonly passwordHash: string | null
  /** Name of the profile's picture, or null. */
  readonly image: string | null
  readonly language: Language
  readonly createdAt: Instant
  /** Since when it is disabled; null if it is not. */
  readonly disabledAt: Instant | null
  /** Grows by one with every change: of two decisions on the same state, one is refused. */
  readonly version: number
}

/** The identity of a social sign-in: the provider, and its permanent subject id. */
export interface IdentityKey {
  readonly provider: SocialProvider
  readonly subject: string
}

/** The account after a change, as its next version. */
export const changedAccount = (account: Account, patch: Partial<Omit<Account, "id" | "version">>): Account => ({
  ...account,
  ...patch,
  version: account.version + 1,
})

/** An account as its owner's page shows it. */
export const customerOfAccount = ({ id, name, contacts, role, image }: Account): Customer => ({
  id,
  name,
  email: contacts.email,
  isEmailProved: contacts.isEmailProved,
  phone: contacts.phone,
  role,
  image,
})

/** Staff roles (D34). Only staff make staff (D25). */
export const staffRoles = ["porter", "ops", "admin"] as const

export type StaffRole = (typeof staffRoles)[number]

export const isStaff = (role: SignInType): role is StaffRole => (staffRoles as readonly SignInType[]).includes(role)

/** Whether it can sign in and make staff: an admin who was only invited cannot yet. */
export const isAdminAtWork = ({ role, passwordHash, disabledAt }: Account): boolean =>
  role === "admin" && passwordHash !== null && disabledAt === null
