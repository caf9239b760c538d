import type { StopSide } from "../stop.ts"

/** 'Contact Me' or 'Add a Contact Person' (section 2). */
export type ContactChoice = "me" | "other"
export const contactChoices = ["me", "other"] as const satisfies readonly ContactChoice[]

/**
 * The contact person of a stop, as typed. With 'me' the guest's own name and phone are used, and these fields stay
 * empty.
 */
export interface ContactDraft {
  readonly choice: ContactChoice
  readonly name: string
  readonly phone: string
}

/**
 * The customer who books. A guest enters it once, wherever the driver meets others too (D23). The e-mail is optional
 * for cash.
 */
export interface GuestIdentity {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export const emptyGuest: GuestIdentity = { name: "", phone: "", email: "" }

/**
 * The contact after a choice. 'Add a Contact Person' clears name and phone (section 5). 'Contact Me' clears them too,
 * because the guest's own name and phone are used from then on.
 */
export const withChoice = (choice: ContactChoice): ContactDraft => ({ choice, name: "", phone: "" })

/**
 * The name and phone to use at a stop. Section 5 mirrors the phone when both contacts are 'Contact Me' and copies the
 * pick-up name to the drop-off; both follow from reading the one guest identity.
 */
export function contactOf(
  contact: ContactDraft,
  guest: GuestIdentity,
): { readonly name: string; readonly phone: string } {
  return contact.choice === "me"
    ? { name: guest.name, phone: guest.phone }
    : { name: contact.name, phone: contact.phone }
}

/** Section 5: the initial contact of each stop. The sender is usually there himself, the recipient rarely. */
export const initialContact: Readonly<Record<StopSide, ContactDraft>> = {
  pickup: withChoice("me"),
  dropOff: withChoice("other"),
}
