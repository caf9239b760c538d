import { expect, it } from "vitest"
import type { Account } from "../../../account/account.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { msPerMinute } from "../../../calendar/zone.ts"
import { Accounts } from "../../../ports/driven/accounts.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { racedStage } from "../../../testing/raced-stage.ts"
import { at as instant } from "../../../testing/sample-booking.ts"
import { sampleOrder } from "../../../testing/sample-order.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const ops = staffAccount("ops-1", "ops", "Olga")
const driver = {
  ...staffAccount("driver-1", "porter", "Dawud"),
  passwordHash: standInDigest(`password|${password}`),
}
/** A driver whose booking was taken from him, with cash in his hand of which his phone may not have told yet. */
async function carried() {
  const { runtime, setTime, as, asGuest, at } = await racedStage(morning, [ops, driver])
  const order = sampleOrder({ pickupDate: localDate("2026-11-24") })
  const { booking } = succeeded(await asGuest("owner").booking.placeBooking(order))
  const { reference, price } = booking
  const given = (by: Account, command: StaffCommand, when: number | null = null, time = "first") => {
    const id = `${by.id} ${command.type} ${time}`
    const request = { reference, id, command, at: when, place: null, after: null }
    return as(by).operations.command(request)
  }
  succeeded(await given(ops, { type: "assign", driver: driver.id }))
  await setTime(morning + 10 * msPerMinute)
  succeeded(await given(ops, { type: "unassign" }))
  return {
    reference,
    price,
    assign: (time: string) => given(ops, { type: "assign", driver: driver.id }, null, time),
    cash: () => given(driver, { type: "takeCash", minor: price.toPay.minor }, morning + 5 * msPerMinute),
    erase: () => as(driver).account.eraseAccount({ password }),
    at,
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
