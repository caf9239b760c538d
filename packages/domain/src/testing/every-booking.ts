import type { BoardRequest } from "../ports/driven/booking-board.ts"

/** A board request without any filter; a test narrows what it is about. */
export const everyBooking: BoardRequest = {
  market: null,
  date: null,
  states: [],
  bookingType: null,
  vehicle: null,
  driver: null,
  search: "",
  after: null,
  limit: 10,
}
