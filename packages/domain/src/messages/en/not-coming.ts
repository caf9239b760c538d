/**
 * What tracking says about a booking that no driver comes for: not paid yet, not paid in time, cancelled (section 4).
 */
export const notComing = {
  awaitingPayment: { title: "WAITING FOR PAYMENT", text: "We come once the booking is paid." },
  expired: { title: "NOT PAID IN TIME", text: "The booking has lapsed, and nobody comes for the parcel." },
  cancelled: { title: "BOOKING CANCELLED", text: "We are sorry. Your booking will not be delivered." },
  comesBack: "The parcel goes back to its sender.",
  isBack: "The parcel is back with its sender.",
  support: "CONTACT SUPPORT",
}
