import { latinDigits } from "@mersal/domain/places/latin-digits"
import { row } from "../endpoint-row.ts"
import { createLead, createOrder } from "../endpoints/booking.ts"

/** Enough of a phone to tell it, however it is written: the digits at its end, which no calling code comes before. */
const digitsOf = (phone: string): string => latinDigits(phone).replace(/\D/g, "").slice(-8)

export const bookingTable = {
  createLead: row({
    endpoint: createLead,
    summary: "Saves a draft as a lead, or updates it under the id of an earlier answer.",
    access: "save-lead",
    scope: "bookings:write",
    remembersGuest: true,
    limit: "lead",
  }),
  createOrder: row({
    endpoint: createOrder,
    summary: "Checks everything again by the server's clock and books.",
    access: "book",
    scope: "bookings:write",
    remembersGuest: true,
    isIdempotent: true,
    limit: "createOrder",
    guestLimit: { name: "bookingsOfPhone", of: ({ customer }) => digitsOf(customer.phone) },
  }),
}
