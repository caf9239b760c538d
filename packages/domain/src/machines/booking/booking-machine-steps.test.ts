import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { money } from "../../money/money.ts"
import type { SaveLeadRequest } from "../../ports/driving/booking-service.ts"
import type { PriceRequest } from "../../ports/driving/pricing-service.ts"
import { atPayment, begin, dubai, filled, lookUpAt, noon, pricesAt, today, tomorrow } from "../testing/booking-stage.ts"
import { priceRequest } from "./booking-context.ts"

const pressed = noon + 60_000
const shut = dubai("16:00:00.000")
const midnight = dubai("00:00:00.000") + 24 * 60 * 60_000

const chosen = { ...filled, pickupDate: today, pickupWindow: "13-18", deliveryWindow: "17-22" }

/** At the details, told there that they are not right. */
async function withFault() {
  const run = begin({ ...filled, dropOff: { ...filled.dropOff, building: "" } })
  await run.priced()
  run.actor.send({ type: "book.continued", now: noon })
  run.actor.send({ type: "details.continued", now: noon })
  expect(run.now().context.issues).toHaveLength(1)
  return run
}

describe("a step of the booking", () => {
  it.each([
    ["book", "entering"],
    ["details", "details"],
    ["guest", "summary"],
    ["payment", "payment"],
  ] as const)("is opened at the instant of the press: %s", (step, flow) => {
    const { actor } = begin(chosen)
    actor.send({ type: "step.opened", step, now: pressed })
    expect([actor.getSnapshot().value.flow, actor.getSnapshot().context.now]).toEqual([flow, pressed])
  })

  it.each(["book.continued", "step.opened"] as const)(
    "that has to tell what has closed offers what is open by then: %s",
    (type) => {
      const { actor } = begin(chosen)
      actor.send({ type: "time.passed", now: shut })
      actor.send({ type, step: "payment", now: midnight })
      expect(actor.getSnapshot().value.flow).toBe("details")
      expect(actor.getSnapshot().context).toMatchObject({ now: midnight, draft: { pickupDate: tomorrow } })
    },
  )

  it.each([
    ["right", "savingLead", "Villa 3"],
    ["wrong", "details", ""],
  ])("counts Continue from the instant of the press where the details are %s", async (_, flow, building) => {
    const run = begin({ ...filled, dropOff: { ...filled.dropOff, building } })
    await run.priced()
    run.actor.send({ type: "book.continued", now: noon })
    run.actor.send({ type: "details.continued", now: pressed })
    expect([run.flow(), run.now().context.now]).toEqual([flow, pressed])
  })

  it("stays at the details when the chosen window shuts while its lead is stored", async () => {
    const run = begin(chosen)
    await run.priced()
    run.actor.send({ type: "step.opened", step: "details", now: noon })
    run.actor.send({ type: "details.continued", now: noon })
    expect(run.flow()).toBe("savingLead")
    // The answer's time is known before the answer is.
    run.actor.send({ type: "time.passed", now: shut })
    const { alert, draft } = run.now().context
    expect([run.flow(), alert?.kind, draft.pickupDate]).toEqual(["details", "slotClosed", tomorrow])
  })

  it.each(["book.continued", "summary.continued"] as const)(
    "asks the server anew what is open by then: %s",
    async (type) => {
      const run = await atPayment(chosen)
      run.actor.send({ type: "step.opened", step: type === "book.continued" ? "book" : "guest", now: noon })
      await run.known()
      run.far.lookUpSlots = () => Result.succeed(lookUpAt(shut))
      run.actor.send({ type, now: noon })
      await run.at("details")
      await waitFor(run.actor, ({ context }) => context.alert?.kind === "slotClosed")
    },
  )

  it("takes away with Continue what the details were told before", async () => {
    const run = begin(chosen)
    await run.priced()
    run.actor.send({ type: "step.opened", step: "details", now: noon })
    run.actor.send({ type: "time.passed", now: shut })
    expect(run.now().context.alert?.kind).toBe("slotClosed")
    run.actor.send({ type: "details.continued", now: shut })
    expect([run.flow(), run.now().context.alert]).toEqual(["savingLead", null])
  })

  it.each([
    ["the clock", "time.passed"],
    ["the next visit", "step.opened"],
  ] as const)("drops the fault of a date that is past as soon as %s has chosen another", async (_, type) => {
    const run = await withFault()
    run.actor.send({ type: "details.continued", now: midnight })
    const messages = () => run.now().context.issues.map(({ message }) => message)
    expect(messages()).toEqual(["pickupDateInPast", "enterAddressDetails"])
    run.actor.send({ type, step: "details", now: midnight })
    expect(run.now().context.draft.pickupDate).toBe(tomorrow)
    expect(messages()).toEqual(["enterAddressDetails"])
  })

  it("finds what was chosen shut as soon as the connection returns, before any answer", async () => {
    const run = await atPayment(filled)
    run.actor.send({ type: "connection.returned", now: shut })
    expect(run.flow()).toBe("details")
    expect(run.now().context).toMatchObject({ now: shut, alert: { kind: "slotClosed", date: today } })
  })
})

describe("the lead of a booking", () => {
  it("tells who sends what, and is the same one when the details are left again", async () => {
    const saved: SaveLeadRequest[] = []
    const saveLead = (request: SaveLeadRequest) => {
      saved.push(request)
      return Result.succeed({ leadId: "lead-7" })
    }
    const run = await atPayment(filled, { saveLead })
    expect(run.now().context.draft.leadId).toBe("lead-7")
    await run.enterPromo()
    run.actor.send({ type: "step.opened", step: "details", now: noon })
    run.actor.send({ type: "details.continued", now: noon })
    await run.at("summary")
    const lead = { market: "AE", customer: { name: "Amna" }, vehicle: "bike", bookingType: "sameDay" }
    expect(saved).toMatchObject([
      { leadId: null, lead: { ...lead, promoCode: "" } },
      { leadId: "lead-7", lead: { ...lead, promoCode: "WELCOME10" } },
    ])
  })
})

describe("the price of a booking", () => {
  it("is asked for its way, vehicle and parcel", async () => {
    const asked: PriceRequest[] = []
    const quotePrices = (request: PriceRequest) => {
      asked.push(request)
      return Result.succeed(pricesAt(2_500))
    }
    const run = begin({ ...filled, vehicle: "van", parcel: { ...filled.parcel, weightGrams: 30_000 } }, { quotePrices })
    await run.priced()
    expect(asked).toEqual([priceRequest(run.now().context)])
    expect(asked).toMatchObject([{ market: "AE", vehicle: "van", parcel: { weightGrams: 30_000 } }])
  })

  it("is asked for again when the connection returns before the answer, which may never come", async () => {
    const run = await atPayment(filled)
    run.far.quotePrices = () => Result.succeed(pricesAt(3_000))
    run.actor.send({ type: "prices.requested" })
    const asked = () => run.calls.filter((call) => call === "quotePrices").length
    const before = asked()
    run.actor.send({ type: "connection.returned", now: noon })
    expect(asked() - before).toBe(1)
    await waitFor(run.actor, ({ value }) => value.pricing === "ready")
    expect(run.now().context.alert).toEqual({
      kind: "priceChanged",
      previousTotal: money(2_625, "AED"),
      newTotal: money(3_150, "AED"),
    })
  })
})
