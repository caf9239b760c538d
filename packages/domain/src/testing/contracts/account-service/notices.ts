import { sampleOrder } from "../../sample-order.ts"
import type { AccountCase } from "../account-stage.ts"
import { expectEqual, succeeded } from "../expectations.ts"
import { begin, notPermitted, registered } from "./stage.ts"

/** Which notices an account gets about its bookings. */
export const notices: readonly AccountCase[] = [
  {
    name: "who is signed in chooses by what he is told of all his bookings, and one of them may say otherwise",
    run: async (stage) => {
      await begin(stage)
      await registered(stage, "amnas")
      const { notices, booking } = stage.services("amnas")
      const chosen = succeeded(await notices.choose({ wish: { atDoor: ["sms"] } }))
      expectEqual(succeeded(await notices.choice({})), chosen)
      const { booking: placed } = succeeded(await booking.placeBooking(sampleOrder()))
      const own = { reference: placed.reference, accessToken: null }
      expectEqual(succeeded(await notices.bookingChoice(own)).choice.atDoor, ["sms"])
      succeeded(await notices.chooseForBooking({ ...own, wish: { atDoor: [] } }))
      expectEqual(succeeded(await notices.choice({})), chosen)
      expectEqual(succeeded(await notices.bookingChoice(own)).choice.atDoor, [])
      const guest = stage.services("nobody").notices
      notPermitted(await guest.choice({}))
      notPermitted(await guest.choose({ wish: {} }))
    },
  },
]
