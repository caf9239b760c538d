import { booking } from "./booking.ts"
import { checks } from "./checks.ts"
import { promo } from "./promo.ts"

/** The API's refusals about promo codes, leads, international parcels, and admins' edits. */
export const operatorRefusals = {
  promoRefusals: promo.refusals,
  bookingTypes: booking.types,

  internationalNotServed: "We do not send parcels to this country yet.",
  internationalTooHeavy: (kilograms: string) => `The heaviest parcel that we send there has ${kilograms} kg.`,

  leads: {
    "enter-name": checks.enterName,
    "enter-company": "Please enter the name of your company.",
    "enter-place": "Please enter where you would like to be served.",
    "enter-message": "Please enter your message.",
    "enter-email-or-phone": "Please enter an email address or a phone number, so that we can answer you.",
    "email-invalid": checks.emailInvalid,
    "phone-invalid": checks.phoneInvalid,
  },
  leadNotFound: "There is no such lead.",
  leadChanged: "Somebody else has written to this lead.",
  leadUnanswered: "Please enter what was answered.",

  handover: {
    "more-than-held": "This is more than the driver took. Count again, or say in the reason why.",
    "nothing-handed-over": "Nothing was handed over, and nothing is missing.",
    "unknown-driver": "There is no such driver.",
    held: (amount: string) => `By the books the driver has ${amount}.`,
  },
  dayNotOver: "This day is not over yet. Close it from midnight on.",

  referenceTaken: (id: string) => `There is or was one with the id ${id}.`,
  referenceTakenDetails: "Choose another id, or edit the one that is there.",
  referenceNotFound: "There is no such entry.",
  referenceChanged: "Somebody else has edited this entry.",
  readAgain: "Look at what is there now, and edit that.",
  references: {
    "not-an-id":
      "An id has letters, digits, dots, dashes and underscores, and no more than 40 of them. A promo code has capitals and digits.",
    "id-differs": "An entry keeps its id and its market: create a new one instead.",
    missing: "Something must stand here.",
    "too-long": "This is too long.",
    "not-positive": "This must be more than 0.",
    negative: "This cannot be less than 0.",
    "not-an-amount": "This is not an amount: at most two decimals.",
    "above-100": "This cannot be more than 100.",
    "not-ascending": "Weight breaks ascend, and their prices do not fall.",
    "day-taken": "Another list begins on this day.",
    "none-in-force": "The market would be without one that is in force today: create another one first.",
    "not-after-from": "The end must come after the beginning.",
    "too-short-to-be-private": "A private code has at least 8 characters, or it is soon guessed.",
    "unknown-area": "The market has no such service area.",
    "unknown-window": "There is no such pick-up window.",
    "same-area-twice": "A route joins two different areas, and each pair once.",
    "not-an-outline": "An outline has at least three different corners, [lon, lat], and encloses something.",
    "crosses-itself": "An outline must not cross itself.",
    overlaps: "Areas must not overlap.",
    "not-a-path": "This is not the path of a page of ours.",
    "not-a-closure": "This cannot be read as a closure.",
    "unknown-reading": "The rule book has no such reading.",
    twice: "This is named twice.",
    "not-a-rule": "This cannot be read as a rule.",
    "not-hours": "A window is known by its hours, such as 11-14 or 9:30-12.",
    "has-begun": "These rules have begun, and bookings were made by them: end them, or publish others.",
    "in-the-past": "It begins now or later, never in the past.",
    "instant-taken": "Other rules begin at the same time.",
  },
}
