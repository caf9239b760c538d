import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as TestClock from "effect/testing/TestClock"
import { expect, it, onTestFinished } from "vitest"
import type { Account } from "../../account/account.ts"
import { localDate } from "../../calendar/local-date.ts"
import { msPerMinute } from "../../calendar/zone.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import { type Change, UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type { StaffCommand } from "../../ports/driving/operations-service.ts"
import { refused, succeeded } from "../../testing/contracts/expectations.ts"
import { inMemoryPorts } from "../../testing/in-memory-ports.ts"
import { at } from "../../testing/sample-booking.ts"
import { sampleOrder } from "../../testing/sample-order.ts"
import { staffAccount } from "../../testing/staff-account.ts"
import { standInDigest } from "../../testing/stand-in-digest.ts"
import { type Caller, guestCaller } from "../caller.ts"
import { drivingPorts } from "../driving-ports.ts"

const morning = at("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const ops = staffAccount("ops-1", "ops", "Olga")
const driver = {
  ...staffAccount("driver-1", "porter", "Dawud"),
  passwordHash: standInDigest(`password|${password}`),
}
const callerOf = ({ id, role }: Account): Caller => ({
  ...guestCaller(null),
  actor: { type: role, id, company: null },
  sessionId: `session of ${id}`,
})

/** A driver whose booking was taken from him, with cash in his hand of which his phone may not have told yet. */
async function carried() {
  let meanwhile: { readonly kind: Change["kind"]; readonly run: () => Promise<unknown> } | null = null
  const raced = Layer.effect(
    UnitOfWork,
    Effect.map(UnitOfWork, ({ commit }) => ({
      commit: (changes: readonly Change[]) => {
        const first = changes.some(({ kind }) => kind === meanwhile?.kind) ? meanwhile : null
        if (first) meanwhile = null
        return first ? Effect.andThen(Effect.promise(first.run), commit(changes)) : commit(changes)
      },
    })),
  )
  const runtime = ManagedRuntime.make(
    raced.pipe(Layer.provideMerge(inMemoryPorts()), Layer.provideMerge(TestClock.layer())),
  )
  onTestFinished(() => runtime.dispose())
  await runtime.runPromise(TestClock.setTime(morning))
  const hired = [ops, driver].map((account): Change => ({ kind: "insertAccount", account }))
  await runtime.runPromise(UnitOfWork.use((work) => work.commit(hired)))
  const order = sampleOrder({ pickupDate: localDate("2026-11-24") })
  const { booking } = succeeded(await drivingPorts(runtime, guestCaller("owner")).booking.placeBooking(order))
  const { reference, price } = booking
  const given = (by: Account, command: StaffCommand, when: number | null = null, time = "first") => {
    const id = `${by.id} ${command.type} ${time}`
    const request = { reference, id, command, at: when, place: null, after: null }
    return drivingPorts(runtime, callerOf(by)).operations.command(request)
  }
  succeeded(await given(ops, { type: "assign", driver: driver.id }))
  await runtime.runPromise(TestClock.setTime(morning + 10 * msPerMinute))
  succeeded(await given(ops, { type: "unassign" }))
  return {
    reference,
    price,
    assign: (time: string) => given(ops, { type: "assign", driver: driver.id }, null, time),
    cash: () => given(driver, { type: "takeCash", minor: price.toPay.minor }, morning + 5 * msPerMinute),
    erase: () => drivingPorts(runtime, callerOf(driver)).account.eraseAccount({ password }),
    /** Does something at the very moment at which such a change is written. */
    at: (kind: Change["kind"], run: () => Promise<unknown>) => {
      meanwhile = { kind, run }
    },
    isThere: async () => (await runtime.runPromise(Accounts.use(({ find }) => find(driver.id)))) !== null,
  }
}

it("a driver whose phone tells of cash while his account ends keeps it, and hears what he has", async () => {
  const { price, cash, erase, at, isThere } = await carried()
  at("eraseAccount", async () => succeeded(await cash()))
  expect(refused(await erase(), "CashInHand").held).toEqual([price.toPay])
  expect(await isThere()).toBe(true)
})

it("cash of a driver whose account has ended while his phone told of it is in no book", async () => {
  const { cash, erase, at, isThere } = await carried()
  at("recordEvent", async () => succeeded(await erase()))
  refused(await cash(), "CommandNotAllowed")
  expect(await isThere()).toBe(false)
})

it("a driver who is given a booking while his account ends keeps it, and hears of the booking", async () => {
  const { reference, assign, erase, at, isThere } = await carried()
  at("eraseAccount", async () => succeeded(await assign("again")))
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([reference])
  expect(await isThere()).toBe(true)
})

it("a driver whose account has ended meanwhile is given no booking, and the desk hears that he is none", async () => {
  const { assign, erase, at, isThere } = await carried()
  at("recordEvent", async () => succeeded(await erase()))
  expect(refused(await assign("again"), "CommandUnfit").reason).toBe("unknown-driver")
  expect(await isThere()).toBe(false)
})
