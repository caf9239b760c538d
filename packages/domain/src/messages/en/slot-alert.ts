/** What happened to a chosen window, and its effect on the total (section 4, D12). */
export const slotAlert = {
  cutOffPassed: "The Cut off for current day bookings has passed, please reselect the pickup date",
  slotClosed: (slot: string, date: string) => `${slot} on ${date} can no longer be booked.`,
  slotClosedAt: (slot: string, date: string, time: string) => `${slot} on ${date} closed at ${time}.`,
  dateClosedNote: (date: string) => `Pick-up on ${date} can no longer be booked.`,
  dateClosedAt: (date: string, time: string) => `Pick-up on ${date} closed at ${time}.`,
  slotNotByVehicle: (slot: string, date: string) => `${slot} on ${date} is not offered with this vehicle.`,
  dateNotByVehicle: (date: string) => `Pick-up on ${date} is not offered with this vehicle.`,
  slotPaused: (slot: string, date: string) => `${slot} on ${date} is not offered: we are closed then.`,
  datePaused: (date: string) => `We are closed on ${date}.`,
  slotFull: (slot: string, date: string) => `${slot} on ${date} is fully booked.`,
  dateFull: (date: string) => `${date} is fully booked.`,
  dropOffMoved: "The drop-off time that you chose is not offered any more.",
  nextIs: (slot: string, date: string) =>
    `Next is ${slot}, ${date}. It is selected for now: keep it or choose another.`,
  nextDateIs: (date: string) => `Next is ${date}. It is selected for now: keep it or choose another.`,
  nothingLeft: "No pick-up can be booked in the days ahead.",
  /** Leads to all this from further down the page. */
  seeChange: "Your time has closed. See what is next",
  totalWas: (before: string, after: string) => `The total was ${before} and is now ${after}.`,
  totalStays: (total: string) => `The total stays ${total}.`,
}
