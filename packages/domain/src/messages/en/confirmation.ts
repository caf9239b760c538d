/** /go/booking-confirmation (section 2). */
export const confirmation = {
  title: "Your booking is confirmed",
  reference: "Booking reference",
  copyReference: "Copy reference",
  copied: "Copied",
  pickupBetween: (date: string, slot: string) => `Pick-up ${date}, ${slot}`,
  deliveryBetween: (date: string, slot: string) => `Drop-off ${date}, ${slot}`,
  payCashAtPickup: (amount: string) => `Please have ${amount} in cash ready at pick-up.`,
  payCashAtDelivery: (amount: string) => `${amount} in cash is due at drop-off.`,
  waitNote: "The driver waits 10 minutes at pick-up.",
  packNote: "Please pack and seal the parcel before the driver arrives.",
  track: "Track your Booking",
  bookAnother: "Book another delivery",
  nothingHere: "There is no booking to show here.",
  addToCalendar: "Add to calendar",
  calendarTitle: (reference: string) => `Courier pick-up ${reference}`,
  loading: "Loading your booking",
}
