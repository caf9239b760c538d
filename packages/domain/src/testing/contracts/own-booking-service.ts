import type { ServiceCase } from "./contract-case.ts"
import { cancelling } from "./own-booking-service/cancelling.ts"
import { changing } from "./own-booking-service/changing.ts"
import { listing } from "./own-booking-service/listing.ts"
import { promos } from "./own-booking-service/promos.ts"
import { reading } from "./own-booking-service/reading.ts"
import { searching } from "./own-booking-service/searching.ts"

/** The promises of the port of a customer's own bookings, on every stage. */
export const ownBookingServiceContract: readonly ServiceCase[] = [
  ...listing,
  ...reading,
  ...cancelling,
  ...changing,
  ...promos,
  ...searching,
]
