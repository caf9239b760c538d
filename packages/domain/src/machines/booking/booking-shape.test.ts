import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Draft, newDraft } from "../../booking/draft/draft.ts"
import { readDraft } from "../../booking/draft/draft-storage.ts"
import { aDraft } from "../../testing/arbitraries-draft.ts"
import { mangled, type Path, replaced } from "../../testing/mangled-value.ts"
import { runs } from "../../testing/runs.ts"
import { readSnapshot, writeSnapshot } from "../kept/versioned-snapshot.ts"
import { atPayment, type BookingStart, begin, dubai, filled, noon, today } from "../testing/booking-stage.ts"
import type { BookingEvent } from "./booking-event.ts"
import { isWholeBooking } from "./booking-shape.ts"

const chosen: Draft = { ...filled, pickupDate: today, pickupWindow: "13-18", deliveryWindow: "17-22" }

/** A booking with a promo that waits for its card after an earlier hold has lapsed, and how such a text is read. */
async function waitingBooking() {
  const run = await atPayment(filled, {}, "card")
  await run.enterPromo()
  run.actor.send({ type: "booking.confirmed", now: noon })
  await run.at("awaitingPayment")
  const { snapshot, ...stored } = JSON.parse(writeSnapshot(run.machine, run.actor.getPersistedSnapshot()))
  const context = { ...snapshot.context, lapsed: snapshot.context.hold.placed }
  const empty = { draft: newDraft("", "AE"), now: 0 }
  const read = (changed: unknown) =>
    readSnapshot(run.machine, JSON.stringify({ ...stored, snapshot: changed }), empty, isWholeBooking)
  return { whole: { ...snapshot, context }, read }
}

/** The same, read with a part of what it knows replaced. */
async function storedBooking() {
  const { whole, read } = await waitingBooking()
  return (path: Path, put: unknown) => read(replaced(whole, ["context", ...path], put))
}

/** What a customer does with a booking that he comes back to, until its last order time has passed, and after it. */
const onTheWay: readonly BookingEvent[] = [
  { type: "time.passed", now: noon },
  { type: "page.reopened", now: noon },
  { type: "step.opened", step: "details", now: noon },
  { type: "draft.changed", patch: { vehicle: "van" }, now: noon },
  { type: "draft.changed", patch: { bookingType: "nextDay" }, now: noon },
  { type: "draft.changed", patch: { bookingType: "sameDay" }, now: noon },
  { type: "book.continued", now: noon },
  { type: "details.continued", now: noon },
  { type: "time.passed", now: dubai("16:00:00.000") },
  { type: "step.opened", step: "payment", now: noon },
  { type: "payment.chosen", method: "card" },
  { type: "booking.confirmed", now: noon },
]

/** Goes the whole way and answers what broke, if anything did. */
async function faultOf(start: BookingStart): Promise<unknown> {
  const run = begin(start)
  const { promo } = run.now().children
  let fault: unknown = null
  const broken = { error: (thrown: unknown) => (fault ??= thrown) }
  run.actor.subscribe(broken)
  promo?.subscribe(broken)
  const isGoing = () => run.now().status === "active" && promo?.getSnapshot().status === "active"
  for (const event of onTheWay) {
    if (!isGoing()) break
    run.actor.send(event)
    promo?.send({ type: "code.typed", text: "WELCOME10" })
    promo?.send({ type: "code.submitted" })
    run.clock.increment(1_000)
    // Every answer of the far side has come by the next turn.
    await new Promise((answered) => setImmediate(answered))
  }
  const { status } = run.now()
  run.actor.stop()
  return fault ?? (status === "error" ? status : null)
}

const ofOrder = [
  ["accessToken"],
  ["booking"],
  ["booking", "reference"],
  ["booking", "state"],
  ["booking", "price"],
  ["booking", "price", "toPay"],
  ["booking", "price", "toPay", "minor"],
  ["booking", "price", "toPay", "currency"],
]

describe("a stored booking", () => {
  it("is gone on with where nothing is held, and nothing was", async () => {
    const read = await storedBooking()
    expect(read(["hold"], null)).not.toBeNull()
    expect(read(["lapsed"], null)).not.toBeNull()
  })

  it("is refused cleanly where what is held or was has another shape, down to its price", async () => {
    const read = await storedBooking()
    const parts = [
      ["hold"],
      ["hold", "endsAt"],
      ["hold", "placed"],
      ...ofOrder.map((path) => ["hold", "placed", ...path]),
      ["lapsed"],
      ...ofOrder.map((path) => ["lapsed", ...path]),
    ]
    for (const path of parts) {
      for (const other of [undefined, true, []]) expect(read(path, other), path.join(".")).toBeNull()
    }
  })

  it("is refused where a place, a price, a promo or the schedule is none", async () => {
    const { whole, read } = await waitingBooking()
    const isRefused = (path: string, put: unknown) => read(replaced(whole, path.split("."), put)) === null
    for (const [path, put] of [
      ["context.draft.pickup.place", null],
      ["context.draft.dropOff.place.position.lat", 91],
      ["context.draft.market", "constructor"],
      ["context.draft.bookingType", "rocket"],
      ["context.draft.pickupDate", "2026-02-30"],
      ["context.now", 1e300],
      ["context.basis.closures", [{ from: "never" }]],
      ["context.prices.quotes.1.price.deliveryCharge.minor", -1],
      ["context.prices.quotes.1.price.deliveryCharge.currency", "QAR"],
      ["context.coupon.oldPrice", undefined],
      ["context.coupon.discount.currency", "QAR"],
      ["context.coupon.discount.currency", "USD"],
      ["children.promo", undefined],
      ["children.promo.snapshot.context.coupon", {}],
      ["children.promo.src", ""],
      ["children.promo.snapshot.status", "stopped"],
      ["children.promo.snapshot.context.booking", null],
    ] as const)
      expect(isRefused(path, put), path).toBe(true)
    expect(isRefused("context.draft.parcel.note", "Fragile")).toBe(false)
  })
})

describe("a draft or a booking that was tampered with, or is of long ago", () => {
  it("is refused, or gone on with to its end: a draft", async () => {
    const drafts = fc.oneof(fc.constant(chosen), aDraft)
    const stored = drafts.chain((draft) => mangled(draft).map((put) => [draft.market, put] as const))
    let taken = 0
    await fc.assert(
      fc.asyncProperty(stored, async ([market, draft]) => {
        const read = readDraft(JSON.stringify({ version: 1, draft }), market)
        if (read) taken += 1
        expect(read && (await faultOf({ draft: read }))).toBeNull()
      }),
      { numRuns: runs(200) },
    )
    expect(taken).toBeGreaterThan(0)
  })

  it("is refused, or gone on with to its end: a booking that waits for its card", async () => {
    const { whole, read } = await waitingBooking()
    // XState warns of a history that it does not know, and takes none.
    const { historyValue, ...parts } = whole
    await fc.assert(
      fc.asyncProperty(mangled(parts), async (changed) => {
        const snapshot = read({ ...(changed as object), historyValue })
        expect(snapshot && (await faultOf({ draft: newDraft("", "AE"), snapshot }))).toBeNull()
      }),
      { numRuns: runs(200) },
    )
  })
})
