import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { BookingState } from "@mersal/domain/booking/booking"
import { type Instant, msPerMinute } from "@mersal/domain/calendar/zone"
import { runs } from "@mersal/domain/testing/runs"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type Crew,
  everyCommand,
  type Giver,
  givers,
  ModelledBooking,
  type ToldCommand,
} from "../../testing/modelled-booking.ts"
import { saturdayNoonUtc } from "../../testing/running-product.ts"
import { startStaffedStage } from "../../testing/staffed-stage.ts"

/** The machine of D45 as pure code, and the whole product: both answer the same to every command. */

const folder = mkdtempSync(join(tmpdir(), "mersal-delivery-model-"))
let crew: Crew
let now: Instant = saturdayNoonUtc
const clock = () => now

async function setNow(instant: Instant): Promise<void> {
  if (instant === now) return
  now = instant
  await crew.stage.setNow(instant)
}

beforeAll(async () => {
  const stage = await startStaffedStage({ kind: "sqlite", path: join(folder, "mersal.sqlite") })
  const [ops, driver, other] = [
    await stage.staff("ops", "Olga"),
    await stage.staff("porter", "Dawud"),
    await stage.staff("porter", "Nura"),
  ]
  crew = { stage, people: { ops, driver, other } }
})
beforeEach(() => setNow(saturdayNoonUtc))
afterAll(async () => {
  await crew.stage.product.stop()
  rmSync(folder, { recursive: true })
})

type Step = readonly [by: Giver, told: ToldCommand]

const assign: Step = ["ops", { type: "assign", to: "driver" }]
const start: Step = ["driver", { type: "start" }]
const arrive: Step = ["driver", { type: "arrive" }]
const collect: Step = ["driver", { type: "collect" }]
const fail: Step = ["driver", { type: "fail", reason: "no-access" }]
const cancel: Step = ["ops", { type: "cancel", reason: "other" }]
const deliver: Step = ["driver", { type: "deliver", proof: "photo" }]
const collected = [assign, start, collect]

/** Steps to each state that commands can bring a booking to. */
const waysTo: Readonly<Record<Exclude<BookingState, "expired">, readonly Step[]>> = {
  awaitingPayment: [],
  confirmed: [],
  assigned: [assign],
  pickupStarted: [assign, start, arrive],
  pickupFailed: [assign, start, fail],
  pickedUp: collected,
  deliveryStarted: [...collected, start, arrive],
  deliveryFailed: [...collected, start, fail],
  onHold: [assign, ["ops", { type: "hold", reason: "weather" }]],
  returning: [...collected, cancel],
  delivered: [...collected, start, ["driver", { type: "takeCash", beside: 0 }], deliver],
  returned: [...collected, cancel, arrive, deliver],
  cancelled: [cancel],
}

async function broughtTo(state: keyof typeof waysTo): Promise<ModelledBooking> {
  const booking = await ModelledBooking.place(crew, clock, state === "awaitingPayment" ? "card" : "cashAtPickup")
  for (const [by, told] of waysTo[state]) await booking.give(by, told)
  expect(booking.state).toBe(state)
  return booking
}

describe("the product moves a booking as its machine says", () => {
  it.each(Object.keys(waysTo) as (keyof typeof waysTo)[])("whatever is asked of one that is %s", async (state) => {
    const untouched = await broughtTo(state)
    for (const by of givers)
      for (const told of everyCommand) {
        // A refused command changes nothing; an obeyed one is given to a booking of its own.
        if (told.type === "deliver" && told.proof === "wrong-pin") continue
        const booking = untouched.obeys(by, told) ? await broughtTo(state) : untouched
        await booking.give(by, told)
        if (booking !== untouched) await booking.isAsModelled()
      }
    await untouched.isAsModelled()
  })

  it("on any walk, with commands that are sent twice, come late, or try PINs until they are locked", {
    timeout: 0,
  }, async () => {
    const aStep = fc.record({
      step: fc.option(fc.tuple(fc.constantFrom(...givers), fc.constantFrom(...everyCommand)), { freq: 2 }),
      twice: fc.boolean(),
      fromOldLook: fc.nat(9).map((one) => one === 0),
      waits: fc.nat(5).map((one) => one === 0),
    })
    const onwardsOnly = Array.from({ length: 8 }, () => ({ step: null, twice: true, fromOldLook: false, waits: false }))
    const seen = new Set<BookingState>()
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 12 }), async (steps) => {
        await setNow(saturdayNoonUtc)
        const booking = await ModelledBooking.place(crew, clock)
        let waited = 0
        for (const { step, waits, ...how } of steps) {
          // No session ends meanwhile.
          if (waits && waited < 4) {
            waited += 1
            await setNow(now + 11 * msPerMinute)
          }
          const [by, told] = step ?? onwards[booking.state] ?? arrive
          await booking.give(by, told, how)
          seen.add(booking.state)
        }
        await booking.isAsModelled()
      }),
      { numRuns: runs(100), examples: [[onwardsOnly]] },
    )
    expect([...seen]).toContain("delivered")
  })
})

/** The steps that bring a booking nearer to its end. */
const onwards: Partial<Record<BookingState, Step>> = {
  confirmed: assign,
  assigned: start,
  pickupStarted: collect,
  pickupFailed: start,
  pickedUp: start,
  deliveryStarted: deliver,
  deliveryFailed: start,
  onHold: ["ops", { type: "release" }],
  returning: deliver,
}
