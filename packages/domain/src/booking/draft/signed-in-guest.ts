import type { Customer } from "../../account/customer.ts"
import type { GuestIdentity } from "./contact-choice.ts"

/**
 * The guest's identity, completed for a signed-in customer: what was typed stays, the account supplies the rest. If he
 * has begun to type somebody else's, name and phone are not mixed with the account's. The e-mail is the account's
 * unless another is given, because the receipt goes to the account that books.
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
