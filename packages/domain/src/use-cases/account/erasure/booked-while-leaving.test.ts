import { expect, it } from "vitest"
import type { Account } from "../../../account/account.ts"
import { localDate } from "../../../calendar/local-date.ts"
import { msPerDay } from "../../../calendar/zone.ts"
import { Accounts, BookingOwners } from "../../../ports/driven/accounts.ts"
import { refused, succeeded } from "../../../testing/contracts/expectations.ts"
import { racedStage } from "../../../testing/raced-stage.ts"
import { at as instant } from "../../../testing/sample-booking.ts"
import { sampleOrder } from "../../../testing/sample-order.ts"
import { staffAccount } from "../../../testing/staff-account.ts"
import { standInDigest } from "../../../testing/stand-in-digest.ts"

const morning = instant("2026-11-21T11:00:00.000+04:00")
const password = "kestrel7!"
const order = sampleOrder({ pickupDate: localDate("2026-11-24") })
const owner = staffAccount("amna", "customer", "Amna")
const amna: Account = {
  ...owner,
  contacts: { ...owner.contacts, email: order.customer.email.toLowerCase() },
  passwordHash: standInDigest(`password|${password}`),
}

/** Somebody who has an account, and a booking that she has made as a guest. */
async function leaving() {
  const { runtime, as, asGuest, at, setTime } = await racedStage(morning, [amna])
  const { account, booking } = as(amna)
  return {
    at,
    setTime,
    bookAsGuest: async () => succeeded(await asGuest("guest").booking.placeBooking(order)).booking.reference,
    book: () => booking.placeBooking(order),
    claim: () => account.claimBookings(),
    erase: () => account.eraseAccount({ password }),
    isThere: async () => (await runtime.runPromise(Accounts.use(({ find }) => find(amna.id)))) !== null,
    owned: async () => {
      const found = await runtime.runPromise(BookingOwners.use(({ ofAccount }) => ofAccount(amna.id)))
      return found.map(({ booking: { reference } }) => reference)
    },
  }
}

it("who books while her account is erased keeps it, and hears of the booking", async () => {
  const { at, book, erase, isThere, owned } = await leaving()
  at("eraseAccount", async () => succeeded(await book()))
  const { references } = refused(await erase(), "BookingsUnderWay")
  expect(references).toHaveLength(1)
  expect([await owned(), await isThere()]).toEqual([references, true])
})

it("who has erased her account meanwhile books nothing by it", async () => {
  const { at, book, erase, isThere, owned } = await leaving()
  at("insertBooking", async () => succeeded(await erase()))
  refused(await book(), "NotSignedIn")
  expect([await owned(), await isThere()]).toEqual([[], false])
})

it("who claims a booking while her account is erased keeps it, and hears of the booking", async () => {
  const { at, bookAsGuest, claim, erase, isThere } = await leaving()
  at("eraseAccount", async () => {
    await bookAsGuest()
    succeeded(await claim())
  })
  expect(refused(await erase(), "BookingsUnderWay").references).toHaveLength(1)
  expect(await isThere()).toBe(true)
})

it("who has erased her account meanwhile claims nothing for it", async () => {
  const { at, bookAsGuest, claim, erase, owned, setTime } = await leaving()
  await bookAsGuest()
  await setTime(morning + 30 * msPerDay)
  at("claimBooking", async () => succeeded(await erase()))
  expect(succeeded(await claim()).references).toEqual([])
  expect(await owned()).toEqual([])
})
