import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Account } from "../../../account/account.ts"
import { noWish, sameStop } from "../../../booking/change/booking-change.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { msPerDay } from "../../../calendar/zone.ts"
import { type Change, UnitOfWork } from "../../../ports/driven/unit-of-work.ts"
import { breakableLine } from "../../../testing/breakable-line.ts"
import { succeeded } from "../../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../../testing/in-memory-ports.ts"
import { sampleAccount } from "../../../testing/sample-account.ts"
import { at, sampleBooking } from "../../../testing/sample-booking.ts"
import { sampleOrder } from "../../../testing/sample-order.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"
import { type Caller, guestCaller } from "../../caller.ts"
import { drivingPorts } from "../../driving-ports.ts"
import { deliverOutbox } from "../../outbox/deliver-outbox.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const account: Account = { ...sampleAccount, passwordHash: standInDigest(`password|${password}`) }
const recipient = sampleBooking.dropOff.contact.phone
const callerOf = ({ id, role }: Pick<Account, "id" | "role">): Caller => ({
  ...guestCaller(`browser of ${id}`),
  actor: { type: role, id, company: null },
  sessionId: `session of ${id}`,
})

/** A booking of somebody who has an account, and what is sent to whom; while the line is down nothing goes out. */
async function booked() {
  const { sent, line, sender } = breakableLine()
  const runtime = ManagedRuntime.make(
    sender.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const ops = staffAccount("ops-1", "ops", "Olga")
  const hired = [account, ops].map((one): Change => ({ kind: "insertAccount", account: one }))
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(hired)))
  const owner = drivingPorts(runtime, callerOf(account))
  const order = sampleOrder({ pickupDate: localDate("2026-11-24") })
  const { reference } = succeeded(await owner.booking.placeBooking(order)).booking
  const deliver = async () => {
    while ((await runtime.runPromise(deliverOutbox())) > 0);
  }
  /** What is sent to whom by a day later: all that waits has been tried again by then. */
  const sentLater = async (days = 1) => {
    await runtime.runPromise(TestClock.setTime(morning + days * msPerDay))
    await deliver()
    return sent.splice(0).map(({ to, text }) => ({ to, text }))
  }
  await deliver()
  sent.splice(0)
  const own = { reference, accessToken: null }
  const { operations } = drivingPorts(runtime, callerOf(ops))
  return { owner, own, operations, line, sentLater, deliver }
}

const cancelling = { expectedFee: null, onlyHeld: false }
const erasing = { password }

describe("a recipient whose parcel was cancelled", () => {
  it("is told though its sender erases his account at once, and once only", async () => {
    const { owner, own, sentLater } = await booked()
    succeeded(await owner.ownBookings.cancelBooking({ ...own, ...cancelling }))
    succeeded(await owner.account.eraseAccount(erasing))
    const told = await sentLater()
    expect(told.map(({ to }) => to).toSorted()).toEqual([recipient, account.contacts.email].toSorted())
    expect(told.find(({ to }) => to === recipient)?.text).toContain("cancelled")
    expect(await sentLater(2)).toEqual([])
  })

  it("is told though the line was down when it was, and is back when nobody is left", async () => {
    const { owner, own, line, deliver, sentLater } = await booked()
    line.isDown = true
    succeeded(await owner.ownBookings.cancelBooking({ ...own, ...cancelling }))
    await deliver()
    succeeded(await owner.account.eraseAccount(erasing))
    await deliver()
    line.isDown = false
    const told = (await sentLater()).filter(({ to }) => to === recipient)
    expect(told.map(({ text }) => /cancelled/.test(text))).toEqual([true])
  })

  it("is told also of what staff cancelled", async () => {
    const { owner, own, operations, sentLater } = await booked()
    const given = { id: "command-1", command: { type: "cancel", reason: "other" }, at: null, place: null, after: null }
    succeeded(await operations.command({ ...given, reference: own.reference } as never))
    succeeded(await owner.account.eraseAccount(erasing))
    expect((await sentLater()).filter(({ to }) => to === recipient).length).toBe(1)
  })

  it("is not told twice, when he has heard it before", async () => {
    const { owner, own, deliver, sentLater } = await booked()
    succeeded(await owner.ownBookings.cancelBooking({ ...own, ...cancelling }))
    await deliver()
    succeeded(await owner.account.eraseAccount(erasing))
    expect((await sentLater()).filter(({ to }) => to === recipient).length).toBe(1)
  })
})

it("who was to get a parcel and is no longer hears of it though all is cancelled and erased at once", async () => {
  const { owner, own, sentLater } = await booked()
  const dropOff = { ...sameStop, phone: "+97165999999" }
  const wish = { ...noWish, dropOff }
  succeeded(await owner.ownBookings.changeBooking({ ...own, wish, expectedTotal: null, isPreview: false }))
  succeeded(await owner.ownBookings.cancelBooking({ ...own, ...cancelling }))
  succeeded(await owner.account.eraseAccount(erasing))
  const told = await sentLater()
  const recipients = told.filter(({ to }) => to !== account.contacts.email).map(({ to }) => to)
  expect(recipients.toSorted()).toEqual([recipient, dropOff.phone].toSorted())
})
