import { row } from "../endpoint-row.ts"
import { pushKey, subscribePush, unsubscribePush } from "../endpoints/push.ts"

export const pushTable = {
  pushKey: row({
    endpoint: pushKey,
    summary: "The key with which a browser subscribes to be told things; null where nothing is sent to browsers.",
    access: "anyone",
    example: {},
  }),
  subscribePush: row({
    endpoint: subscribePush,
    refusals: ["BookingNotFound", "PushAddressRefused", "PushNotOffered", "TooManySubscriptions"],
    summary: "Tells a browser what becomes of a booking, while its page is closed.",
    access: "change-booking",
    limit: "recipient",
  }),
  unsubscribePush: row({
    endpoint: unsubscribePush,
    summary: "Tells a browser nothing any more, of no booking.",
    access: "anyone",
    limit: "recipient",
    example: { endpoint: "https://fcm.googleapis.com/fcm/send/example" },
  }),
}
