import type { PlacedBooking } from "@mersal/domain/ports/driving/booking-service"
import { spare } from "../../environment/answers/spare.ts"
import { importPaying } from "../composition/import-paying.ts"

/** A held booking to give back, until the server has confirmed it. */
let unwanted: PlacedBooking | null = null

/**
 * Gives back the window and promo of a held booking, so that they are free for the order that replaces it (D16).
 * Without an argument it repeats a request that had no answer. Every other call of a booking waits for this one.
 */
export async function giveBack(held = unwanted): Promise<void> {
  unwanted = held
  if (held && (await (await spare(importPaying()))?.giveBack(held))) unwanted = null
}
