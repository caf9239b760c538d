import type { ProvedContacts } from "@mersal/domain/account/proved-contacts"

/** Leads hold personal data as JSON, which both databases can only search as text: for one of the texts below. */
export const namesContact = "replace(lower(details), ?, '') <> lower(details)"

export const contactTexts = (proved: ProvedContacts): readonly string[] =>
  Object.entries(proved).flatMap(([field, contact]: [string, string | null]) =>
    contact === null ? [] : [`"${field}":${JSON.stringify(contact.toLowerCase())}`],
  )
