import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { AccountRefused, CodeNotSent, CodeRefused, PopupBlocked } from "../account/account-errors.ts"
import { NotServed, SlotRefused } from "../booking/booking-errors.ts"
import { accountAlertOf } from "../machines/account-dialog/account-alert.ts"
import { alertOf } from "../machines/booking/booking-alert.ts"
import { promoAlertOf } from "../machines/promo-alert.ts"
import {
  atPayment,
  dubai,
  type Far,
  filled,
  lookUpAt,
  noon,
  today,
  tomorrow,
} from "../machines/testing/booking-stage.ts"
import { money } from "../money/money.ts"
import { cardReturnDecision } from "../payment/attempt/card-return.ts"
import { outcomeOfForm } from "../payment/card/form-answer.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../ports/driving/service-failure.ts"
import { PromoRefused } from "../promo/promo-errors.ts"
import { toldRefusal } from "../promo/promo-refusal.ts"
import { searchTrouble } from "../tracking/global-search.ts"
import { BookingNotFound } from "../tracking/tracking-errors.ts"
import { isReferenceMissing, trackingTrouble } from "../tracking/tracking-outcome.ts"
import { account } from "./en/account.ts"
import { booking } from "./en/booking.ts"
import { notPlaced } from "./en/not-placed.ts"
import { payment } from "./en/payment.ts"
import { promo } from "./en/promo.ts"
import { slotAlert } from "./en/slot-alert.ts"
import { tracking } from "./en/tracking.ts"
import { trackingSearch } from "./en/tracking-search.ts"

// Section 8 as a table: the situation, what our rules and machines answer, and the message or behaviour that it names.
// Two rows need a page, a failed look-up of the header and a part of the page that does not load: they are browser
// tests.

type Row = readonly [situation: string, ours: () => unknown, specified: unknown]

const network = new NetworkFailure()
const broken = new ServerFailure({ requestId: "r1" })
const unread = new ServerFailure({ requestId: "r1", isUnreadable: true })
const refusing = new AccountRefused({ messages: ["First.", "Second."] })

/** The sentence of an alert, by the catalogue's key of its kind. */
const bookingSays = (kind: string | undefined) =>
  ({
    network: booking.networkError,
    server: booking.somethingWrong,
    notServed: booking.unserved,
    slotClosed: slotAlert.cutOffPassed,
    methodMissing: payment.methodMissing,
  })[kind ?? ""]

/** The place that Book Now leads to if the pick-up date cannot be confirmed, and what the machine says there. */
async function rechecked(answers: Partial<Far>) {
  const run = await atPayment(filled)
  await run.enterPromo()
  Object.assign(run.far, answers)
  run.actor.send({ type: "booking.confirmed", now: noon })
  await run.at("details")
  return [run.flow(), run.now().context.alert?.kind, run.promo().getSnapshot().context.alert?.kind]
}

const shutToday = new SlotRefused({
  reason: "slot-closed",
  bookingType: "sameDay",
  date: today,
  today,
  window: "13-18",
  closedAt: dubai("16:00:00.000"),
  earliest: tomorrow,
  next: { date: tomorrow, window: "11-14" },
})
const due = money(2_625, "AED")
const asked = { amount: due, sentAt: noon }
const purchase = (responseCode: string | null) =>
  cardReturnDecision({ gateway: "aps", command: "purchase", responseCode, url3d: null, amount: due }, asked, noon).kind

const rows: readonly Row[] = [
  [
    "Network failure with no server response: 'Error: Network Error'",
    () => [bookingSays(alertOf(network, null).kind), accountAlertOf("login", network)?.kind, account.networkError],
    ["Error: Network Error", "network", "Error: Network Error"],
  ],
  [
    "Server error response: 'Something went wrong'",
    () => [bookingSays(alertOf(broken, null).kind), accountAlertOf("login", broken)?.kind, account.somethingWrong],
    ["Something went wrong", "server", "Something went wrong"],
  ],
  [
    "Login failure: list of server errorMessage values",
    () => accountAlertOf("login", refusing),
    { kind: "refused", place: "form", messages: ["First.", "Second."] },
  ],
  [
    "Sign-up / login server error: first errorMessage in red above the form",
    () => accountAlertOf("register", refusing),
    { kind: "refused", place: "form", messages: ["First."] },
  ],
  [
    "Forgot-password server error: first errorMessage under the e-mail field",
    () => accountAlertOf("forgot", refusing),
    { kind: "refused", place: "email", messages: ["First."] },
  ],
  [
    "New-password server error: errors as a list",
    () => accountAlertOf("newPassword", refusing),
    { kind: "refused", place: "form", messages: ["First.", "Second."] },
  ],
  [
    "Google popup blocked: 'Please allow popup'",
    () => [accountAlertOf("login", new PopupBlocked())?.kind, account.popupBlocked],
    ["popupBlocked", "Please allow popup"],
  ],
  [
    "Promo not found or no discount: 'Invalid Coupon Code'",
    () =>
      (["not-found", "no-discount"] as const).map((kind) => {
        const alert = promoAlertOf(new PromoRefused({ refusal: { kind } }))
        return alert.kind === "promoRefused" && promo.refusals[toldRefusal({ kind }).kind]
      }),
    ["Invalid Coupon Code", "Invalid Coupon Code"],
  ],
  [
    "Promo rejected by price call: its errorDetails text",
    () => promoAlertOf(new RequestRefused({ code: "promo-refused", text: "Only on Mondays.", requestId: null })),
    { kind: "refused", text: "Only on Mondays." },
  ],
  [
    "Booking changed after promo: 'Enter promocode again!'",
    async () => {
      const run = await atPayment(filled)
      await run.enterPromo()
      run.actor.send({ type: "draft.changed", patch: { vehicle: "van" }, now: noon })
      return [run.promo().getSnapshot().context.alert?.kind, promo.enterAgain]
    },
    ["enterAgain", "Enter promocode again!"],
  ],
  [
    "Unserviceable route: 'Currently not serving for the selected Pickup or Delivery'",
    () =>
      (["pickup", "delivery", "route"] as const).map((part) =>
        bookingSays(alertOf(new NotServed({ part }), null).kind),
      ),
    Array(3).fill("Currently not serving for the selected Pickup or Delivery"),
  ],
  [
    "Same-day too late: 'The Cut off for current day bookings has passed, please reselect the pickup date'",
    () => bookingSays(alertOf(shutToday, due).kind),
    "The Cut off for current day bookings has passed, please reselect the pickup date",
  ],
  [
    "failed slot lookup: back to /go/details with isSameDayError; dismissible danger alert",
    () => rechecked({ lookUpSlots: () => Result.fail(network) }),
    ["details", "slotUnchecked", "enterAgain"],
  ],
  [
    "empty slot lookup: back to /go/details with isSameDayError",
    () => rechecked({ lookUpSlots: () => Result.fail(new Error("nothing that can be read")) }),
    ["details", "slotUnchecked", "enterAgain"],
  ],
  [
    "pickup before earliest date: back to /go/details with isSameDayError",
    () => rechecked({ lookUpSlots: () => Result.succeed(lookUpAt(dubai("16:00:00.000"))) }),
    ["details", "slotClosed", "enterAgain"],
  ],
  [
    "Missing date: back to /go/details",
    async () => {
      const run = await atPayment(filled)
      const undated = { pickupDate: null, pickupWindow: null }
      run.actor.send({ type: "draft.changed", patch: undated, now: noon })
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("details")
      return [run.flow(), run.calls.includes("placeBooking")]
    },
    ["details", false],
  ],
  [
    "No payment method: 'Please select a payment method. Cash or card.1' (D4: without the 1.)",
    async () => {
      const run = await atPayment(filled, {}, null)
      run.actor.send({ type: "booking.confirmed", now: noon })
      return [run.flow(), bookingSays(run.now().context.alert?.kind)]
    },
    ["payment", "Please select a payment method. Cash or card."],
  ],
  [
    "Wrong one-time code: 'The verification code you entered is incorrect. Please try again'",
    () => {
      const alert = accountAlertOf("code", new CodeRefused({ reason: "wrong", triesLeft: 2 }))
      return alert?.kind === "codeRefused" && account.codeRefused[alert.reason]
    },
    "The verification code you entered is incorrect. Please try again",
  ],
  [
    "Phone update failure: server's first errorMessage; success 'Phone Number Updated Successfully'",
    () => [accountAlertOf("changePhone", refusing), account.phoneUpdated],
    [{ kind: "refused", place: "form", messages: ["First."] }, "Phone Number Updated Successfully"],
  ],
  [
    "Code generation failure: 'Token Not Generated!!'",
    () => [accountAlertOf("code", new CodeNotSent())?.kind, account.codeNotSent],
    ["codeNotSent", "Token Not Generated!!"],
  ],
  [
    "Purchase failure or unsuccessful response (hosted flow): 'Payment got failed.' screen; network errors only logged (D28: checked)",
    () => [purchase("13666"), purchase(null), purchase("20"), notPlaced.failed],
    ["declined", "checking", "checking", "Payment got failed."],
  ],
  [
    "Qatar card purchase non-200: nothing shown (D29: a message is)",
    () => outcomeOfForm({ status: 422, targetUrl: null, payId: null, message: "Expired card" }),
    { kind: "refused", message: "Expired card" },
  ],
  [
    "Empty tracking reference: 'Enter your booking reference number to track your booking.'",
    () => isReferenceMissing("  ") && tracking.empty,
    "Enter your booking reference number to track your booking.",
  ],
  [
    "Tracking lookup failed: 'Invalid reference number'",
    () => trackingTrouble(new BookingNotFound()) === "invalid" && tracking.invalid,
    "Invalid reference number",
  ],
  [
    "Tracking result without usable data: 'Please Contact {product} Support for this booking status'",
    () => trackingTrouble(unread) === "contactSupport" && tracking.contactSupport("Mersal"),
    "Please Contact Mersal Support for this booking status",
  ],
  [
    "Global tracking search, no response: 'Error: Network Error'",
    () => searchTrouble("phone", false).kind === "network" && tracking.networkError,
    "Error: Network Error",
  ],
  [
    "Global tracking search, other failure: 'Invalid {field}, please enter the correct {field}'",
    () => {
      const trouble = searchTrouble("phone", true)
      return trouble.kind === "invalid-field" && trackingSearch.invalid(trackingSearch.fields[trouble.field])
    },
    "Invalid phone number, please enter the correct phone number",
  ],
]

describe("section 8, situation by situation", () => {
  it.each(rows)("%s", async (_, ours, specified) => {
    expect(await ours()).toEqual(specified)
  })
})
