import { expect, it } from "vitest"
import type { Account } from "../../../account/account.ts"
import { withoutPeople } from "../../../account/erasure.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { msPerDay } from "../../../calendar/zone.ts"
import { Bookings } from "../../../ports/driven/bookings.ts"
import type { StaffCommand } from "../../../ports/driving/operations-service.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { racedStage } from "../../../testing/raced-stage.ts"
import { at as instant } from "../../../testing/sample-booking.ts"
import { sampleOrder } from "../../../testing/sample-order.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"
import { guestCaller } from "../../caller.ts"
import { drivingPorts } from "../../driving-ports.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const ops = staffAccount("ops-1", "ops", "Olga")
const driver = staffAccount("driver-1", "porter", "Dawud")
const amna: Account = {
  ...staffAccount("amna", "customer", "Amna"),
  passwordHash: standInDigest(`password|${password}`),
}
const twoWeeksLater = { date: localDate("2026-12-05"), window: "13-18" }

/** A booking of somebody who has an account. */
async function booked() {
  const { as, setTime } = await racedStage(morning, [ops, driver, amna])
  const order = { bookingType: "sameDay", pickupWindow: "13-18", pickupDate: localDate("2026-11-21") } as const
  const { booking } = succeeded(await as(amna).booking.placeBooking(sampleOrder(order)))
  const { reference } = booking
  const given = async (by: Account, command: StaffCommand, leg = "pick-up") => {
    const request = { reference, id: `${by.id} ${command.type} ${leg}`, command, at: null, place: null, after: null }
    return succeeded(await as(by).operations.command(request))
  }
  return {
    reference,
    end: booking.deliveryWindow.end,
    given,
    setTime,
    collect: async () => {
      await given(ops, { type: "assign", driver: driver.id })
      for (const type of ["start", "arrive", "collect"] as const) await given(driver, { type })
    },
    moment: async () => succeeded(await as(amna).live.moment({ reference, accessToken: null })),
    desk: () => as(ops).operations,
    erase: () => as(amna).account.eraseAccount({ password }),
  }
}

it("an account is not erased before a delivery that the desk has set to a later day", async () => {
  const { reference, end, given, setTime, erase } = await booked()
  await given(ops, { type: "reschedule", pickup: null, delivery: twoWeeksLater })
  await setTime(end + 7 * msPerDay)
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([reference])
  const later = instant("2026-12-05T18:00:00.000+04:00")
  await setTime(later + 7 * msPerDay - 1)
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([reference])
  await setTime(later + 7 * msPerDay)
  succeeded(await erase())
})

it("an account is not erased while a driver has its parcel, late or on its way back", async () => {
  const { reference, end, given, setTime, collect, erase } = await booked()
  await collect()
  await setTime(end + 100 * msPerDay)
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([reference])
  await given(ops, { type: "cancel", reason: "other" })
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([reference])
})

it("a delivery that a PIN proved stays one when the recipient's phone, from which the PIN came, is forgotten", async () => {
  const { reference, end, given, setTime, collect, moment, desk, erase } = await booked()
  await collect()
  for (const type of ["start", "arrive"] as const) await given(driver, { type }, "delivery")
  const { pin } = await moment()
  await given(driver, { type: "deliver", proof: { kind: "pin", pin: pin ?? "" } })
  await setTime(end + 7 * msPerDay)
  succeeded(await erase())
  const { booking, now } = succeeded(await desk().booking({ reference }))
  expect([booking.dropOff.contact.phone, now.state]).toEqual(["", "delivered"])
  expect(await moment()).toMatchObject({ state: "delivered", hasEnded: true })
  const command = { type: "cancel", reason: "other" } as const
  const cancel = { reference, id: "too late", command, at: null, place: null, after: null }
  expect(refused(await desk().command(cancel), "CommandConflict").now.state).toBe("delivered")
})

it("an account is erased though nobody ever drives what its sandbox key has booked, and that names nobody afterwards", async () => {
  const { runtime, as } = await racedStage(morning, [amna])
  const actor = { type: amna.role, id: amna.id, company: null }
  const program = drivingPorts(runtime, { ...guestCaller(null), actor, keyId: "key-1", isSandbox: true })
  const order = sampleOrder({ pickupDate: localDate("2026-11-24") })
  const tried = succeeded(await program.booking.placeBooking(order)).booking
  const real = succeeded(await as(amna).booking.placeBooking(order)).booking
  const erase = () => as(amna).account.eraseAccount({ password })
  expect(refused(await erase(), "BookingsUnderWay").references).toEqual([real.reference])
  const own = { reference: real.reference, accessToken: null }
  succeeded(await as(amna).ownBookings.cancelBooking({ ...own, expectedFee: null, onlyHeld: false }))
  succeeded(await erase())
  const kept = await runtime.runPromise(Bookings.use(({ find }) => find(tried.reference)))
  expect(kept).toMatchObject({ booking: withoutPeople(tried), accountId: null, isSandbox: true })
})
