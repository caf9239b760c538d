import type { BoardQuery } from "./operations-service.ts"

/** The query for the first page of all bookings; override fields to filter. */
export const everyBooking: BoardQuery = {
  market: null,
  date: null,
  states: [],
  zone: null,
  bookingType: null,
  vehicle: null,
  driver: null,
  search: "",
  onlyExceptions: false,
  cursor: null,
  limit: 50,
}
