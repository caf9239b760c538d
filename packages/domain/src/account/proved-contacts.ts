import type { SentCode } from "./one-time-code.ts"

/** An account's ways to be reached, and which of them are proved to be its owner's. */
export interface AccountContacts {
  readonly email: string
  readonly isEmailProved: boolean
  /** E.164; null until an account that came from a far sign-in has one. */
  readonly phone: string | null
  readonly isPhoneProved: boolean
  /** A phone that was asked for and counts only after its code (D26). */
  readonly newPhone: string | null
}

/** The contacts after a change of phone was asked for: the old phone stays until the new one is proved. */
export const withNewPhone = (contacts: AccountContacts, phone: string): AccountContacts => ({
  ...contacts,
  newPhone: phone === contacts.phone && contacts.isPhoneProved ? null : phone,
})

/**
 * The contacts after a right code: it proves the channel and the destination that it was sent to and nothing else (D26).
 * A code to an address that meanwhile was given up proves nothing.
 */
export function withProved(
  contacts: AccountContacts,
  { channel, destination }: Pick<SentCode, "channel" | "destination">,
): AccountContacts {
  if (channel === "email") return destination === contacts.email ? { ...contacts, isEmailProved: true } : contacts
  if (destination === contacts.newPhone) return { ...contacts, phone: destination, isPhoneProved: true, newPhone: null }
  return destination === contacts.phone ? { ...contacts, isPhoneProved: true } : contacts
}
