/** The pages of docs/ that are drawn from the code: where each stands and what it says now. */
import { bookingMachine } from "@mersal/domain/machines/booking-machine"
import { machinePage } from "./machine-diagram.mjs"

export async function generatedPages() {
  return [{ path: "docs/machines/booking.md", text: machinePage(bookingMachine, "The booking machine") }]
}
