/** The Booking Summary panel and /go/guest (section 2). */
export const summary = {
  title: "Check your booking",
  heading: "Booking Summary",
  edit: "Edit",
  noAddress: "No address yet",
  bookingType: "Booking Type",
  pickupDate: "Pickup Date",
  dropOffDate: "Drop-off Date",
  vehicle: "Vehicle",
  parcel: "Parcel",
  deliveryCharge: "Delivery Charge",
  discount: "Discount",
  vat: (percent: number) => `VAT (${percent} %)`,
  was: "was",
  cancellationHeading: "Changing your mind",
  toPayment: "Go to payment",
  showSummary: "Show summary",
}
