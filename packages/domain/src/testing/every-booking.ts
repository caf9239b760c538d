import type { BoardRequest } from "../ports/driven/booking-board.ts"

/** What a board is asked for that leaves nothing out; a test narrows what it is about. */
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
