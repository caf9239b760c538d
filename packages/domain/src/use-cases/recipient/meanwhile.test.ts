import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import { noWish, type StopWish } from "../../booking/change/booking-change.ts"
import { localDate } from "../../calendar/local-date.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at, sampleDropOff } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"

/** A booking whose recipient was asked, and whose owner changes it at the very moment at which such a change is written. */
async function asked(kind: Change["kind"]) {
  let meanwhile: (() => Promise<unknown>) | null = null
  const raced = Layer.effect(
    UnitOfWork,
    Effect.map(UnitOfWork, ({ commit }) => ({
      commit: (changes: readonly Change[]) => {
        const first = changes.some((change) => change.kind === kind) ? meanwhile : null
        if (first) meanwhile = null
        return first ? Effect.andThen(Effect.promise(first), commit(changes)) : commit(changes)
      },
    })),
  )
  const runtime = ManagedRuntime.make(
    raced.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(at("2026-11-21T11:00:00.000+04:00")))
  const { booking, ownBookings, recipient } = drivingPorts(runtime, guestCaller("owner"))
  const { reference } = succeeded(
    await booking.placeBooking(sampleOrder({ pickupDate: localDate("2026-11-24") })),
  ).booking
  const own = { reference, accessToken: null }
  const token = succeeded(await recipient.ask(own)).link.split("#")[1] ?? ""
  meanwhile = async () => {
    const pickup = { place: null, building: "Another floor", landmark: null, name: null, phone: null }
    const wish = { ...noWish, pickup }
    succeeded(await ownBookings.changeBooking({ ...own, wish, expectedTotal: null, isPreview: false }))
  }
  const buildings = async () => {
    const { pickup, dropOff } = succeeded(await ownBookings.booking(own)).booking
    return [pickup.building, dropOff.building]
  }
  return { own, recipient, token, buildings }
}

const wish = (position: StopWish["place"] & object): StopWish => ({
  place: position,
  building: "Villa 9",
  landmark: "",
  name: "Omar Khalid",
  phone: "+97165123457",
})
const sameWay = wish({ address: "Al Majaz 3, Sharjah", position: sampleDropOff.position, cityName: "Sharjah" })
const farther = wish({ address: "Al Sharq, Sharjah", position: { lat: 25.3463, lon: 55.4209 }, cityName: "Sharjah" })

describe("what is answered while the booking moves", () => {
  it("counts, when its recipient says where to", async () => {
    const { recipient, token, buildings } = await asked("answerRequest")
    expect(succeeded(await recipient.answer({ token, wish: sameWay }))).toMatchObject({ outcome: "applied" })
    expect(await buildings()).toEqual(["Another floor", "Villa 9"])
  })

  it("counts, when its sender agrees to what costs otherwise", async () => {
    const { own, recipient, token, buildings } = await asked("settleProposal")
    succeeded(await recipient.answer({ token, wish: farther }))
    succeeded(await recipient.settle({ ...own, isAccepted: true, expectedTotal: null }))
    expect(await buildings()).toEqual(["Another floor", "Villa 9"])
  })
})
