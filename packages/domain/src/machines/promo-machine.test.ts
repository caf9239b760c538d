import * as Result from "effect/Result"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor, waitFor } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import { money } from "../money/money.ts"
import { NetworkFailure, RequestRefused, ServerFailure } from "../ports/driving/service-failure.ts"
import type { PriceInputs } from "../pricing/quote.ts"
import type { AppliedCoupon } from "../promo/applied-coupon.ts"
import { isCodeTyped, promoCodeOf } from "../promo/promo-code.ts"
import { PromoRefused } from "../promo/promo-errors.ts"
import { changesPromo, type PromoBooking, type PromoCause, promoConsequence } from "../promo/promo-relevance.ts"
import { aPromoRefusal } from "../testing/arbitraries-promo.ts"
import { runs } from "../testing/runs.ts"
import { fromPort } from "./actor-logic.ts"
import { readSnapshot, writeSnapshot } from "./kept/versioned-snapshot.ts"
import { type PromoFailure, promoAlertOf } from "./promo-alert.ts"
import { type ApplyPromoRequest, type PromoContext, type PromoEvent, promoMachine } from "./promo-machine.ts"
import { untaken } from "./testing/taken-transitions.ts"

const inputs: PriceInputs = {
  market: "AE",
  pickup: { lat: 25.0772, lon: 55.3093 },
  dropOff: { lat: 25.3342, lon: 55.4122 },
  vehicle: "bike",
  bookingType: "sameDay",
  parcel: { weightGrams: 5_000, sidesCm: [35, 25, 20] },
}
const booking: PromoBooking = { inputs, isApplicable: true, origin: "summary" }
/** What a stored snapshot is held against. */
const empty = { booking: { ...booking, inputs: null } }
const byVan: PromoBooking = { ...booking, inputs: { ...inputs, vehicle: "van" } }
const complete: PromoBooking = { ...booking, origin: "booking-complete" }
const without: PromoBooking = { ...booking, isApplicable: false }
const couponOf = (code: string): AppliedCoupon => ({
  code,
  isPercentage: true,
  discount: money(250, "AED"),
  oldPrice: money(2_625, "AED"),
  newPrice: money(2_363, "AED"),
})
const invalid = new PromoRefused({ refusal: { kind: "not-found" } })

type Answer = Result.Result<AppliedCoupon, PromoFailure>

/** A call that waits for the test to answer it. */
interface Call {
  readonly request: ApplyPromoRequest
  readonly signal: AbortSignal
  readonly answer: (answer: Answer) => Promise<unknown>
}

/** Everything that a settled promise sets off has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve))

/** A promo block in Node: nothing is answered until a test says so. */
function begin(over: PromoBooking = booking) {
  const calls: Call[] = []
  const applied: string[] = []
  const machine = promoMachine.provide({
    actors: {
      applyPromo: fromPort((request, { signal }) => {
        const { promise, resolve } = Promise.withResolvers<Answer>()
        const answer = (given: Answer) => {
          resolve(given)
          return quiet()
        }
        calls.push({ request, signal: signal as AbortSignal, answer })
        return promise
      }),
    },
  })
  const actor = createActor(machine, { input: { booking: over } })
  actor.on("promo.applied", ({ code }) => applied.push(code))
  actor.start()
  const type = (text: string) => actor.send({ type: "code.typed", text })
  const change = (to: PromoBooking, cause: PromoCause = "changed") =>
    actor.send({ type: "booking.changed", booking: to, cause })
  const submit = (text: string) => {
    type(text)
    actor.send({ type: "code.submitted" })
    return calls.at(-1) ?? raise("Nothing was asked")
  }
  return { actor, machine, calls, applied, type, change, submit, now: () => actor.getSnapshot() }
}

function raise(problem: string): never {
  throw new Error(problem)
}

async function withCoupon(over: PromoBooking = booking) {
  const run = begin(over)
  await run.submit("welcome10").answer(Result.succeed(couponOf("WELCOME10")))
  expect(run.now().value).toBe("applied")
  return run
}

describe("the promo block", () => {
  it("goes from empty over applying, with a spinner, to applied, and keeps the coupon", async () => {
    const { submit, now } = begin()
    expect(now().value).toBe("empty")
    const call = submit(" welcome 10 ")
    expect(now().value).toBe("applying")
    expect(now().hasTag("busy")).toBe(true)
    expect(call.request).toEqual({ code: "WELCOME10", inputs })
    await call.answer(Result.succeed(couponOf("WELCOME10")))
    expect(now().value).toBe("applied")
    expect(now().hasTag("busy")).toBe(false)
    expect(now().context).toMatchObject({ coupon: couponOf("WELCOME10"), alert: null })
  })

  it("tells analytics of each applied code, once: WEB_COUPON_CODE_APPLIED", async () => {
    const run = begin()
    await run.submit("lost").answer(Result.fail(invalid))
    expect(run.applied).toEqual([])
    await run.submit("welcome10").answer(Result.succeed(couponOf("WELCOME10")))
    run.change({ ...booking })
    await quiet()
    expect(run.applied).toEqual(["WELCOME10"])
  })

  it("goes to failed with 'Invalid Coupon Code', and typing clears the flag", async () => {
    const { submit, type, now } = begin()
    await submit("nosuch").answer(Result.fail(invalid))
    expect(now().value).toBe("failed")
    expect(now().context.alert).toEqual({ kind: "promoRefused", refusal: { kind: "not-found" } })
    type("nosuch1")
    expect(now().value).toBe("empty")
    expect(now().context).toMatchObject({ alert: null, typed: "nosuch1" })
  })

  it("keeps Apply disabled while the input is empty", () => {
    const { actor, type, now } = begin()
    const canApply = () => now().can({ type: "code.submitted" })
    expect(canApply()).toBe(false)
    type("  ")
    expect(canApply()).toBe(false)
    actor.send({ type: "code.submitted" })
    expect(now().value).toBe("empty")
    type("x")
    expect(canApply()).toBe(true)
  })

  it("asks nothing without a way to price, and nothing where promos do not count", () => {
    for (const over of [{ ...booking, inputs: null }, without]) {
      const { type, now, calls } = begin(over)
      type("welcome10")
      expect(now().can({ type: "code.submitted" })).toBe(false)
      expect(calls).toEqual([])
    }
  })

  it("clears the coupon and the input when it is removed", async () => {
    const { actor, now } = await withCoupon()
    actor.send({ type: "promo.removed" })
    expect(now().value).toBe("empty")
    expect(now().context).toMatchObject({ coupon: null, typed: "", alert: null })
  })

  it("loses its coupon with 'Enter promocode again!' when the booking changes, and keeps what was typed", async () => {
    const { change, now, calls, actor } = await withCoupon()
    change(byVan)
    expect(now().value).toBe("empty")
    expect(now().context).toMatchObject({ coupon: null, alert: { kind: "enterAgain" }, typed: "welcome10" })
    actor.send({ type: "code.submitted" })
    expect(now().context.alert).toBeNull()
    expect(calls.at(-1)?.request).toEqual({ code: "WELCOME10", inputs: byVan.inputs })
  })

  it("loses its coupon with 'Enter promocode again!' when edit is clicked and when the re-check fails", async () => {
    const { change, now } = await withCoupon()
    change(booking, "reopened")
    expect(now().context).toMatchObject({ coupon: null, alert: { kind: "enterAgain" } })
  })

  it("forgets 'Enter promocode again!' with the next key", async () => {
    const { change, type, now } = await withCoupon()
    change(byVan)
    type("w")
    expect(now().context.alert).toBeNull()
  })

  it("tells a coupon again that was lost before a reload, with its code to be applied as it stands", () => {
    const { actor, now, calls } = begin()
    actor.send({ type: "promo.lost", text: "welcome10" })
    expect(now().context).toMatchObject({ coupon: null, alert: { kind: "enterAgain" }, typed: "welcome10" })
    actor.send({ type: "code.submitted" })
    expect(now().context.alert).toBeNull()
    expect(calls.at(-1)?.request).toEqual({ code: "WELCOME10", inputs: booking.inputs })
  })

  it("keeps its coupon where nothing changed that it was given for", async () => {
    const { change, now } = await withCoupon()
    change({ ...booking, inputs: { ...inputs, parcel: { weightGrams: 4_900, sidesCm: [30, 20, 10] } } })
    expect(now().value).toBe("applied")
    expect(now().context.booking.inputs?.parcel.weightGrams).toBe(4_900)
  })

  it("keeps its coupon when a complete booking is edited (D37)", async () => {
    const { change, now } = await withCoupon(complete)
    change({ ...byVan, origin: "booking-complete" })
    change(complete, "reopened")
    expect(now().value).toBe("applied")
    expect(now().context).toMatchObject({ coupon: couponOf("WELCOME10"), alert: null, booking: complete })
  })

  it("loses its coupon without a word where promos cease to count: prmApl 'no'", async () => {
    const { change, now } = await withCoupon()
    change(without)
    expect(now().value).toBe("empty")
    expect(now().context).toMatchObject({ coupon: null, alert: null })
  })
})

describe("an answer on its way", () => {
  const interruptions: Readonly<Record<string, (run: ReturnType<typeof begin>) => void>> = {
    "another vehicle": ({ change }) => change(byVan),
    "a press on edit": ({ change }) => change(booking, "reopened"),
    "an address taken away": ({ change }) => change({ ...booking, inputs: null }),
    "promos that cease to count": ({ change }) => change(without),
    "another code": ({ type }) => type("other"),
    "an edit of a complete booking": ({ change }) => change({ ...byVan, origin: "booking-complete" }),
  }

  it.each(Object.entries(interruptions))("is interrupted and never applied after %s", async (_, interrupt) => {
    const run = begin()
    const call = run.submit("welcome10")
    interrupt(run)
    expect(run.now().value).toBe("empty")
    expect(call.signal.aborted).toBe(true)
    await call.answer(Result.succeed(couponOf("WELCOME10")))
    expect(run.now().value).toBe("empty")
    expect(run.now().context.coupon).toBeNull()
    expect(run.applied).toEqual([])
  })

  it("asks for the code again only where the booking was changed from the summary", () => {
    const alertAfter = (to: PromoBooking) => {
      const run = begin()
      run.submit("welcome10")
      run.change(to)
      return run.now().context.alert
    }
    expect(alertAfter(byVan)).toEqual({ kind: "enterAgain" })
    expect(alertAfter(without)).toBeNull()
    expect(alertAfter({ ...byVan, origin: "booking-complete" })).toBeNull()
  })

  it("is applied when meanwhile nothing changed that it depends on", async () => {
    const { submit, change, now } = begin()
    const call = submit("welcome10")
    change({ ...booking })
    await call.answer(Result.succeed(couponOf("WELCOME10")))
    expect(now().value).toBe("applied")
  })

  it("does not stand in for a later one", async () => {
    const { submit, now } = begin()
    const first = submit("first")
    const second = submit("second")
    await first.answer(Result.fail(invalid))
    expect(now().value).toBe("applying")
    await second.answer(Result.succeed(couponOf("SECOND")))
    expect(now().context.coupon?.code).toBe("SECOND")
  })
})

describe("a failed promo", () => {
  it("says what failed with a promo, as plain data", async () => {
    const refused = new RequestRefused({ code: "too-many-requests", text: "Please wait.", requestId: null })
    const cases: readonly (readonly [PromoFailure, unknown])[] = [
      [new NetworkFailure(), { kind: "network" }],
      [new ServerFailure({ requestId: "r1" }), { kind: "server", requestId: "r1" }],
      [refused, { kind: "refused", text: "Please wait." }],
    ]
    for (const [failure, alert] of cases) {
      const { submit, now } = begin()
      await submit("welcome10").answer(Result.fail(failure))
      expect(now().context.alert).toEqual(alert)
    }
    expect(promoAlertOf(new Error("a bug"))).toEqual({ kind: "server", requestId: null })
  })

  it("carries every refusal with its data", () => {
    fc.assert(
      fc.property(aPromoRefusal, (refusal) => {
        expect(promoAlertOf(new PromoRefused({ refusal }))).toEqual({ kind: "promoRefused", refusal })
      }),
    )
  })

  it("may be asked again with the same code", async () => {
    const { submit, actor, change, now, calls } = begin()
    await submit("welcome10").answer(Result.fail(new NetworkFailure()))
    const lighter = { ...inputs, parcel: { ...inputs.parcel, weightGrams: 4_900 } }
    change({ ...booking, inputs: lighter })
    actor.send({ type: "code.submitted" })
    expect(calls.at(-1)?.request).toEqual({ code: "WELCOME10", inputs: lighter })
    await calls.at(-1)?.answer(Result.succeed(couponOf("WELCOME10")))
    expect(now().value).toBe("applied")
  })

  it("is forgotten when the booking is another one, for which the code may count", async () => {
    const { submit, change, now } = begin()
    await submit("vansaver").answer(
      Result.fail(new PromoRefused({ refusal: { kind: "not-for-vehicle", vehicles: [] } })),
    )
    change({ ...booking })
    expect(now().value).toBe("failed")
    change(byVan)
    expect(now().value).toBe("empty")
    expect(now().context).toMatchObject({ alert: null, typed: "vansaver", booking: byVan })
  })

  it("reads as the server's where the composition root forgot the call", async () => {
    const actor = createActor(promoMachine, { input: { booking } }).start()
    actor.send({ type: "code.typed", text: "x" })
    actor.send({ type: "code.submitted" })
    await waitFor(actor, (state) => state.matches("failed"))
    expect(actor.getSnapshot().context.alert).toEqual({ kind: "server", requestId: null })
  })
})

/** What may happen, in the words of the machine. Answers go to any call that was ever made, late ones included. */
type Happening = PromoEvent | { readonly type: "answered"; readonly call: number; readonly isGood: boolean }

const bookings = [
  booking,
  byVan,
  complete,
  without,
  { ...booking, inputs: null },
  { ...byVan, origin: "booking-complete" as const },
]
const aHappening: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom("", " ", "welcome10", "FLAT15").map((text) => ({ type: "code.typed" as const, text })),
  { weight: 3, arbitrary: fc.constant({ type: "code.submitted" as const }) },
  fc.constant({ type: "promo.removed" as const }),
  fc.constant({ type: "promo.lost" as const, text: "FLAT15" }),
  fc.record({
    type: fc.constant("booking.changed" as const),
    booking: fc.constantFrom(...bookings),
    cause: fc.constantFrom("changed" as const, "reopened" as const),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("answered" as const), call: fc.nat(3), isGood: fc.boolean() }),
  },
)

/** The promo block as a story told without a chart: where it stands, and which call it waits for. */
interface Story extends PromoContext {
  readonly state: "empty" | "applying" | "applied" | "failed"
  readonly call: number | null
  readonly calls: number
}

function told(story: Story, happening: Happening): Story {
  const { state } = story
  const empty = { ...story, state: "empty" as const, call: null }
  switch (happening.type) {
    case "code.typed":
      return state === "applied" ? story : { ...empty, typed: happening.text, alert: null }
    case "code.submitted": {
      const isOpen = state === "empty" || state === "failed"
      const isAsked = isOpen && isCodeTyped(story.typed) && story.booking.isApplicable && story.booking.inputs
      if (!isAsked) return story
      return { ...story, state: "applying", call: story.calls, calls: story.calls + 1, alert: null }
    }
    case "promo.lost":
      return state === "empty" ? { ...story, typed: happening.text, alert: { kind: "enterAgain" } } : story
    case "promo.removed":
      return state === "applied" ? { ...empty, coupon: null, typed: "" } : story
    case "answered": {
      if (state !== "applying" || happening.call !== story.call) return story
      return happening.isGood
        ? { ...story, state: "applied", call: null, coupon: couponOf(promoCodeOf(story.typed)) }
        : { ...story, state: "failed", call: null, alert: promoAlertOf(invalid) }
    }
    case "booking.changed": {
      const { booking: after, cause } = happening
      const consequence = promoConsequence(story.booking, after, cause)
      const isAnother = changesPromo(story.booking, after)
      const alert = consequence === "enter-again" ? ({ kind: "enterAgain" } as const) : null
      if (state === "applied" && consequence !== "kept") return { ...empty, booking: after, coupon: null, alert }
      if (state === "applying" && (consequence !== "kept" || isAnother)) return { ...empty, booking: after, alert }
      if (state === "failed" && (isAnother || !after.isApplicable)) return { ...empty, booking: after, alert: null }
      return { ...story, booking: after }
    }
  }
}

describe("the promo machine", () => {
  it("does what its story tells, whatever happens in whatever order, late answers included", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aHappening, { minLength: 5, maxLength: 25 }), async (happenings) => {
        const { actor, calls, applied, machine, now } = begin()
        let story: Story = {
          state: "empty",
          typed: "",
          booking,
          coupon: null,
          alert: null,
          call: null,
          calls: 0,
        }
        let successes = 0
        for (const happening of happenings) {
          const before = story.state
          story = told(story, happening)
          if (happening.type === "answered") {
            const call = calls[happening.call]
            const { code } = call?.request ?? {}
            await call?.answer(happening.isGood && code ? Result.succeed(couponOf(code)) : Result.fail(invalid))
          } else actor.send(happening)
          if (before === "applying" && story.state === "applied") successes += 1
          const { state, call, calls: count, ...context } = story
          expect(now().value).toBe(state)
          expect(now().context).toEqual(context)
          expect(calls).toHaveLength(count)
          expect(now().hasTag("busy")).toBe(call !== null)
        }
        expect(applied).toHaveLength(successes)
        const text = writeSnapshot(machine, actor.getPersistedSnapshot())
        const snapshot = readSnapshot(machine, text, empty) ?? raise("A snapshot was not read back")
        const restored = createActor(machine, { input: { booking }, snapshot }).getSnapshot()
        expect([restored.value, restored.context]).toEqual([now().value, now().context])
        actor.stop()
      }),
      { numRuns: runs(300) },
    )
  })

  it("reaches each of the promo's four states and takes every transition that is drawn", () => {
    const answer = (type: string, content: object) => ({ type, ...content })
    const map = getAdjacencyMap(promoMachine as AnyStateMachine, {
      input: { booking },
      events: [
        { type: "code.typed", text: "welcome10" },
        { type: "code.submitted" },
        { type: "promo.removed" },
        { type: "promo.lost", text: "welcome10" },
        ...bookings.map((to) => ({ type: "booking.changed" as const, booking: to, cause: "changed" as const })),
        answer("xstate.done.actor.0.promo.applying", { output: couponOf("WELCOME10") }),
        answer("xstate.error.actor.0.promo.applying", { error: invalid }),
      ],
      serializeState: ({ value, context }) => JSON.stringify([value, context]) as never,
    })
    // A coupon that the block begins with is applied at once.
    const begun = { booking, coupon: couponOf("WELCOME10") }
    expect(untaken(promoMachine, begun, adjacencyMapToArray(map))).toEqual({
      states: [],
      transitions: [],
      counted: { states: 5, transitions: 14 },
    })
  })

  it("refuses the snapshot of an earlier version", async () => {
    const { actor } = await withCoupon()
    const text = writeSnapshot(promoMachine, actor.getPersistedSnapshot())
    expect(readSnapshot(promoMachine, text, empty)).not.toBeNull()
    expect(readSnapshot(promoMachine, text.replace('"version":"1"', '"version":"0"'), empty)).toBeNull()
  })
})
