import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { SlotRefused } from "../../booking/booking-errors.ts"
import type { Draft } from "../../booking/draft/draft.ts"
import { shutPickups } from "../../booking/windows/shut-pickups.ts"
import type { SlotLookup } from "../../booking/windows/slot-lookup.ts"
import { refusalReasons } from "../../schedule/rule-book.ts"
import {
  atPayment,
  couponOn,
  dubai,
  filled,
  lookUpAt,
  noon,
  place,
  placed,
  pricesAt,
  today,
  tomorrow,
} from "../testing/booking-stage.ts"
import { scheduleIn } from "./booking-context.ts"

const nine = dubai("09:00:00.000")
const keyOf = (date: string, window: string, type = "sameDay") => `AE/${type}/${date}/${window}`
const listing = (...full: readonly string[]): SlotLookup => ({ ...lookUpAt(noon), ...(full.length > 0 && { full }) })
const refusal = (over: Partial<SlotRefused> = {}) =>
  new SlotRefused({
    reason: "full",
    bookingType: "sameDay",
    date: today,
    today,
    window: "13-18",
    closedAt: null,
    earliest: today,
    next: { date: tomorrow, window: "11-14" },
    ...over,
  })

type Run = Awaited<ReturnType<typeof atPayment>>
const confirm = (run: Run) => run.actor.send({ type: "booking.confirmed", now: noon })

/** A booking whose order was refused once; the next one is accepted. */
async function refusedOnce(error: SlotRefused, draft: Draft = filled) {
  const run = await atPayment(draft, { placeBooking: () => Result.fail(error) })
  confirm(run)
  await run.at("details")
  run.far.placeBooking = () => Result.succeed(placed)
  return run
}

async function pressOn(run: Run) {
  run.actor.send({ type: "details.continued", now: noon })
  await run.at("summary")
  run.actor.send({ type: "summary.continued" })
  confirm(run)
  await run.at("confirmed")
}

const windowOf = ({ pickupDate, pickupWindow }: Pick<Draft, "pickupDate" | "pickupWindow">) => [
  pickupDate,
  pickupWindow,
]

const shutIn = (run: Run, date = today) => {
  const { context } = run.now()
  return shutPickups(scheduleIn(context), context.draft, date, nine).map(({ slot, why }) => `${slot.window} ${why}`)
}

describe("a window that the server refuses", () => {
  it.each(refusalReasons)(
    "is followed by what the server names instead, and that is what is booked: %s",
    async (reason) => {
      const closedAt = reason === "slot-closed" || reason === "cutoff-passed" ? dubai("12:30:00.000") : null
      const run = await refusedOnce(refusal({ reason, closedAt }))
      const { alert, draft } = run.now().context
      expect(alert).toMatchObject({
        kind: "slotClosed",
        date: today,
        window: "13-18",
        next: { date: tomorrow, window: "11-14" },
      })
      expect(windowOf(draft)).toEqual([tomorrow, "11-14"])
      await pressOn(run)
      expect(run.orders.map(({ order }) => windowOf(order))).toEqual([
        [today, "13-18"],
        [tomorrow, "11-14"],
      ])
    },
  )

  it("leaves the choice to what the page knows where nothing is named instead", async () => {
    const run = await refusedOnce(refusal({ next: null }))
    expect(windowOf(run.now().context.draft)).toEqual([tomorrow, "11-14"])
  })
})

describe("a window that others have booked", () => {
  it("stays full until a later listing says otherwise, whatever is chosen", async () => {
    const run = await refusedOnce(refusal())
    expect(run.now().context.alert).toMatchObject({ why: "full" })
    expect(shutIn(run)).toEqual(["13-18 full"])
    run.actor.send({ type: "draft.changed", patch: { pickupDate: today, pickupWindow: "13-18" }, now: noon })
    expect(windowOf(run.now().context.draft)).toEqual([tomorrow, "11-14"])
    run.clock.increment(15 * 60_000)
    await waitFor(run.actor, ({ context }) => context.basis.full === undefined)
    run.actor.send({ type: "draft.changed", patch: { pickupDate: today, pickupWindow: "13-18" }, now: noon })
    expect(windowOf(run.now().context.draft)).toEqual([today, "13-18"])
  })

  it("is each of its date where the server assigns one (Next Day, D13)", async () => {
    const type = "nextDay" as const
    const next = { date: tomorrow, window: "12-17" }
    const run = await refusedOnce(refusal({ bookingType: type, window: null, next }), { ...filled, bookingType: type })
    expect(windowOf(run.now().context.draft)).toEqual([tomorrow, null])
    expect(run.now().context.basis.full).toEqual([keyOf(today, "17-22", type)])
    await pressOn(run)
    expect(run.orders.map(({ order }) => windowOf(order))).toEqual([
      [today, null],
      [tomorrow, null],
    ])
  })

  it("costs no promo where the next one costs the same, and asks for the code anew where it does not", async () => {
    const withPromo = async (adjustments: Readonly<Record<string, number>>) => {
      const quotes = pricesAt(2_500).quotes.map((quote) => ({ ...quote, windowAdjustmentsMinor: adjustments }))
      const run = await atPayment(filled, {
        placeBooking: () => Result.fail(refusal()),
        quotePrices: () => Result.succeed({ quotes }),
      })
      await run.enterPromo()
      confirm(run)
      await run.at("details")
      await run.priced()
      return [run.now().context.coupon, run.promo().getSnapshot().context.alert, run.now().context.alert] as const
    }
    const seen = { previousTotal: couponOn(2_500).newPrice }
    expect(await withPromo({})).toMatchObject([{ code: "WELCOME10" }, null, seen])
    expect(await withPromo({ "11-14": 300 })).toMatchObject([null, { kind: "enterAgain" }, seen])
  })

  it("leads back with the next date where the look-up knows that every window of the chosen one is", async () => {
    const run = await atPayment(filled)
    await run.enterPromo()
    const [onDemand, , nextDay] = lookUpAt(noon).items
    const [, later] = lookUpAt(dubai("16:00:00.000")).items
    const items = [onDemand, later, nextDay].flatMap((item) => item ?? [])
    run.far.lookUpSlots = () => Result.succeed({ ...listing(keyOf(today, "13-18")), items })
    confirm(run)
    await run.at("details")
    const { alert, coupon, draft } = run.now().context
    expect(alert).toMatchObject({
      why: "full",
      date: today,
      window: "13-18",
      next: { date: tomorrow, window: "11-14" },
    })
    expect([windowOf(draft), coupon?.code, run.orders]).toEqual([[tomorrow, "11-14"], "WELCOME10", []])
  })

  it("is told as soon as a listing has it", async () => {
    const run = await atPayment(filled)
    await run.known()
    run.far.lookUpSlots = () => Result.succeed(listing(keyOf(today, "13-18")))
    run.clock.increment(15 * 60_000)
    await run.at("details")
    expect(run.now().context.alert).toMatchObject({ why: "full", next: { date: tomorrow, window: "11-14" } })
  })

  it("is none of another area: with another way it is asked anew, and nothing is full meanwhile", async () => {
    const run = await refusedOnce(refusal())
    const asked = () => run.calls.filter((call) => call === "lookUpSlots").length
    const before = asked()
    const pickup = { ...filled.pickup, place: { ...place("Deira"), position: { lat: 25.27, lon: 55.31 } } }
    run.actor.send({ type: "draft.changed", patch: { pickup }, now: noon })
    expect([shutIn(run), asked() - before]).toEqual([[], 1])
  })

  it("is not the one whose place is held, nor when the hold ends", async () => {
    const run = await atPayment(filled, {}, "card")
    confirm(run)
    await run.at("awaitingPayment")
    run.far.lookUpSlots = () => Result.succeed(listing(keyOf(today, "13-18")))
    run.actor.send({ type: "page.reopened", now: noon })
    await waitFor(run.actor, ({ value }) => value.scheduling === "asking")
    await waitFor(run.actor, ({ value }) => value.scheduling === "known")
    run.actor.send({ type: "time.passed", now: noon + 30 * 60_000 })
    const { alert, draft, hold } = run.now().context
    expect([alert, hold, windowOf(draft)]).toEqual([{ kind: "holdEnded" }, null, [today, "13-18"]])
  })
})
