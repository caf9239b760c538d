import { describe, expect, it } from "vitest"
import * as arabicAccount from "./ar/account.ts"
import * as arabicBooking from "./ar/booking.ts"
import * as arabicCard from "./ar/card.ts"
import * as arabicConfirmation from "./ar/confirmation.ts"
import * as arabicDetails from "./ar/details.ts"
import * as arabicErrors from "./ar/errors.ts"
import * as arabicPayment from "./ar/payment.ts"
import * as arabicPromo from "./ar/promo.ts"
import * as arabicShell from "./ar/shell.ts"
import * as arabicSummary from "./ar/summary.ts"
import * as arabicTracking from "./ar/tracking.ts"
import { account } from "./en/account.ts"
import { booking } from "./en/booking.ts"
import { card } from "./en/card.ts"
import { confirmation } from "./en/confirmation.ts"
import { details } from "./en/details.ts"
import { errors } from "./en/errors.ts"
import { payment } from "./en/payment.ts"
import { promo } from "./en/promo.ts"
import { shell } from "./en/shell.ts"
import { summary } from "./en/summary.ts"
import { tracking } from "./en/tracking.ts"

const english = { account, booking, card, confirmation, details, errors, payment, promo, shell, summary, tracking }
const arabic = {
  ...arabicAccount,
  ...arabicBooking,
  ...arabicCard,
  ...arabicConfirmation,
  ...arabicDetails,
  ...arabicErrors,
  ...arabicPayment,
  ...arabicPromo,
  ...arabicShell,
  ...arabicSummary,
  ...arabicTracking,
}

/** Every sentence of a dictionary by its path; functions are asked with plain sample values. */
function sentences(dictionary: unknown, path = ""): Map<string, string> {
  if (typeof dictionary === "string") return new Map([[path, dictionary]])
  if (typeof dictionary === "function") return new Map([[path, asked(dictionary as (...values: unknown[]) => string)]])
  return new Map(
    Object.entries(dictionary as object).flatMap(([key, value]) => [...sentences(value, `${path}.${key}`)]),
  )
}
/** The sentence for sample values: numbers where it counts, words where it quotes. */
function asked(sentence: (...values: unknown[]) => string): string {
  try {
    return sentence(...Array.from({ length: sentence.length }, () => 3))
  } catch {
    return sentence(...Array.from({ length: sentence.length }, () => "X"))
  }
}

describe("the message catalogue", () => {
  it("says the specification's sentences word for word", () => {
    const said = new Set([...sentences(english).values()])
    const specified = [
      // section 1
      "The Cut off for current day bookings has passed, please reselect the pickup date",
      "maximum 70kg",
      "Prohibited Items",
      // section 2
      "Few More Details to confirm your booking",
      "Flat Floor, Building Name",
      "How to reach?",
      "Whom to contact at the time of pickup?",
      "Contact Me",
      "Add a Contact Person",
      "Booking Summary",
      "Delivery Charge",
      "Discount",
      "To Pay",
      "Price is updated based on the location",
      "Currently not serving for the selected Pickup or Delivery",
      "Select your payment method",
      "Pay at Pick-up",
      "Pay at Drop-off",
      "Credit/Debit Card",
      "Credit Card",
      "Debit Card",
      "Cash",
      "Verifying Details...",
      "Track your Booking",
      "CONTINUE",
      // section 4
      "ORDER PLACED",
      "Driver is in route to pickup the item",
      "We have completed the pickup and preparing for dispatch",
      "Driver has started the delivery",
      "PICKUP IN PROGRESS",
      "PICKUP COMPLETED",
      "PICKUP FAILED",
      "PICKUP CANCELLED",
      "DELIVERY IN PROGRESS",
      "DELIVERED",
      "DELIVERY FAILED",
      "DELIVERY CANCELLED",
      "BOOKING CANCELLED",
      "CONTACT SUPPORT",
      "DELIVERED ON TIME",
      "SLIGHTLY DELAYED",
      "ON TRACK",
      "LIVE TRACKING",
      // sections 5 and 8
      "Please enter address details.",
      "Pickup date cannot be before the current time",
      "Phone number is invalid",
      "Please enter Name.",
      "Please enter Phone number",
      "Enter your booking reference number to track your booking.",
      "Invalid reference number",
      "Please enter name as it appears on your card.",
      "Card Number is required",
      "Please enter the card number.",
      "The card number you entered is invalid.",
      "Please enter your card expiry date.",
      "The expiry date entered is incorrect. Please re-enter.",
      "Please enter your card CVV number.",
      "The CVV number you entered is incorrect. Please reconfirm.",
      "Payment got failed.",
      "Error: Network Error",
      "Something went wrong",
    ]
    expect(specified.filter((sentence) => !said.has(sentence))).toEqual([])
    expect(payment.bookNow("AED 26.25")).toBe("Book Now - AED 26.25")
    expect(summary.typeDelivery("Same Day")).toBe("Same Day Delivery")
    expect(tracking.contactSupport("Mersal")).toBe("Please Contact Mersal Support for this booking status")
  })

  it("says the corrected sentences of the two slips", () => {
    expect(payment.methodMissing).toBe("Please select a payment method. Cash or card.")
    expect(details.enterPhone).toBe("Please enter Phone number")
  })

  it("is complete in Arabic: the same keys, each said in Arabic letters", () => {
    const keysOf = (dictionary: unknown) => [...sentences(dictionary).keys()].sort()
    expect(keysOf(arabic)).toEqual(keysOf(english))
    /** The name of the other language, and a line of a year and a name. */
    const writtenAlike = new Set([".shell.otherLanguage", ".shell.copyright"])
    const foreign = [...sentences(arabic)].filter(
      ([key, said]) => !writtenAlike.has(key) && !/\p{Script=Arabic}/u.test(said),
    )
    expect(foreign).toEqual([])
  })

  it("writes amounts and numbers in Latin digits in both languages", () => {
    const all = [...sentences(english).values(), ...sentences(arabic).values()]
    expect(all.filter((said) => /[٠-٩۰-۹]/.test(said))).toEqual([])
  })

  it("counts in all six Arabic forms", () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic.details.charactersLeft(count))
    expect(new Set(forms).size).toBe(6)
  })
})
