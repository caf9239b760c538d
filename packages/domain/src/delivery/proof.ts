import type { Reference } from "../booking/order/reference.ts"
import { latinDigits } from "../places/latin-digits.ts"

/** What shows that a parcel was handed over (D34). Images are named by their id. */
export type Proof =
  /** The seal over `pinText` of what the recipient said, never the digits themselves. */
  | { readonly kind: "pin"; readonly seal: string }
  | { readonly kind: "photo"; readonly image: string }
  | { readonly kind: "signature"; readonly image: string }

export type ProofRefusal = { readonly kind: "wrong-pin" } | { readonly kind: "unfit-proof" }

/**
 * The text that the server seals for a PIN. It names its booking, so that equal PINs of two bookings have different
 * seals. Blanks do not count, and digits may be Arabic.
 */
export const pinText = (reference: Reference, pin: string): string =>
  `pin|${reference}|${latinDigits(pin).replace(/\s/g, "")}`

/**
 * Why a proof does not show that the recipient has the parcel, or null. A PIN stands only in the recipient's message and
 * the owner's view, so that it proves a delivery and no return: whoever gets a parcel back signs, or is photographed.
 *
 * @param pinSeal the seal over the PIN that was sent, or null where none was, or where the parcel goes back
 */
export function proofRefusal(proof: Proof, pinSeal: string | null): ProofRefusal | null {
  if (proof.kind !== "pin") return proof.image === "" ? { kind: "unfit-proof" } : null
  if (pinSeal === null) return { kind: "unfit-proof" }
  return isSameSeal(proof.seal, pinSeal) ? null : { kind: "wrong-pin" }
}

/** Compares all of it, so that the time it takes tells nothing of where two seals differ. */
function isSameSeal(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  return difference === 0
}
