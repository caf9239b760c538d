import type { PlacedBooking } from "@mersal/domain/ports/driving/booking-service"
import { spare } from "../../environment/spare.ts"
import { importPaying } from "../composition/import-paying.ts"

/** What was held and is wanted no more, until the server has answered that. */
let unwanted: PlacedBooking | null = null

/**
 * Gives its window and its promo back, so that they are there for the order that takes its place (D16). Without one named
 * it asks again for what had no answer: what a booking asks the server, it asks after this.
 */
export async function giveBack(held = unwanted): Promise<void> {
  unwanted = held
  if (held && (await (await spare(importPaying()))?.giveBack(held))) unwanted = null
}
