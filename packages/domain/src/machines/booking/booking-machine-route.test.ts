import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { NotServed } from "../../booking/booking-errors.ts"
import { basisOf, plainBasis, scheduleOf } from "../../booking/windows/market-schedule.ts"
import { openPickups } from "../../booking/windows/open-pickups.ts"
import { shutPickups } from "../../booking/windows/shut-pickups.ts"
import { type SlotLookup, slotLookup } from "../../booking/windows/slot-lookup.ts"
import { atPayment, begin, dubai, filled, lookUpAt, noon, place, today, tomorrow } from "../testing/booking-stage.ts"
import { scheduleIn } from "./booking-context.ts"

/** The listing of a way whose class is shut from 11:00 on. */
const ruled = (now = noon): SlotLookup => {
  const rules = { name: "rules.own.1", patch: { routes: { "dubai-abudhabi": { cutoff: "11:00" } } } } as const
  return slotLookup({ ...plainBasis, rules, route: "dubai-abudhabi" }, { market: "AE", vehicle: null }, now)
}

type Run = ReturnType<typeof begin>
const known = (run: Run) => waitFor(run.actor, ({ value }) => value.scheduling === "known")
const openToday = (run: Run) => {
  const { context } = run.actor.getSnapshot()
  return openPickups(scheduleIn(context), context.draft, today, noon).map(({ window }) => window)
}

describe("a way whose class has a rule", () => {
  it("is told by its listing, and shuts in the page what it shuts on the server, as too late", async () => {
    const run = begin(filled, { lookUpSlots: () => Result.succeed(ruled()) })
    await known(run)
    expect(openToday(run)).toEqual([])
    const schedule = scheduleOf("AE", basisOf(ruled(dubai("10:59:59.999"))))
    const question = { market: "AE", bookingType: "sameDay", vehicle: null } as const
    const shut = shutPickups(schedule, question, today, noon).map(({ slot, why }) => [slot.window, why])
    expect(shut).toEqual([["13-18", "time"]])
    run.actor.send({ type: "book.continued", now: noon })
    expect(run.actor.getSnapshot().context.draft.pickupDate).toBe(tomorrow)
  })

  it("is none of another way: with another one the rule is forgotten at once, and asked about", async () => {
    const run = begin(filled, { lookUpSlots: () => Result.succeed(ruled()) })
    await known(run)
    run.far.lookUpSlots = () => Result.succeed(lookUpAt(noon))
    const pickup = { ...filled.pickup, place: { ...place("Deira"), position: { lat: 25.27, lon: 55.31 } } }
    run.actor.send({ type: "draft.changed", patch: { pickup }, now: noon })
    expect(openToday(run)).toEqual(["13-18"])
    await known(run)
    expect(run.calls.filter((call) => call === "lookUpSlots")).toHaveLength(2)
    expect(openToday(run)).toEqual(["13-18"])
  })

  it("closes what was chosen when the server comes to tell it, and the next date is chosen", async () => {
    const run = await atPayment(filled)
    run.far.lookUpSlots = () => Result.succeed(ruled())
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("details")
    const { alert, draft } = run.actor.getSnapshot().context
    expect(alert).toMatchObject({ kind: "slotClosed", why: "time", date: today, next: { date: tomorrow } })
    expect([draft.pickupDate, run.orders]).toEqual([tomorrow, []])
  })

  it("and was taken out of the book is not served, and says so of the way", async () => {
    const run = await atPayment(filled)
    run.far.lookUpSlots = () => Result.fail(new NotServed({ part: "route" }))
    run.actor.send({ type: "booking.confirmed", now: noon })
    await run.at("payment")
    expect(run.actor.getSnapshot().context.alert).toEqual({ kind: "notServed", part: "route" })
  })
})
