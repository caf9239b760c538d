import { cashDue } from "./cash-due.ts"
import { summary } from "./summary.ts"
import { tracking } from "./tracking.ts"

/**
 * Messages about a booking: to its customer by e-mail, or by SMS if he gave none (D23), and to its recipient by SMS.
 * Values come first: nothing here is markup.
 */
export const notices = {
  subject: (product: string, reference: string) => `${product}: booking ${reference}`,
  /** Links at the end of an e-mail. The first gives everybody who has it the whole booking. */
  ownLink: "Your booking, with everything about it. Whoever has this link sees it too:",
  decideLink: "Accept or decline it here. Whoever has this link sees the whole booking:",
  choiceLink: "Choose which messages you get about this booking:",
  /** The cost of the booking, in an e-mail that confirms or ends it. */
  receipt: { deliveryCharge: summary.deliveryCharge, discount: summary.discount, vat: summary.vat, total: "Total" },
  /** After the sentence of a change, where a place has changed. */
  newPlace: {
    "pickup-address": (address: string) => `The pick-up is now at ${address}.`,
    "drop-off-address": (address: string) => `The drop-off is now at ${address}.`,
  },
  /** How a booking is paid, after the sentence that confirms it. */
  payment: {
    ...cashDue,
    paid: "It is paid.",
    /** After a change, before how that is paid or what is given back. */
    newTotal: (total: string) => `The new total is ${total}.`,
    givenBack: (amount: string) => `${amount} is refunded.`,
    /** After a cancellation that gives nothing back of what was paid, before what is kept. */
    nothingBack: "Nothing is refunded.",
    kept: (fee: string) => `${fee} is kept as the cancellation fee.`,
  },
  /** In place of the customer's sentence about a refund, where the desk gave it back in cash. */
  refundedInCash: (reference: string, amount: string) => `We gave you ${amount} back in cash for booking ${reference}.`,
  /** An amount is null in messages from before it was said in them. */
  customer: {
    confirmed: (reference: string, pickup: string, delivery: string) =>
      `Your booking ${reference} is confirmed. Pick-up: ${pickup}. Drop-off: ${delivery}.`,
    changed: (reference: string, pickup: string, delivery: string) =>
      `Your booking ${reference} was changed. Pick-up: ${pickup}. Drop-off: ${delivery}.`,
    recipientProposed: (reference: string) =>
      `The recipient of your booking ${reference} asks for another drop-off, which changes the price. You decide.`,
    cancelled: (reference: string) => `Your booking ${reference} was cancelled.`,
    holdEnded: (reference: string) =>
      `Your booking ${reference} was not paid in time, so its place was released. You can book again.`,
    paymentReturned: (reference: string, amount: string | null) =>
      `The payment ${amount === null ? "" : `of ${amount} `}for booking ${reference} could not be used, so all of it goes back to the card that paid. You may book again.`,
    refunded: (reference: string, amount: string | null, isOfChange: boolean) =>
      `${amount ?? "Money"} for ${isOfChange ? "a change of " : ""}booking ${reference} went back to the card that paid. Its bank shows it in some days.`,
    paidByLink: (reference: string, amount: string | null) =>
      `${amount ?? "Money"} for your booking ${reference} was paid by somebody who has its payment link.`,
    pickupStarted: (reference: string) => `The driver is on the way to pick up your parcel (${reference}).`,
    waitingAtPickup: (reference: string) =>
      `The driver is at the pick-up and waits 10 minutes for your parcel (${reference}).`,
    arrived: (reference: string) => `The driver is at the door with your parcel (${reference}).`,
    pickupFailed: (reference: string, reason: string) => `We could not pick up your parcel (${reference}): ${reason}.`,
    deliveryStarted: (reference: string) => `Your parcel (${reference}) is on its way to the recipient.`,
    deliveryFailed: (reference: string, reason: string) =>
      `We could not deliver your parcel (${reference}): ${reason}.`,
    delivered: (reference: string) => `Your parcel (${reference}) was delivered.`,
    returned: (reference: string) => `Your parcel (${reference}) is back with you.`,
  },
  /** Only the recipient's message and the owner's view contain the PIN (D34). */
  recipient: {
    confirmed: (product: string, sender: string, delivery: string, pin: string, link: string) =>
      `${sender} sends you a parcel with ${product}: ${delivery}. Tell the driver this PIN when you have it: ${pin}. ${link}`,
    changed: (product: string, delivery: string, link: string) =>
      `${product}: your parcel comes at another time: ${delivery}. ${link}`,
    moved: (product: string, delivery: string, link: string) =>
      `${product}: the drop-off of your parcel was changed. It comes on ${delivery}. ${link}`,
    cashChanged: (product: string) => `${product}: the price of the delivery has changed.`,
    paid: (product: string, link: string) =>
      `${product}: the delivery of your parcel is paid. You pay the driver nothing. ${link}`,
    /** After any of these, if the recipient pays. */
    cashReady: (amount: string) => `Please have ${amount} in cash ready for the driver.`,
    handedOver: (product: string) => `${product}: the parcel that was announced to you now goes to somebody else.`,
    declined: (product: string, delivery: string, link: string) =>
      `${product}: the sender declined another drop-off. It stays as it was: ${delivery}. ${link}`,
    cancelled: (product: string) => `${product}: the parcel that was announced to you was cancelled.`,
    deliveryStarted: (product: string, pin: string, link: string) =>
      `${product}: your parcel is on its way. PIN for the driver: ${pin}. ${link}`,
    deliveryFailed: (product: string, reason: string, link: string) =>
      `${product}: your parcel could not be delivered: ${reason}. ${link}`,
    asked: (product: string, sender: string, until: string, link: string, cash: string) =>
      `${sender} sends you a parcel with ${product}.${cash} Tell us before ${until} where to bring it: ${link}`,
  },
  /** To the person who hands the parcel over. */
  pickup: {
    waiting: (product: string, reference: string, link: string) =>
      `${product}: the driver is here for the parcel (${reference}) and waits 10 minutes. ${link}`,
  },
  reasons: tracking.reasons,
}
