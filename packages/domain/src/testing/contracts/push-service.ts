import type { PushSubscription } from "../../push/push-subscription.ts"
import { mostSubscriptions } from "../../push/push-subscription.ts"
import { at, referenceNumber } from "../sample-booking.ts"
import { sampleOrder } from "../sample-order.ts"
import type { ServiceCase, Stage } from "./contract-case.ts"
import { expectEqual, expectTrue, refused, succeeded } from "./expectations.ts"

const morning = at("2026-11-21T09:00:00.000+04:00")

/** Keys of the kind that browsers make: a point of the curve and sixteen bytes. */
const keys = {
  p256dh: "BCr-1hcONExX3iHx70zfRvgpJnkBv4BDP438Bpdm2WCmbkM2MMm_qf4bwNAO9b0bDf70ZYVOiYLtt1bWtDw5UKc",
  auth: "Tjlfx1FrYrm1DFN9othcUw",
}
const browser = (number = 1): PushSubscription => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${number}`, keys })

async function booked(stage: Stage) {
  await stage.setNow(morning)
  const { booking, accessToken } = succeeded(await stage.services("owner").booking.placeBooking(sampleOrder()))
  return { accessToken, own: { reference: booking.reference, accessToken: null } }
}

export const pushServiceContract: readonly ServiceCase[] = [
  {
    name: "anybody reads the key with which a browser subscribes",
    run: async (stage) => {
      const { publicKey } = succeeded(await stage.services().push.publicKey({}))
      expectTrue(publicKey !== null && publicKey !== "", "there is a key")
    },
  },
  {
    name: "a browser is told of its owner's booking, by cookie or by link, and twice is as once",
    run: async (stage) => {
      const { own, accessToken } = await booked(stage)
      const { push } = stage.services("owner")
      expectEqual(succeeded(await push.subscribe({ ...own, ...browser() })), null)
      expectEqual(succeeded(await push.subscribe({ ...own, ...browser() })), null)
      const friend = stage.services("friend").push
      refused(await friend.subscribe({ ...own, ...browser(2) }), "BookingNotFound")
      expectEqual(succeeded(await friend.subscribe({ ...own, accessToken, ...browser(2) })), null)
    },
  },
  {
    name: "nobody is told of another's booking, which is answered like none",
    run: async (stage) => {
      const { own } = await booked(stage)
      for (const who of ["stranger", undefined])
        refused(await stage.services(who).push.subscribe({ ...own, ...browser() }), "BookingNotFound")
      const none = { reference: referenceNumber(999), accessToken: null }
      refused(await stage.services("owner").push.subscribe({ ...none, ...browser() }), "BookingNotFound")
    },
  },
  {
    name: "so many browsers are told of a booking and no more, until one is told no more",
    run: async (stage) => {
      const { own } = await booked(stage)
      const { push } = stage.services("owner")
      for (const number of Array.from({ length: mostSubscriptions }).keys())
        succeeded(await push.subscribe({ ...own, ...browser(number) }))
      const { most } = refused(await push.subscribe({ ...own, ...browser(99) }), "TooManySubscriptions")
      expectEqual(most, mostSubscriptions)
      succeeded(await push.subscribe({ ...own, ...browser(0) }))
      expectEqual(succeeded(await stage.services().push.unsubscribe({ endpoint: browser(0).endpoint })), null)
      succeeded(await push.subscribe({ ...own, ...browser(99) }))
    },
  },
  {
    name: "an address that nobody gave is forgotten as any other",
    run: async (stage) => {
      await stage.setNow(morning)
      expectEqual(succeeded(await stage.services().push.unsubscribe({ endpoint: "https://push.example/0" })), null)
    },
  },
]
