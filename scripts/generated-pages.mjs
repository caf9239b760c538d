/** The pages of docs/ that are drawn from the code: where each stands and what it says now. */
import { parsePhone } from "@mersal/domain/account/phone"
import { createBookingMachine } from "@mersal/domain/machines/booking-machine"
import { machinePage } from "./machine-diagram.mjs"

export async function generatedPages() {
  return [
    { path: "docs/machines/booking.md", text: machinePage(createBookingMachine(parsePhone), "The booking machine") },
  ]
}
