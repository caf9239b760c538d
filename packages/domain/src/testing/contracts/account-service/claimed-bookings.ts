import { sampleOrder } from "../../sample-order.ts"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, succeeded } from "../expectations.ts"
import { amna, begin, codeTo, minute, now, registered, yousef } from "./stage.ts"

/** A guest's bookings, and the account that they become part of. */
export const claimedBookings: readonly AccountCase[] = [
  {
    name: "guest bookings become the account's by a proved e-mail or phone, and by nothing less",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const guest = stage.services("guests")
      const { booking } = succeeded(await guest.booking.placeBooking(order))
      const stranger = await registered(stage, "yousefs", yousef)
      expectEqual(succeeded(await stranger.account.claimBookings()).references, [])
      const owner = { ...amna, email: order.customer.email, phone: "+971501112223" }
      const { account } = await registered(stage, "amnas", owner)
      const later = succeeded(await guest.booking.placeBooking(sampleOrder())).booking
      expectEqual(succeeded(await account.claimBookings()).references, [later.reference])
      expectEqual(succeeded(await account.claimBookings()).references, [])
      expectEqual(
        succeeded(await account.exportAccount())
          .bookings.map(({ reference }) => reference)
          .toSorted(),
        [booking.reference, later.reference].toSorted(),
      )
    },
  },
  {
    name: "whoever proves an e-mail as he signs up has at once what he booked with it as a guest",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const { booking } = succeeded(await stage.services("guests").booking.placeBooking(order))
      const owner = { ...amna, email: order.customer.email, phone: "+971501112223" }
      const { account } = await registered(stage, "amnas", owner)
      expectEqual(
        succeeded(await account.exportAccount()).bookings.map(({ reference }) => reference),
        [booking.reference],
      )
    },
  },
  {
    name: "a phone that is not proved claims nothing, and one that is proved claims at once",
    run: async (stage) => {
      await begin(stage)
      const order = sampleOrder()
      const { booking } = succeeded(await stage.services("guests").booking.placeBooking(order))
      const { account } = await registered(stage, "amnas", { ...amna, phone: booking.customer.phone })
      expectEqual(succeeded(await account.claimBookings()).references, [])
      await stage.setNow(now + 2 * minute)
      const change = { phone: booking.customer.phone, challengeId: null, password: amna.password }
      const sent = succeeded(await account.changePhone(change))
      const code = await codeTo(stage, booking.customer.phone)
      succeeded(await account.verifyCode({ challengeId: sent.challengeId, purpose: "phone", code }))
      expectEqual(
        succeeded(await account.exportAccount()).bookings.map(({ reference }) => reference),
        [booking.reference],
      )
      expectEqual(succeeded(await account.claimBookings()).references, [])
    },
  },
]
