import type { BoardQuery } from "./operations-service.ts"

/** The question for the first page of all bookings; whoever asks for some of them says which. */
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
