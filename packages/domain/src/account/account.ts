import type { Instant } from "../calendar/zone.ts"
import type { MarketId } from "../market/market.ts"
import type { Language } from "../messages/language.ts"
import type { Customer } from "./customer.ts"
import type { AccountContacts } from "./proved-contacts.ts"
import type { SignInType, SocialProvider } from "./role.ts"

/** A person's account as the server keeps it. Of the password there is only what the hasher made of it. */
export interface Account {
  readonly id: string
  /** Where the account was made: the market in which its phone is read. */
  readonly market: MarketId
  readonly name: string
  readonly role: SignInType
  readonly contacts: AccountContacts
  /** Null while no password was set: by a far sign-in, or before an invitation was followed. */
  readonly passwordHash: string | null
  /** Name of the picture of the profile, or null without one. */
  readonly image: string | null
  readonly language: Language
  readonly createdAt: Instant
  /** Since when it may not sign in any more; null while it may. */
  readonly disabledAt: Instant | null
  /** Grows by one with every change: of two that were decided on the same state, one is refused. */
  readonly version: number
}

/** By whom a far sign-in knows somebody: the provider, and its own unchanging name for him. */
export interface IdentityKey {
  readonly provider: SocialProvider
  readonly subject: string
}

/** The account after a change that was decided on it. */
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

/** Who works here (D34). Staff are made by staff, and by nobody else (D25). */
export const staffRoles = ["porter", "ops", "admin"] as const

export type StaffRole = (typeof staffRoles)[number]

export const isStaff = (role: SignInType): role is StaffRole => (staffRoles as readonly SignInType[]).includes(role)

/** Whether it can sign in and make staff: an admin who was only invited cannot yet. */
export const isAdminAtWork = ({ role, passwordHash, disabledAt }: Account): boolean =>
  role === "admin" && passwordHash !== null && disabledAt === null
