import type { StopSide } from "../stop.ts"

/** 'Contact Me' or 'Add a Contact Person' (section 2). */
export type ContactChoice = "me" | "other"
export const contactChoices = ["me", "other"] as const satisfies readonly ContactChoice[]

/** Who is met at a stop, as typed. With 'me' the name and phone are the guest's own and these fields stay empty. */
export interface ContactDraft {
  readonly choice: ContactChoice
  readonly name: string
  readonly phone: string
}

/** Who books. A guest says it once, wherever the driver meets others too (D23). The e-mail is optional for cash. */
export interface GuestIdentity {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export const emptyGuest: GuestIdentity = { name: "", phone: "", email: "" }

/**
 * The contact after a choice. 'Add a Contact Person' clears name and phone (section 5); 'Contact Me' drops what stood
 * there, because the guest's own name and phone count from now on.
 */
export const withChoice = (choice: ContactChoice): ContactDraft => ({ choice, name: "", phone: "" })

/**
 * Name and phone to meet at a stop. Section 5 mirrors the phone when both contacts are 'Contact Me' and copies the
 * pick-up name to the drop-off: both follow from reading the one guest identity.
 */
export function contactOf(
  contact: ContactDraft,
  guest: GuestIdentity,
): { readonly name: string; readonly phone: string } {
  return contact.choice === "me"
    ? { name: guest.name, phone: guest.phone }
    : { name: contact.name, phone: contact.phone }
}

/** Section 5: the contact that each stop begins with. The sender is usually there himself, the recipient rarely. */
export const initialContact: Readonly<Record<StopSide, ContactDraft>> = {
  pickup: withChoice("me"),
  dropOff: withChoice("other"),
}
