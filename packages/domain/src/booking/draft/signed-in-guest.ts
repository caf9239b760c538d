import type { Customer } from "../../account/customer.ts"
import type { GuestIdentity } from "./contact-choice.ts"

/**
 * Who books, filled in for a customer who is signed in: what was typed stays, and his account says the rest. Whoever has
 * begun to type somebody else is not mixed with him, so that no name stands beside another one's phone; yet the receipt
 * goes to the account that books, where no other e-mail is named.
 *
 * @example signedInGuest({ name: "", phone: "", email: "" }, amna) // { name: "Amna", phone: "+971501234567", … }
 */
export function signedInGuest(
  guest: GuestIdentity,
  { name, phone, email }: Pick<Customer, "name" | "phone" | "email">,
): GuestIdentity {
  const receiptTo = guest.email.trim() === "" ? email : guest.email
  if (guest.name.trim() !== "" && guest.name.trim() !== name.trim()) return { ...guest, email: receiptTo }
  return {
    name: guest.name.trim() === "" ? name : guest.name,
    phone: guest.phone.trim() === "" ? (phone ?? "") : guest.phone,
    email: receiptTo,
  }
}
