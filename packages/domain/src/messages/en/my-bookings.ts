import { plural } from "../plural.ts"
import { cashDue } from "./cash-due.ts"
import { changeRefused } from "./change-refused.ts"

/**
 * The reader's bookings: the list in My Account, one of them, and what can still be done with it (section 2; D36, D37).
 */
export const myBookings = {
  none: "No bookings in this account yet",
  noneText: "What you book appears here, with its receipt and everything you can still change.",
  phoneUnproved: "What you booked as a guest with your phone is found once the phone is verified.",
  provePhone: "Verify your phone",
  loading: "Loading your bookings",
  loadFailed: "Your bookings could not be loaded.",
  showMore: "Show more",
  moreShown: (count: number) => plural("en", count, { one: "# more booking", other: "# more bookings" }),
  track: "Track",
  /** By the kind of paper that opens; in lists, which do not say what was paid, both. */
  receiptTitles: { statement: "Statement", "tax-invoice": "Tax invoice", receipt: "Receipt" },
  receipt: "Statement or receipt",
  bookAgain: "Book again",
  bookedAgain: "Addresses, contacts and parcel are filled in. Choose when.",
  /** Shown when booking again, about fields that were not copied. */
  notTakenOver: {
    promo: "Please enter the promo code again.",
    parcel: "We no longer carry a parcel of that size: say again how large it is.",
    vehicle: "That vehicle no longer carries this parcel, so we chose a larger one.",
  },
  open: "Manage",
  /** An action of a list, by the booking that it is about. */
  actionOn: (action: string, reference: string) => `${action}, booking ${reference}`,
  openNamed: (reference: string) => `Manage booking ${reference}`,
  states: {
    awaitingPayment: "Waiting for payment",
    confirmed: "Confirmed",
    assigned: "Driver assigned",
    pickupStarted: "Driver on the way to you",
    pickedUp: "Picked up",
    deliveryStarted: "Out for delivery",
    delivered: "Delivered",
    pickupFailed: "Pick-up failed",
    deliveryFailed: "Delivery failed",
    onHold: "On hold",
    returning: "Coming back",
    returned: "Returned",
    cancelled: "Cancelled",
    expired: "Not paid in time",
  },
  /** In place of the state of a booking that nobody collected in time; in the word of tracking. */
  delayed: "Slightly delayed",

  bookingTitle: "Your booking",
  allBookings: "All bookings",
  bookingLoading: "Loading your booking",
  bookingFailed: "Your booking could not be loaded.",
  notFound: "There is no such booking of yours.",
  notFoundHelp:
    "A booking opens in the browser that made it, from the link in the confirmation message, and in the account that it belongs to.",
  whatHeading: "What we carry",
  moneyHeading: "Price",
  paid: "Paid",
  refunded: "Refunded",
  kept: "Cancellation fee",
  goingBack: "To be refunded",
  /** Where a refund goes: a card by its last digits, which may be that of whoever had the pay link, or the payer. */
  backToCard: (lastFour: string) => `To the card ending ${lastFour}. Its bank decides when it appears.`,
  backToPayer: "It goes to whoever paid. Our desk refunds what was paid in cash.",
  cashDue,
  pin: "Delivery PIN",
  pinHelp: "The recipient tells it to the driver, who then hands the parcel over.",
  holdUntil: (time: string) => `Held for you until ${time}, waiting for payment.`,
  payNow: "Pay now",
  freeUntil: (moment: string) => `Cancelling and changing are free until ${moment}.`,
  lateNow: "Cancelling is no longer free. You see the fee before you confirm.",
  lateForNothing: "Cancelling costs you nothing.",
  shareTracking: "Share tracking",
  shareTitle: (reference: string) => `Delivery ${reference}`,
  shareText: "Follow the delivery here:",
  linkCopied: "Link copied",
  linkNotCopied: "The browser did not let us copy",

  cancel: "Cancel booking",
  cancelTitle: "Cancel this booking?",
  cancelLoading: "Looking up what cancelling costs",
  cancelFailed: "What cancelling costs could not be looked up.",
  cancelFree: (moment: string) => `Cancelling is free until ${moment}.`,
  cancelLate: "The free period is over, so we keep the minimum fare from what was paid.",
  cancelCollected: "The parcel is already with the driver. It goes back to the sender, and nothing is refunded.",
  fee: "Cancellation fee",
  refund: "Amount refunded",
  refundNote: "A refund to the card that paid starts by itself. Its bank decides when it appears.",
  nothingPaid: "Nothing has been paid, so there is nothing to refund.",
  cancelCostsNow: (fee: string, refund: string) =>
    `Cancelling now costs ${fee}, and ${refund} is refunded. Nothing has been cancelled yet: please confirm.`,
  notCancellable: "This booking can no longer be cancelled.",
  keepBooking: "Keep booking",
  cancelled: "Your booking is cancelled.",
  cancelledRefund: (amount: string) => `Your booking is cancelled. ${amount} is refunded.`,
  /** Follows one of the two sentences above. */
  allRefunds: (amount: string) => `All refunds of this booking come to ${amount}.`,

  change: "Change booking",
  changeTitle: "Change your booking",
  changeUntil: (moment: string) => `Addresses and times can be changed until ${moment}.`,
  /** Follows the sentence above where the booking has a promo. */
  promoStays: "The promo you used stays.",
  /** Why addresses and times cannot be changed. */
  onlyDetails: {
    "too-late":
      "Addresses and times can no longer be changed. You can still say how we find the door and whom we meet.",
    "not-paid":
      "Addresses and times can be changed once the booking is paid. You can already say how we find the door and whom we meet.",
    "on-hold":
      "This booking is on hold, and its addresses and times cannot be changed now. You can still say how we find the door and whom we meet.",
  },
  nothingChangeable: "This booking can no longer be changed.",
  whenHeading: "When",
  checkChange: "See the new price",
  /** Where nothing is edited that the price depends on. */
  saveChange: "Save changes",
  nothingEdited: "Nothing is different yet. Edit what you want to change.",
  chooseAddress: "Choose an address.",
  reviewTitle: "Your change",
  reviewWas: "Total so far",
  reviewNow: "New total",
  totalStays: "The price stays the same.",
  totalRises: (amount: string) => `You pay ${amount} more.`,
  totalFalls: (amount: string) => `You pay ${amount} less.`,
  recipientPaysMore: (amount: string) => `The recipient pays ${amount} more.`,
  recipientPaysLess: (amount: string) => `The recipient pays ${amount} less.`,
  givenBack: (amount: string) => `${amount} is refunded.`,
  cashDriver: "The driver takes the new total in cash.",
  driverTaken: "With another place or time the booking leaves its driver, and we assign one again.",
  confirmChange: "Change booking",
  goOnEditing: "Go on editing",
  /** Stands where a changed booking no longer has a value. */
  removed: "removed",
  changed: "Your booking is changed.",
  changeCostsNow: (total: string) => `The total would now be ${total}. Nothing has been changed yet: please confirm.`,
  changeRefused,
  creditLimit: (left: string) => `Your company's account takes ${left} more at most. Nothing was changed.`,
  changeUnpaid: (amount: string) =>
    `This change costs ${amount} more, which must be paid before it counts. Please contact support, or cancel and book again.`,
  paymentInProgress:
    "Money for this booking is still on its way, to us or back to you. Please try again once it has arrived.",
  partlyPaid: (due: string) => `${due} is still due for this booking. Please pay that first, then change it.`,
  paymentNotBegun: "The payment could not be started. Nothing was taken, and nothing was changed.",
  slotGone: "This time is no longer available. Please choose another one.",

  payLinkHeading: "Let somebody else pay",
  payLinkText: (amount: string) => `Whoever has the link can pay ${amount} by card.`,
  payLinkMake: "Make a link to pay",
  payLinkAgain: "Make another link",
  payLinkFailed: "No link was made.",
  payLinkMade: "The link is made.",
  payLinkUntil: (moment: string) => `The link is open until ${moment}.`,
  payLinkCopy: "Copy the link",
  payLinkShare: "Share the link",
  payLinkWhatsApp: "Send on WhatsApp",
  /** Sent together with the link. */
  payLinkMessage: (amount: string, reference: string) => `Please pay ${amount} for booking ${reference}:`,
  askHeading: "Let the recipient fill in the address",
  askText:
    "We send the recipient a link by SMS. Once, for 24 hours at most, it lets them say where to and whom we meet there, and nothing else.",
  askOncePaid: "Once this booking is paid you can ask the recipient where to. Nobody is written to before.",
  ask: "Ask the recipient",
  askAgain: "Ask again",
  asked: "The recipient has been asked.",
  copyLink: "Copy the recipient’s link",
  askedStates: {
    waiting: (moment: string) => `Asked. The link is open until ${moment}.`,
    expired: "The recipient did not answer in time.",
    applied: "The recipient has set the drop-off.",
    accepted: "You accepted what the recipient asked for.",
    declined: "You declined what the recipient asked for.",
    proposed: "The recipient asked for something that can no longer be changed.",
  },
  proposal: "The recipient asks for another drop-off",
  proposalAccept: (total: string) => `Accept for ${total}`,
  proposalDecline: "Decline",
  proposalAccepted: "The drop-off is changed.",
  proposalDeclined: "The drop-off stays as it was.",
  proposalOld: "This has changed meanwhile. You see how it stands now.",
  askedOften: (most: number) =>
    plural("en", most, {
      one: "A recipient can be asked # time about one booking.",
      other: "A recipient can be asked # times about one booking at most.",
    }),

  claimHeading: "Booked as a guest before?",
  claimText: "Bookings that name your verified email address or phone move into this account.",
  claim: "Find guest bookings",
  claimed: (count: number) =>
    plural("en", count, { one: "# booking is now in your account.", other: "# bookings are now in your account." }),
  claimedNone: "No guest booking names your verified email address or phone.",
  browserHeading: "Booked in this browser",
}
