import type { SentCode } from "./sign-in/one-time-code.ts"

/** An account's contacts, and which of them its owner has verified. */
export interface AccountContacts {
  readonly email: string
  readonly isEmailProved: boolean
  /** E.164; null until an account from a social sign-in has one. */
  readonly phone: string | null
  readonly isPhoneProved: boolean
  /** A requested phone, which takes effect after its code (D26). */
  readonly newPhone: string | null
}

/** What its owner has verified; null if not. */
export interface ProvedContacts {
  readonly email: string | null
  readonly phone: string | null
}

export const provedOf = ({ email, isEmailProved, phone, isPhoneProved }: AccountContacts): ProvedContacts => ({
  email: isEmailProved ? email : null,
  phone: isPhoneProved ? phone : null,
})

/** The contacts after a phone change was requested: the old phone stays until the new one is verified. */
export const withNewPhone = (contacts: AccountContacts, phone: string): AccountContacts => ({
  ...contacts,
  newPhone: phone === contacts.phone && contacts.isPhoneProved ? null : phone,
})

/**
 * The contacts after a right code. It verifies only the channel and destination that it was sent to (D26). A code to an
 * address that has been given up since verifies nothing.
 */
export function withProved(
  contacts: AccountContacts,
  { channel, destination }: Pick<SentCode, "channel" | "destination">,
): AccountContacts {
  if (channel === "email") return destination === contacts.email ? { ...contacts, isEmailProved: true } : contacts
  if (destination === contacts.newPhone) return { ...contacts, phone: destination, isPhoneProved: true, newPhone: null }
  return destination === contacts.phone ? { ...contacts, isPhoneProved: true } : contacts
}
