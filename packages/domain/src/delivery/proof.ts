import type { Reference } from "../booking/order/reference.ts"
import { enteredPin } from "./pin.ts"

/** The proof that a parcel was handed over (D34). Images are named by their id. */
export type Proof =
  /** The seal over the `pinText` of what the recipient said, never the digits themselves. */
  | { readonly kind: "pin"; readonly seal: string }
  | { readonly kind: "photo"; readonly image: string }
  | { readonly kind: "signature"; readonly image: string }

export type ProofRefusal = { readonly kind: "wrong-pin" } | { readonly kind: "unfit-proof" }

/**
 * The text that the server seals for a PIN. It includes the booking, so that equal PINs of two bookings have different
 * seals. However a PIN is typed, its text is the same.
 */
export const pinText = (reference: Reference, pin: string): string => `pin|${reference}|${enteredPin(pin)}`

/**
 * Why a proof does not show that the recipient has the parcel, or null. Only the recipient's message and the owner's
 * view contain the PIN, so it proves a delivery but not a return: for a return there is a signature or a photo.
 *
 * @param pinSeal the seal of the PIN that was sent; null if none was, or if the parcel goes back
 */
export function proofRefusal(proof: Proof, pinSeal: string | null): ProofRefusal | null {
  if (proof.kind !== "pin") return proof.image === "" ? { kind: "unfit-proof" } : null
  if (pinSeal === null) return { kind: "unfit-proof" }
  return isSameSeal(proof.seal, pinSeal) ? null : { kind: "wrong-pin" }
}

/** Compares in constant time, so that its duration does not tell where two seals differ. */
function isSameSeal(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1)
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  return difference === 0
}
