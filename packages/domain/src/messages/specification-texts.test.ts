import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { account } from "./en/account.ts"
import { booking } from "./en/booking.ts"
import { card } from "./en/card.ts"
import { cardFields } from "./en/card-fields.ts"
import { cardReturn } from "./en/card-return.ts"
import { checks } from "./en/checks.ts"
import { confirmation } from "./en/confirmation.ts"
import { details } from "./en/details.ts"
import { errors } from "./en/errors.ts"
import { firstStep } from "./en/first-step.ts"
import { footer } from "./en/footer.ts"
import { notComing } from "./en/not-coming.ts"
import { notPlaced } from "./en/not-placed.ts"
import { payment } from "./en/payment.ts"
import { priceNotice } from "./en/price-notice.ts"
import { promo } from "./en/promo.ts"
import { shell } from "./en/shell.ts"
import { slotAlert } from "./en/slot-alert.ts"
import { summary } from "./en/summary.ts"
import { tracking } from "./en/tracking.ts"
import { trackingSearch } from "./en/tracking-search.ts"

/**
 * A sentence as the specification writes it, with its placeholders filled, and every text that must be exactly this.
 */
type Row = readonly [sentence: string, ...said: string[]]

const unserved = "Currently not serving for the selected Pickup or Delivery"
const cutOff = "The Cut off for current day bookings has passed, please reselect the pickup date"

const specified: Readonly<Record<string, readonly Row[]>> = {
  1: [
    [cutOff, slotAlert.cutOffPassed, errors.cutOffPassed],
    ["maximum 70kg", firstStep.guidelineLimit],
    ["Prohibited Items", firstStep.guidelineProhibited],
    ["Agents wait 10 minutes at pick-up.", firstStep.guidelineWait],
  ],
  2: [
    // Header and footer
    ["Track Delivery", shell.trackDelivery],
    ["Login/ Sign Up", shell.loginOrSignUp, account.titles.login],
    ["My Profile", shell.myProfile],
    ["My Account", shell.myAccount],
    ["Logout", shell.logout],
    ["About Us", footer.aboutUs],
    ["Services", footer.services],
    ["Get Business Rates", footer.businessRates],
    ["Mersal Delivery", footer.productDelivery("Mersal")],
    ["CO2 Emissions", footer.co2Emissions],
    ["Our Platform", footer.ourPlatform],
    ["Contact Us", footer.contactUs],
    // Booking flow
    ["Your Details", details.pageTitle],
    ["Few More Details to confirm your booking", details.title],
    ["Flat Floor, Building Name", details.building],
    ["How to reach?", details.landmark],
    ["Whom to contact at the time of pickup?", details.whomPickup],
    ["Contact Me", details.contactMe],
    ["Add a Contact Person", details.addContact],
    ["Continue", booking.continue],
    ["Verifying Details...", cardReturn.verifying],
    ["Payment got failed.", notPlaced.failed],
    // Booking Summary panel
    ["Booking Summary", summary.heading],
    ["Pickup", booking.pickup],
    ["Drop-off", booking.dropOff],
    ["Booking Type", summary.bookingType],
    ["Next Day Delivery", booking.typeDelivery("Next Day")],
    ["Pickup Date", summary.pickupDate, details.pickupDate],
    ["Drop-off Date", summary.dropOffDate, details.deliveryDate],
    ["Have a promo code?", promo.question],
    ["Promo code", promo.placeholder],
    ["Apply", promo.apply],
    ["Congratulation! You've saved on this Mersal Booking.", promo.saved("Mersal")],
    ["WELCOME10 - Congrats! Promo Applied Successfully!", promo.applied("WELCOME10")],
    ["Delivery Charge", summary.deliveryCharge],
    ["Discount", summary.discount],
    ["To Pay", booking.toPay],
    ["Price is updated based on the location", priceNotice.priceUpdated],
    [unserved, booking.unserved],
    // Payment screen
    ["Select your payment method", payment.selectMethod],
    ["Credit/Debit Card", card.tabs.creditOrDebitCard],
    ["Credit Card", card.tabs.creditCard],
    ["Debit Card", card.tabs.debitCard],
    ["Cash", payment.cash],
    ["Pay at Pick-up", payment.payAtPickup],
    ["Pay at Drop-off", payment.payAtDropOff],
    ["Book Now - AED 26.25", payment.bookNow("AED 26.25")],
    // Tracking
    ["Track your Booking", tracking.title, confirmation.track],
    ["CONTINUE", tracking.continue],
    ["Back", tracking.back, booking.back],
    ["Please Contact Mersal Support for this booking status", tracking.contactSupport("Mersal")],
    ["Booking Guidelines", firstStep.guidelines],
    // Account popups
    ["Log in with Facebook", account.loginWith.facebook],
    ["Log in with Google", account.loginWith.google],
    ["Enter the 4-digit Code", account.enterCode(4)],
  ],
  3: [
    ["Bike", booking.vehicles.bike, errors.vehicles.bike],
    ["Same Day", booking.types.sameDay],
    ["Next Day", booking.types.nextDay],
    ["On Demand", booking.types.onDemand],
  ],
  4: [
    ["Enter promocode again!", promo.enterAgain],
    ["Payment got failed.", notPlaced.failed],
    ["ORDER PLACED", tracking.steps.orderPlaced],
    ["PICKUP IN PROGRESS", tracking.steps.pickupInProgress],
    ["Driver is in route to pickup the item", tracking.stepTexts.pickupInProgress],
    ["PICKUP COMPLETED", tracking.steps.pickupCompleted],
    ["We have completed the pickup and preparing for dispatch", tracking.stepTexts.pickupCompleted],
    ["PICKUP FAILED", tracking.steps.pickupFailed],
    ["PICKUP CANCELLED", tracking.steps.pickupCancelled],
    ["DELIVERY IN PROGRESS", tracking.steps.deliveryInProgress],
    ["Driver has started the delivery", tracking.stepTexts.deliveryInProgress],
    ["DELIVERED", tracking.steps.deliveryCompleted],
    ["DELIVERY FAILED", tracking.steps.deliveryFailed],
    ["DELIVERY CANCELLED", tracking.steps.deliveryCancelled],
    ["BOOKING CANCELLED", notComing.cancelled.title],
    ["CONTACT SUPPORT", notComing.support],
    ["DELIVERED ON TIME", tracking.onTime],
    ["SLIGHTLY DELAYED", tracking.slightlyDelayed],
    ["ON TRACK", tracking.onTrack],
    ["LIVE TRACKING", tracking.live],
  ],
  5: [
    // Details step
    ["Please enter address details.", checks.enterAddressDetails],
    ["Pickup date cannot be before the current time", checks.pickupDateInPast],
    ["Phone number is invalid", checks.phoneInvalid],
    ["Please enter Name.", checks.enterName],
    ["Please enter Phone number", checks.enterPhone],
    // Promo
    ["Invalid Coupon Code", promo.refusals["not-found"]],
    // Card form
    ["Please enter name as it appears on your card.", cardFields.faults["name-missing"]],
    ["Card Number is required", cardFields.faults["number-left-empty"]],
    ["Please enter the card number.", cardFields.faults["number-missing"]],
    ["The card number you entered is invalid.", cardFields.faults["number-invalid"]],
    ["Please enter your card expiry date.", cardFields.faults["expiry-missing"]],
    [
      "The expiry date entered is incorrect. Please re-enter.",
      cardFields.faults["expiry-incorrect"],
      cardFields.faults["expiry-past"],
    ],
    ["Please enter your card CVV number.", cardFields.faults["cvc-missing"]],
    ["The CVV number you entered is incorrect. Please reconfirm.", cardFields.faults["cvc-incorrect"]],
    // Tracking
    ["Enter your booking reference number to track your booking.", tracking.empty],
    ["Invalid reference number", tracking.invalid],
    // Registration
    ["Please enter your name.", account.faults.register["name-missing"]],
    ["Please enter your email address to create an account.", account.faults.register["email-missing"]],
    ["Please enter a valid email address to create an account.", account.faults.register["email-invalid"]],
    [
      "Please enter a mobile number.",
      account.faults.register["phone-missing"],
      account.faults.changePhone["phone-missing"],
    ],
    ["Please enter a password.", account.faults.register["password-missing"]],
    ["Oops. The passwords you entered do not match. Please verify.", account.faults.register["passwords-differ"]],
    ["Passwords do not match", account.passwordsDiffer],
    [
      "Please enter a stronger password. Must be 8 characters or more with a mix of letters, numbers and symbols.",
      account.faults.register["password-weak"],
    ],
    // Login, forgot password, new password, code entry, change phone
    ["Please enter your email address to login.", account.faults.login["email-missing"]],
    ["Please enter a valid email address to login.", account.faults.login["email-invalid"]],
    ["Please enter your password to login.", account.faults.login["password-missing"]],
    ["Please enter email address", account.faults.forgot["email-missing"]],
    ["Please enter a valid email address", account.faults.forgot["email-invalid"]],
    ["*Use 8 or more characters with a mix of letters, numbers & symbols", account.faults.newPassword["password-weak"]],
    ["Please enter the 4-digit verification code.", account.codeMissing(4)],
  ],
  8: [
    ["Error: Network Error", booking.networkError, account.networkError, tracking.networkError],
    [
      "Something went wrong",
      errors.somethingWentWrong,
      booking.somethingWrong,
      account.somethingWrong,
      tracking.somethingWrong,
      shell.failedTitle,
    ],
    ["Please allow popup", account.popupBlocked],
    ["Invalid Coupon Code", promo.refusals["not-found"]],
    [unserved, errors.notServed],
    [cutOff, errors.cutOffPassed],
    ["The verification code you entered is incorrect. Please try again", account.codeRefused.wrong],
    ["Phone Number Updated Successfully", account.phoneUpdated],
    ["Token Not Generated!!", account.codeNotSent],
    ["Invalid reference number", errors.invalidReference],
    ["Invalid phone, please enter the correct phone", trackingSearch.invalid("phone")],
  ],
  9: [["Before 8PM", booking.before("8PM")]],
}

const rows = Object.entries(specified).flatMap(([section, sentences]) =>
  sentences.map(([sentence, ...said]) => [section, sentence, said] as const),
)

/** Where we knowingly use another sentence: docs/deviations.md gives the reasons. */
const deviations: readonly (readonly [decision: string, sentence: string, ours: string, said: string])[] = [
  [
    "D4",
    "Please select a payment method. Cash or card.1",
    "Please select a payment method. Cash or card.",
    payment.methodMissing,
  ],
  ["D4", "Please enter Name.", "Please enter Phone number", details.enterPhone],
  ["D4", "a copyright line for 2023", "© 2026 Mersal", footer.copyright("2026", "Mersal")],
  ["D17", "VAT, on the production host only", "VAT (5 %)", summary.vat(5)],
  ["D17", "a price without its VAT", "incl. 5 % VAT", booking.includesVat(5)],
  ["D26", "the 4-digit Code", "Enter the 6-digit Code", account.enterCode(6)],
  ["D35", "DELIVERED ON TIME", "DELIVERED 25 minutes late", `${tracking.delivered} ${tracking.lateBy(25)}`],
]

describe("the texts of the specification", () => {
  it.each(rows)("say section %s word for word: %s", (_, sentence, said) => {
    expect(said).toEqual(said.map(() => sentence))
  })

  it("stand each in a row of docs/specification.md", () => {
    const page = readFileSync(new URL("../../../../docs/specification.md", import.meta.url), "utf8")
    const titles = rows.map(([section, sentence]) => `say section ${section} word for word: ${sentence}`)
    expect(titles.length).toBeGreaterThan(100)
    expect(titles.filter((title) => !page.includes(`\`${title}\``))).toEqual([])
  })
})

describe("the message catalogue", () => {
  it("says the corrected sentences of the two slips", () => {
    expect(payment.methodMissing).toBe("Please select a payment method. Cash or card.")
    expect(details.enterPhone).toBe("Please enter Phone number")
  })

  it.each(deviations)("says, by %s, instead of '%s': %s", (_, sentence, ours, said) => {
    expect(said).toBe(ours)
    expect(said).not.toBe(sentence)
  })
})
