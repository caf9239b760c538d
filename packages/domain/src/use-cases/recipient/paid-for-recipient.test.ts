import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import { noWish, type StopWish, sameStop } from "../../booking/change/booking-change.ts"
import { localDate } from "../../calendar/local-date.ts"
import type { Language } from "../../messages/language.ts"
import type { PaymentMethod } from "../../payment/payment-method.ts"
import { PaymentGateways } from "../../ports/driven/payment-gateways.ts"
import { PaymentOffer } from "../../ports/driven/payment-offer.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { StaffCommand } from "../../ports/driving/operations-service.ts"
import { breakableLine } from "../../testing/breakable-line.ts"
import { succeeded } from "../../testing/contracts/expectations.ts"
import { attemptOf } from "../../testing/contracts/payment-faults/stage.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { ScriptedBank } from "../../testing/scripted-gateway.ts"
import { staffAccount } from "../../testing/staff-account.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"
import { deliverOutbox } from "../outbox/deliver-outbox.ts"
import { takeReturn } from "../payment/take-message.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")
const [ops, driver] = [staffAccount("ops-1", "ops", "Olga"), staffAccount("driver-1", "porter", "Dawud")]
const callerOf = ({ id, role }: typeof ops): Caller => ({
  ...guestCaller(null),
  actor: { type: role, id, company: null },
})

/** A booking, who pays for it, and what its recipient is told. */
async function booked(paymentMethod: PaymentMethod = "cashAtDelivery", language: Language = "en") {
  const { sent, sender } = breakableLine()
  const bank = new ScriptedBank()
  const methods = ["cashAtPickup", "cashAtDelivery", "card"] as const
  const offer = Layer.succeed(PaymentOffer, { AE: methods, QA: methods })
  const gateways = Layer.succeed(PaymentGateways, { of: () => bank.gateway, named: () => bank.gateway })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(sender, offer, gateways).pipe(
      Layer.provideMerge(inMemoryPorts()),
      Layer.provideMerge(TestClock.layer()),
    ),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const hired = [ops, driver].map((account): Change => ({ kind: "insertAccount", account }))
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(hired)))
  const owner = drivingPorts(runtime, { ...guestCaller("owner"), language })
  const made = sampleOrder({ pickupDate: localDate("2026-11-24"), paymentMethod })
  const { booking } = succeeded(await owner.booking.placeBooking(made))
  const { reference } = booking
  const own = { reference, accessToken: null }

  /** What its recipient was sent since this was asked last. */
  const told = async () => {
    while ((await runtime.runPromise(deliverOutbox())) > 0);
    const theirs = sent.splice(0).filter(({ to }) => to === booking.dropOff.contact.phone)
    return theirs.map(({ text }) => text)
  }
  const byCard = { ...own, method: "card", instead: null } as const
  const paid = async (attempt: string) => {
    await runtime.runPromise(Effect.flatMap(attemptOf(attempt), (made) => takeReturn(bank.formReturn(made.reference))))
    const seen = { amount: null, currency: null, booking: null }
    const asked = { attempt, merchantReference: null, seen, deviceFingerprint: null }
    expect(succeeded(await owner.payments.purchase(asked)).report.kind).toBe("paid")
  }
  const paidByLink = async () => {
    const { token } = succeeded(await owner.payLinks.makePayLink(own))
    const friend = drivingPorts(runtime, guestCaller("friend"))
    await paid(succeeded(await friend.payments.openSession({ ...byCard, payToken: token })).attempt)
  }
  let commands = 0
  const obeyed = async (by: typeof ops, ...some: readonly StaffCommand[]) => {
    for (const command of some) {
      commands += 1
      const request = { reference, command, id: `command-${commands}`, at: null, place: null, after: null }
      succeeded(await drivingPorts(runtime, callerOf(by)).operations.command(request))
    }
  }
  return { owner, own, byCard, booking, told, paid, paidByLink, obeyed }
}

const nothingToPay = /is paid\. You pay the driver nothing/
const [start, arrive, collect] = [{ type: "start" }, { type: "arrive" }, { type: "collect" }] as const
const atThePickup = [start, arrive] as const

describe("a recipient who has cash ready", () => {
  it("is told at once, and once, that another has paid", async () => {
    const { told, paidByLink } = await booked()
    expect(await told()).toEqual([expect.stringContaining("in cash ready for the driver")])
    await paidByLink()
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message).toMatch(nothingToPay)
    expect(message).not.toContain("cash ready")
    expect(await told()).toEqual([])
  })

  it("is told so in Arabic where that was booked in", async () => {
    const { told, paidByLink } = await booked("cashAtDelivery", "ar")
    await told()
    await paidByLink()
    expect(await told()).toEqual([expect.stringContaining("فلا تدفع للسائق شيئًا")])
  })

  it("is told that it is paid where the driver took it of the sender, or a desk did, and not where he himself gave it", async () => {
    const give = async (before: readonly StaffCommand[], to = driver) => {
      const { booking, told, obeyed } = await booked()
      await obeyed(ops, { type: "assign", driver: driver.id })
      await obeyed(driver, ...before)
      await told()
      await obeyed(to, { type: "takeCash", minor: booking.price.toPay.minor })
      return told()
    }
    expect(await give(atThePickup)).toEqual([expect.stringMatching(nothingToPay)])
    const toTheDoor = [...atThePickup, collect, start, arrive]
    expect(await give(toTheDoor)).toEqual([])
    expect(await give(toTheDoor, ops)).toEqual([expect.stringMatching(nothingToPay)])
  })

  it("is told nothing of it where the booking is over when it goes out", async () => {
    const { owner, own, told, paidByLink } = await booked()
    await told()
    await paidByLink()
    succeeded(await owner.ownBookings.cancelBooking({ ...own, expectedFee: null }))
    expect(await told()).toEqual([expect.stringContaining("was cancelled")])
  })
})

it("a recipient who pays nothing hears nothing of who pays, nor one who knows that another has paid", async () => {
  const byCash = await booked("cashAtPickup")
  await byCash.told()
  await byCash.paidByLink()
  expect(await byCash.told()).toEqual([])

  const { owner, own, byCard, told, paid, paidByLink } = await booked()
  await paidByLink()
  await told()
  const farther: StopWish = {
    ...sameStop,
    place: { address: "Al Sharq, Sharjah", position: { lat: 25.3463, lon: 55.4209 }, cityName: "Sharjah" },
  }
  const wish = { ...noWish, dropOff: farther }
  await paid(succeeded(await owner.ownBookings.payForChange({ ...byCard, wish, expectedTotal: null })).attempt)
  expect(succeeded(await owner.ownBookings.booking(own)).booking.dropOff.address).toBe("Al Sharq, Sharjah")
  expect(await told()).toEqual([expect.stringContaining("drop-off of your parcel was changed")])
})
