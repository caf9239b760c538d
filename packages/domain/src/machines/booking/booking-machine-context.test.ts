import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { newDraft } from "../../booking/draft/draft.ts"
import { slotLookup } from "../../booking/windows/slot-lookup.ts"
import { money } from "../../money/money.ts"
import { NetworkFailure } from "../../ports/driving/service-failure.ts"
import { atPayment, begin, bookingMachine, dubai, filled, noon, today } from "../testing/booking-stage.ts"

/** A filled booking at its details, with prices. */
async function atDetails() {
  const run = begin(filled)
  await run.priced()
  run.actor.send({ type: "book.continued", now: noon })
  return run
}

describe("what a booking remembers", () => {
  it("shows no fault before Continue was pressed, and none once the details are right", async () => {
    const run = await atDetails()
    const change = (building: string) =>
      run.actor.send({ type: "draft.changed", patch: { pickup: { ...filled.pickup, building } }, now: noon })
    change("")
    expect(run.now().context.issues).toEqual([])
    run.actor.send({ type: "details.continued", now: noon })
    expect(run.now().context.issues).toHaveLength(1)
    change("12B")
    run.actor.send({ type: "details.continued", now: noon })
    expect(run.now().context.issues).toEqual([])
  })

  it("keeps its empty list of faults through a change, so that nothing which shows them is drawn again", async () => {
    const run = await atDetails()
    const { issues } = run.now().context
    run.actor.send({ type: "draft.changed", patch: { pickupDate: today }, now: noon })
    expect(run.now().context.issues).toBe(issues)
  })

  it("has no price of a way that is gone", async () => {
    const run = begin(filled)
    await run.priced()
    expect(run.now().context.prices).not.toBeNull()
    run.actor.send({ type: "draft.changed", patch: { pickup: { ...filled.pickup, place: null } }, now: noon })
    expect(run.now().context.prices).toBeNull()
  })

  it("knows the time before a date is chosen, and while an order is unanswered", async () => {
    const run = begin(newDraft("draft", "AE"))
    run.actor.send({ type: "time.passed", now: noon + 60_000 })
    expect(run.now().context.now).toBe(noon + 60_000)
    const sent = await atPayment(filled, { placeBooking: () => Result.fail(new NetworkFailure()) })
    sent.actor.send({ type: "booking.confirmed", now: noon })
    await sent.at("payment")
    sent.actor.send({ type: "time.passed", now: dubai("17:00:00.000") })
    expect(sent.now().context).toMatchObject({ now: dubai("17:00:00.000"), isUnanswered: true })
    expect(sent.now().context.draft.pickupDate).toBe(today)
  })

  it("takes to the details what has closed, and no other alert", async () => {
    const run = await atDetails()
    run.actor.send({ type: "time.passed", now: dubai("16:00:00.000") })
    run.actor.send({ type: "stop.editRequested", stop: "pickup" })
    run.actor.send({ type: "book.continued", now: dubai("16:00:00.000") })
    expect(run.now().context.alert?.kind).toBe("slotClosed")

    const asked = await atPayment(filled, {}, null)
    asked.actor.send({ type: "booking.confirmed", now: noon })
    expect(asked.now().context.alert?.kind).toBe("methodMissing")
    asked.actor.send({ type: "stop.editRequested", stop: "pickup" })
    asked.actor.send({ type: "book.continued", now: noon })
    expect(asked.now().context.alert).toBeNull()
  })

  it("opens the stop whose edit button was pressed, until its step is left", async () => {
    for (const step of ["details", "guest", "payment"] as const) {
      const run = await atPayment(filled)
      run.actor.send({ type: "step.opened", step, now: noon })
      expect(run.now().context.editing).toBeNull()
      run.actor.send({ type: "stop.editRequested", stop: "dropOff" })
      expect([run.flow(), run.now().context.editing]).toEqual(["entering", "dropOff"])
      run.actor.send({ type: "book.continued", now: noon })
      expect([run.flow(), run.now().context.editing]).toEqual(["details", null])
    }
  })

  it("sends the unanswered order again by the same method, and a new one by another or for another cost centre", async () => {
    const unanswered = async () => {
      const run = await atPayment(filled, { placeBooking: () => Result.fail(new NetworkFailure()) })
      run.actor.send({ type: "booking.confirmed", now: noon })
      await run.at("payment")
      return run
    }
    const again = await unanswered()
    again.actor.send({ type: "payment.chosen", method: "cashAtPickup" })
    expect(again.now().context).toMatchObject({ isUnanswered: true, alert: null })
    for (const other of [{ method: "cashAtDelivery" }, { method: "cashAtPickup", costCentre: "hr" }] as const) {
      const run = await unanswered()
      run.actor.send({ type: "payment.chosen", ...other })
      expect(run.now().context.isUnanswered).toBe(false)
    }
  })

  it("compares a price that failed with the one before, until something is changed that a price depends on", async () => {
    const failing = async () => {
      const run = begin(filled)
      await run.priced()
      run.far.quotePrices = () => Result.fail(new NetworkFailure())
      run.actor.send({ type: "prices.requested" })
      await waitFor(run.actor, ({ value }) => value.pricing === "failed")
      return run
    }
    for (const [patch, kept] of [
      [{ parcel: { ...filled.parcel, note: "Fragile" } }, money(2_625, "AED")],
      [{ bookingType: "nextDay" }, null],
      [{ vehicle: "van" }, null],
    ] as const) {
      const run = await failing()
      run.actor.send({ type: "draft.changed", patch, now: noon })
      expect(run.now().context.comparedTotal).toEqual(kept)
    }
  })

  it("asks anew what can be booked when other rules begin, after fifteen minutes at the latest, and not at every turn", async () => {
    const asksAfter = async (rulesUntil: number | null, wait: number) => {
      const lookup = slotLookup(
        { closures: [], readings: [], ...(rulesUntil !== null && { rulesUntil }) },
        { market: "AE", vehicle: null },
        noon,
      )
      const run = begin(filled, { lookUpSlots: () => Result.succeed(lookup) })
      await waitFor(run.actor, ({ value }) => value.scheduling === "known")
      const before = run.calls.filter((call) => call === "lookUpSlots").length
      run.clock.increment(wait)
      return run.calls.filter((call) => call === "lookUpSlots").length - before
    }
    expect(await asksAfter(null, 15 * 60_000 - 1)).toBe(0)
    expect(await asksAfter(null, 15 * 60_000)).toBe(1)
    expect(await asksAfter(noon + 120_000, 119_999)).toBe(0)
    expect(await asksAfter(noon + 120_000, 120_000)).toBe(1)
    expect(await asksAfter(noon - 1, 999)).toBe(0)
    expect(await asksAfter(noon - 1, 1_000)).toBe(1)
  })
})

describe("a booking machine whose root forgot a call", () => {
  it("says the name of it", async () => {
    const names = ["quotePrices", "lookUpSlots", "saveLead", "placeBooking", "startCardPayment", "payByCash"] as const
    for (const name of names) {
      const logic = bookingMachine.implementations.actors[name]
      const failure = new Promise((resolve) => {
        const actor = createActor(logic as never, { input: {} as never })
        actor.subscribe({ error: resolve })
        actor.start()
      })
      expect(String(await failure)).toContain(name)
    }
  })
})
