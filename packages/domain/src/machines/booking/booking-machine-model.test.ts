import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap, toDirectedGraph } from "xstate/graph"
import {
  IdempotencyMismatch,
  InvalidBooking,
  NotServed,
  PriceChanged,
  SlotRefused,
} from "../../booking/booking-errors.ts"
import { type Draft, newDraft } from "../../booking/draft/draft.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { money } from "../../money/money.ts"
import { HoldEnded } from "../../payment/payment-errors.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { PromoRefused } from "../../promo/promo-errors.ts"
import { runs } from "../../testing/runs.ts"
import { readSnapshot, writeSnapshot } from "../kept/versioned-snapshot.ts"
import {
  begin,
  bookingMachine,
  couponOn,
  dubai,
  type Far,
  filled,
  handOver,
  held,
  lookUpAt,
  noon,
  placed,
  pricesAt,
  quoteAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { untaken } from "../testing/taken-transitions.ts"
import type { BookingContext } from "./booking-context.ts"
import type { BookingEvent } from "./booking-event.ts"
import { isWholeBooking } from "./booking-shape.ts"

const chosen: Draft = { ...filled, pickupDate: today, pickupWindow: "13-18", deliveryWindow: "17-22" }
const shut = dubai("16:00:00.000")
const refused = new SlotRefused({
  reason: "slot-closed",
  bookingType: "sameDay",
  date: today,
  today,
  window: "13-18",
  closedAt: shut,
  earliest: null,
  next: null,
})
const full = new SlotRefused({ ...refused, reason: "full", closedAt: null, next: { date: tomorrow, window: "11-14" } })
const changed = new PriceChanged({ quote: quoteAt(3_000, "sameDay"), previousTotal: money(2_625, "AED") })
const used = new PromoRefused({ refusal: { kind: "used-up", maximumUses: 100 } })
const network = new NetworkFailure()
const notServed = new NotServed({ part: "delivery" })

const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.booking.${state}`, output })
const failed = (state: string, error: unknown) => ({ type: `xstate.error.actor.0.booking.${state}`, error })
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.booking.${state}` })

const shown: readonly BookingEvent[] = [
  { type: "draft.changed", patch: { parcel: { ...filled.parcel, note: "Fragile" } }, now: noon },
  { type: "draft.changed", patch: { vehicle: "van" }, now: noon },
  { type: "draft.changed", patch: { pickup: { ...filled.pickup, place: null } }, now: noon },
  { type: "draft.changed", patch: { pickup: filled.pickup, vehicle: "bike" }, now: noon },
  { type: "draft.changed", patch: { dropOff: { ...filled.dropOff, building: "" } }, now: noon },
  { type: "draft.changed", patch: { dropOff: filled.dropOff }, now: noon },
  { type: "stop.editRequested", stop: "dropOff" },
  ...(["book", "details", "guest", "payment"] as const).map((step) => ({
    type: "step.opened" as const,
    step,
    now: noon,
  })),
  { type: "book.continued", now: noon },
  { type: "details.continued", now: noon },
  { type: "summary.continued" },
  { type: "payment.chosen", method: "cashAtPickup" },
  { type: "payment.chosen", method: "card" },
  { type: "payment.chosen", method: "onAccount" },
  { type: "booking.confirmed", now: noon },
  { type: "booking.confirmed", now: noon + 30 * 60_000 },
  { type: "alert.dismissed" },
  { type: "prices.requested" },
  { type: "time.passed", now: noon },
  { type: "time.passed", now: shut },
  { type: "page.reopened", now: noon },
  { type: "page.reopened", now: noon + 30 * 60_000 },
  { type: "connection.returned", now: noon },
  { type: "page.seen" },
  { type: "payment.succeeded", booking: "AE1" as Reference },
  { type: "payment.failed", attempt: "attempt-1", reason: "declined" },
  { type: "hold.ended", isCancelled: true },
]

const promoSaid = { type: "xstate.snapshot.promo", snapshot: { context: { coupon: couponOn(2_500) } } }

const flowAnswers = [
  promoSaid,
  done("flow.savingLead", { leadId: "lead-1" }),
  failed("flow.savingLead", network),
  done("flow.checkingPickupDate", lookUpAt(noon)),
  done("flow.checkingPickupDate", lookUpAt(shut)),
  failed("flow.checkingPickupDate", network),
  failed("flow.checkingPickupDate", notServed),
  done("flow.placing", placed),
  done("flow.placing", held("AE1")),
  ...[refused, full, new InvalidBooking({ issues: [] }), used, network, changed].map((error) =>
    failed("flow.placing", error),
  ),
  done("flow.handingOver", handOver("attempt-1")),
  failed("flow.handingOver", new HoldEnded()),
  failed("flow.handingOver", network),
  done("flow.payingByCash", placed),
  failed("flow.payingByCash", new HoldEnded()),
  failed("flow.payingByCash", network),
  after("holdEnds", "holding.alive"),
]

const pricingAnswers = [
  done("pricing.fetching", pricesAt(2_500)),
  done("pricing.fetching", pricesAt(3_000)),
  failed("pricing.fetching", network),
  after("settling", "pricing.settling"),
  after("quoteLifetime", "pricing.ready"),
  promoSaid,
]

const schedulingAnswers = [
  done("scheduling.asking", lookUpAt(noon)),
  failed("scheduling.asking", network),
  failed("scheduling.asking", notServed),
  after("basisLifetime", "scheduling.known"),
  after("basisRetry", "scheduling.unknown"),
]

type Region = "flow" | "pricing" | "scheduling" | "holding"
type Walked = { readonly value: Readonly<Record<Region, string>>; readonly context: BookingContext }

/** Every step from every state, where states differ by what a key says of them. */
function walk(events: readonly object[], key: (state: Walked) => unknown) {
  const map = getAdjacencyMap(bookingMachine as AnyStateMachine, {
    input: { draft: chosen, now: noon },
    events: events as never[],
    serializeState: (state) => JSON.stringify(key(state as unknown as Walked)) as never,
  })
  return adjacencyMapToArray(map) as unknown as readonly {
    readonly state: Walked
    readonly event: { readonly type: string }
    readonly nextState: Walked
  }[]
}

/** What the chart draws of the flow, and what of it no step of the walk took. */
function flowOfChart(steps: ReturnType<typeof walk>) {
  const node = toDirectedGraph(bookingMachine).children.find(({ stateNode }) => stateNode.key === "flow")
  if (!node) throw new Error("The chart has no flow")
  const walked = new Set(
    steps.map(({ state, event, nextState }) => [state.value.flow, event.type, nextState.value.flow].join(" ")),
  )
  const ends = new Set(steps.map(({ event, nextState }) => `${event.type} ${nextState.value.flow}`))
  const edges = node.children.flatMap((child) => child.edges)
  // A hold ends within the step of another event; the moves below show it.
  const isSeen = (event: string) => event !== "hold.ended"
  return {
    states: node.children.map(({ stateNode }) => stateNode.key).sort(),
    left: edges
      .filter(({ source, target, label }) => source !== target && isSeen(label.text))
      .map(({ source, target, label }) => [source.key, label.text, target.key].join(" "))
      .filter((edge) => !walked.has(edge)),
    leftOfAll: node.edges
      .filter(({ source, target }) => source !== target)
      .map(({ target, label }) => `${label.text} ${target.key}`)
      .filter((edge) => !ends.has(edge)),
  }
}

/** Every way in which a region was left for another of its states. */
const moves = (region: Region, steps: ReturnType<typeof walk>): readonly string[] =>
  [
    ...new Set(
      steps
        .map(({ state, event, nextState }) => [state.value[region], event.type, nextState.value[region]] as const)
        .filter(([from, , to]) => from !== to)
        .map(([from, type, to]) => `${from} -- ${said(type)} -> ${to}`),
    ),
  ].sort()

/** The event in the words of the chart: whose answer it is, or which time has passed. */
function said(type: string): string {
  const [, kind, rest] = /^xstate\.(done|error|after)\.(.+)$/.exec(type) ?? []
  if (kind === "after") return (rest ?? "").split(".")[0] ?? ""
  if (type.startsWith("xstate.snapshot.")) return type.slice("xstate.snapshot.".length)
  return kind ? `${kind === "done" ? "answer to" : "failure of"} ${rest?.split(".").at(-1)}` : type
}

describe("the booking machine's chart", () => {
  const steps = walk([...shown, ...flowAnswers], ({ value, context }) => [
    value.flow,
    value.holding,
    context.hold !== null,
    context.lapsed !== null,
    context.attempt,
    context.isUnanswered,
    context.draft.paymentMethod,
    context.draft.pickup.place !== null,
    context.draft.dropOff.building,
    context.placed !== null,
    [context.coupon?.code, context.hold?.promoCode],
    // Only from the first step does what has closed lead another way.
    value.flow === "entering" && context.alert?.kind === "slotClosed",
  ])

  const pricingSteps = walk([...shown, ...pricingAnswers], ({ value, context }) => [
    value.pricing,
    context.prices?.quotes[0]?.price.toPay.minor ?? null,
    context.coupon !== null,
    context.draft.pickup.place !== null,
  ])
  const schedulingSteps = walk([...shown, ...schedulingAnswers], ({ value, context }) => [
    value.scheduling,
    context.draft.pickup.place !== null,
  ])

  it("is walked whole where the customer is", () => {
    const { states, left, leftOfAll } = flowOfChart(steps)
    expect(states).toHaveLength(11)
    expect([...new Set(steps.map(({ nextState }) => nextState.value.flow))].sort()).toEqual(states)
    expect([left, leftOfAll]).toEqual([[], []])
  })

  it("makes these moves and no others where prices are kept fresh", () => {
    expect(moves("pricing", pricingSteps)).toEqual([
      "failed -- connection.returned -> fetching",
      "failed -- draft.changed -> idle",
      "failed -- draft.changed -> settling",
      "failed -- hold.ended -> fetching",
      "failed -- page.reopened -> fetching",
      "failed -- prices.requested -> fetching",
      "fetching -- answer to fetching -> ready",
      "fetching -- draft.changed -> idle",
      "fetching -- draft.changed -> settling",
      "fetching -- failure of fetching -> failed",
      "idle -- draft.changed -> settling",
      "ready -- connection.returned -> fetching",
      "ready -- draft.changed -> idle",
      "ready -- draft.changed -> settling",
      "ready -- hold.ended -> fetching",
      "ready -- page.reopened -> fetching",
      "ready -- prices.requested -> fetching",
      "ready -- quoteLifetime -> fetching",
      "settling -- draft.changed -> idle",
      "settling -- settling -> fetching",
    ])
  })

  it("makes these moves and no others where it is asked what can be booked", () => {
    expect(moves("scheduling", schedulingSteps)).toEqual([
      "asking -- answer to asking -> known",
      "asking -- draft.changed -> idle",
      "asking -- failure of asking -> idle",
      "asking -- failure of asking -> unknown",
      "idle -- draft.changed -> asking",
      "known -- basisLifetime -> asking",
      "known -- book.continued -> asking",
      "known -- connection.returned -> asking",
      "known -- draft.changed -> idle",
      "known -- page.reopened -> asking",
      "known -- page.seen -> asking",
      "known -- summary.continued -> asking",
      "unknown -- basisRetry -> asking",
      "unknown -- connection.returned -> asking",
      "unknown -- draft.changed -> idle",
      "unknown -- page.reopened -> asking",
    ])
  })

  it("makes these moves and no others while something is held", () => {
    expect(moves("holding", steps)).toEqual([
      "alive -- answer to payingByCash -> none",
      "alive -- booking.confirmed -> ending",
      "alive -- booking.confirmed -> none",
      "alive -- draft.changed -> none",
      "alive -- failure of handingOver -> none",
      "alive -- failure of payingByCash -> none",
      "alive -- hold.ended -> none",
      "alive -- holdEnds -> ending",
      "alive -- holdEnds -> none",
      "alive -- page.reopened -> ending",
      "alive -- page.reopened -> none",
      "alive -- payment.failed -> none",
      "alive -- payment.succeeded -> none",
      "alive -- promo -> none",
      "alive -- step.opened -> none",
      "alive -- time.passed -> ending",
      "alive -- time.passed -> none",
      "ending -- answer to handingOver -> none",
      "ending -- answer to payingByCash -> none",
      "ending -- failure of handingOver -> none",
      "ending -- failure of payingByCash -> none",
      "ending -- payment.succeeded -> none",
      "none -- answer to placing -> alive",
    ])
  })

  it("has no state and no transition that no step takes, in any region and by any branch", () => {
    const everyStep = [...steps, ...pricingSteps, ...schedulingSteps]
    expect(untaken(bookingMachine, { draft: chosen, now: noon }, everyStep)).toEqual({
      states: [],
      transitions: [],
      counted: { states: 31, transitions: 119 },
    })
  })

  it("waits under the tag busy, and nowhere else", () => {
    const waiting = new Set([
      "savingLead",
      "checkingPickupDate",
      "placing",
      "handingOver",
      "awaitingPayment",
      "payingByCash",
    ])
    for (const { nextState } of [...steps, ...pricingSteps]) {
      const isBusy = waiting.has(nextState.value.flow) || nextState.value.pricing === "fetching"
      expect((nextState as unknown as { hasTag: (tag: string) => boolean }).hasTag("busy")).toBe(isBusy)
    }
  })
})

/** What may happen in any order: what the page sends, answers of every kind to the calls, and time. */
type Happening = BookingEvent | { readonly after: number } | { readonly answers: Partial<Far> } | "answered" | "promo"

const answersOf: readonly Partial<Far>[] = [
  { placeBooking: () => Result.succeed(placed) },
  { placeBooking: () => Result.succeed(held("AE1")) },
  ...[refused, full, used, network, changed, new IdempotencyMismatch()].map((error) => ({
    placeBooking: () => Result.fail(error),
  })),
  { startCardPayment: () => Result.succeed(handOver("attempt-1")) },
  { startCardPayment: () => Result.fail(new HoldEnded()) },
  { startCardPayment: () => Result.fail(network), payByCash: () => Result.fail(network) },
  { payByCash: () => Result.succeed(placed) },
  { quotePrices: () => Result.succeed(pricesAt(3_000)) },
  { quotePrices: () => Result.fail(notServed) },
  { lookUpSlots: () => Result.succeed(lookUpAt(shut)) },
  { lookUpSlots: () => Result.fail(network) },
  { lookUpSlots: () => Result.succeed({ ...lookUpAt(noon), full: [`AE/sameDay/${today}/13-18`] }) },
  { lookUpSlots: () => Result.succeed(lookUpAt(noon)) },
]

const aHappening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...shown) },
  { weight: 3, arbitrary: fc.constant<Happening>({ type: "booking.confirmed", now: noon }) },
  { weight: 6, arbitrary: fc.constant<Happening>("answered") },
  fc.constant<Happening>("promo"),
  fc.constantFrom(250, 60_000, 15 * 60_000, 30 * 60_000).map((after) => ({ after })),
  { weight: 2, arbitrary: fc.constantFrom(...answersOf).map((answers) => ({ answers })) },
)

/** Everything that settled promises set off has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve))

describe("the booking machine, whatever happens in whatever order", () => {
  it("survives JSON in every state, books by one order under one key, and pays nothing that is not held", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aHappening, { minLength: 10, maxLength: 40 }), async (happenings) => {
        const run = begin({ draft: chosen })
        await run.priced()
        for (const happening of [{ type: "step.opened", step: "payment", now: noon } as const, ...happenings]) {
          if (happening === "answered") await quiet()
          else if (happening === "promo") {
            run.promo().send({ type: "code.typed", text: "welcome10" })
            run.promo().send({ type: "code.submitted" })
          } else if ("after" in happening) run.clock.increment(happening.after)
          else if ("answers" in happening) Object.assign(run.far, happening.answers)
          else run.actor.send(happening)

          const { status, value, context } = run.now()
          expect(status).toBe("active")
          if (value.flow === "confirmed") expect(context.placed).not.toBeNull()
          if (["handingOver", "payingByCash", "awaitingPayment"].includes(value.flow))
            expect(context.hold).not.toBeNull()
          if (["checkingPickupDate", "placing"].includes(value.flow)) expect(context.hold).toBeNull()
          expect(value.holding === "none").toBe(context.hold === null)
          const text = writeSnapshot(run.machine, run.actor.getPersistedSnapshot())
          const snapshot = readSnapshot(run.machine, text, { draft: newDraft("", "AE"), now: 0 }, isWholeBooking)
          if (!snapshot) throw new Error(`Not read back: ${text}`)
          const restored = createActor(run.machine, { input: { draft: chosen, now: noon }, snapshot }).getSnapshot()
          expect([restored.value, restored.context]).toEqual([value, context])
          expect(restored.children.promo?.getSnapshot().value).toBe(run.promo().getSnapshot().value)
        }
        // The same key never goes out with another order once an order under it was accepted.
        const accepted = new Map<string, string>()
        for (const { key, order, isAccepted } of run.orders) {
          const before = accepted.get(key)
          if (before !== undefined) expect(JSON.stringify(order)).toBe(before)
          if (isAccepted) accepted.set(key, JSON.stringify(order))
        }
        run.actor.stop()
      }),
      { numRuns: runs(150) },
    )
  })
})
