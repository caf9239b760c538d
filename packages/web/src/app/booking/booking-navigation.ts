import { canOpenStep, furthestStep, type Step } from "@mersal/domain/booking/draft/steps"
import type { MarketId } from "@mersal/domain/market/market"
import type { AnyRouter } from "@tanstack/react-router"
import { type HistoryState, redirect } from "@tanstack/react-router"
import type { BookingActor, BookingNotice } from "../../environment/booking/booking.ts"
import { loadStepNotice } from "../../features/booking/StepNotice.tsx"
import { readPhone } from "../../fields/phones.ts"
import { serverNow } from "../page/clock.ts"
import { bookingActor, isBookedAlready, noticeOfOtherTab, startNewBooking } from "./booking-session.ts"

// The machine decides and the address follows. This is the only file that connects the two.

const paths = {
  book: "/go/book",
  details: "/go/details",
  guest: "/go/guest",
  payment: "/go/payment",
} as const satisfies Readonly<Record<Step, string>>

const confirmationPath = "/go/booking-confirmation"

/**
 * For a route's `beforeLoad`. It only reads, because it runs on preload too. A step that is not open redirects to the
 * last open one. After a booking is placed only the first step is open, where the next booking begins. If a notice is
 * to be shown, its component is loaded first.
 */
export async function requireStep(market: MarketId, step: Step, { notice }: HistoryState): Promise<void> {
  const actor = bookingActor(market)
  const { draft, hold } = actor.getSnapshot().context
  // A held booking is told of on the first step alone. Another step goes on at once: the news of its payment may come.
  if (notice || (hold && step === "book")) await loadStepNotice()
  const now = serverNow()
  if (isPlaced(actor)) {
    if (step !== "book") throw redirect({ to: paths.book, state: { notice: "alreadyBooked" } })
  } else if (isOrdering(actor)) {
    if (step !== "payment") throw redirect({ to: paths.payment, replace: true })
  } else if (!canOpenStep(draft, step, now, readPhone)) {
    const why: BookingNotice = isBookedAlready(actor) ? "alreadyBooked" : "stepMissing"
    throw redirect({ to: paths[furthestStep(draft, now, readPhone)], state: { notice: why } })
  }
}

/** For a route's `onEnter` and `onStay`: the address has reached a step, by a link, Back, Forward or a reload. */
export function enterStep(market: MarketId, step: Step): void {
  const actor = bookingActor(market)
  if (isPlaced(actor)) {
    // On any other step the booking has just become paid, and `followBooking` leads to its confirmation.
    if (step === "book") startNewBooking(market)
  } else if (stepOf(actor) !== step) actor.send({ type: "step.opened", step, now: serverNow() })
}

let followed: BookingActor | null = null

/** Changes the address whenever the machine has changed step, or a new booking has replaced the last one. */
export function followBooking(actor: BookingActor, router: AnyRouter): () => void {
  let shown = pathOf(actor)
  const here = router.state.location.pathname
  if (followed !== null && followed !== actor && isStepPath(here)) {
    const notice = noticeOfOtherTab()
    // Also on the same step, because the fields were emptied.
    if (notice || here !== shown) void router.navigate({ to: shown, replace: here === shown, state: { notice } })
  }
  // It became paid, or its time was found closed, while the screen was loading.
  else if (here !== shown && isStepPath(here) && shown !== paths.book)
    void router.navigate({ to: shown, replace: true, state: flagsOf(actor) })
  followed = actor
  const { unsubscribe } = actor.subscribe(() => {
    const path = pathOf(actor)
    if (path === shown) return
    shown = path
    // A customer who has left the booking is not taken back to a step, only to a confirmation.
    if (!isPlaced(actor) && !isBookingPath(router.state.location.pathname)) return
    if (router.state.location.pathname !== path) void router.navigate({ to: path, state: flagsOf(actor) })
  })
  return unsubscribe
}

/** While an order is being sent, every other step would ignore all input, so none may be opened. */
const isOrdering = (actor: BookingActor): boolean => {
  const { flow } = actor.getSnapshot().value
  return stepOf(actor) === "payment" && flow !== "payment" && flow !== "awaitingPayment"
}

const isBookingPath = (path: string): boolean =>
  [...Object.values<string>(paths), confirmationPath, "/payment-verifying"].includes(path.replace(/\/$/, ""))

const isStepPath = (path: string): boolean => Object.values<string>(paths).includes(path)

/** The history state that section 2 defines: which stop is edited, and that a chosen time was closed. */
function flagsOf(actor: BookingActor): HistoryState {
  const { alert, editing } = actor.getSnapshot().context
  switch (stepOf(actor)) {
    case "book":
      if (editing === null) return {}
      return editing === "pickup" ? { pickupEdited: true, pedit: true } : { deliveryEdited: true, dedit: true }
    case "details":
      return alert?.kind === "slotClosed" || alert?.kind === "slotUnchecked" ? { isSameDayError: true } : {}
    default:
      return {}
  }
}

const isPlaced = (actor: BookingActor): boolean => stepOf(actor) === null

/** The step whose screen shows a state; null once the booking is placed. */
function stepOf(actor: BookingActor): Step | null {
  const { flow } = actor.getSnapshot().value
  switch (flow) {
    case "entering":
      return "book"
    case "details":
    case "savingLead":
      return "details"
    case "summary":
      return "guest"
    case "payment":
    case "checkingPickupDate":
    case "placing":
    case "handingOver":
    case "awaitingPayment":
    case "payingByCash":
      return "payment"
    case "confirmed":
      return null
  }
}

function pathOf(actor: BookingActor): string {
  const step = stepOf(actor)
  return step === null ? confirmationPath : paths[step]
}
