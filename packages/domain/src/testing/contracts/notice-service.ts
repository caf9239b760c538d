import { noticeEvents } from "../../notices/notice-choice.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"

const morning = at("2026-11-21T09:00:00.000+04:00")

async function booked(stage: Stage) {
  await stage.setNow(morning)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  return { accessToken, own: { reference: booking.reference, accessToken: null } }
}

export const noticeServiceContract: readonly ServiceCase[] = [
  {
    name: "whoever has not chosen is told of everything by e-mail and by his browsers",
    run: async (stage) => {
      const { own } = await booked(stage)
      const { choice, offered } = succeeded(await stage.services("owner").notices.bookingChoice(own))
      for (const event of noticeEvents) expectEqual(choice[event], ["email", "push"])
      expectTrue(offered.includes("email") && offered.includes("sms"), "letters and SMS are always offered")
    },
  },
  {
    name: "the holder of a booking chooses for it, by cookie or link, event by event, and papers stay",
    run: async (stage) => {
      const { own, accessToken } = await booked(stage)
      const { notices } = stage.services("owner")
      const wish = { booked: [], onTheWay: ["sms", "whatsapp"], atDoor: [] } as const
      const chosen = succeeded(await notices.chooseForBooking({ ...own, wish }))
      expectEqual([chosen.choice.booked, chosen.choice.onTheWay, chosen.choice.atDoor], [["email"], ["whatsapp"], []])
      expectEqual(chosen.choice.failed, ["email", "push"])
      const friend = stage.services("friend").notices
      const more = succeeded(await friend.chooseForBooking({ ...own, accessToken, wish: { atDoor: ["sms"] } }))
      expectEqual([more.choice.onTheWay, more.choice.atDoor], [["whatsapp"], ["sms"]])
      expectEqual(succeeded(await notices.bookingChoice(own)), more)
    },
  },
  {
    name: "nobody chooses for another's booking, nor a guest for an account",
    run: async (stage) => {
      const { own } = await booked(stage)
      const { notices } = stage.services("stranger")
      refused(await notices.bookingChoice(own), "BookingNotFound")
      refused(await notices.chooseForBooking({ ...own, wish: {} }), "BookingNotFound")
      const none = { reference: referenceNumber(999), accessToken: null }
      refused(await stage.services("owner").notices.bookingChoice(none), "BookingNotFound")
    },
  },
]
