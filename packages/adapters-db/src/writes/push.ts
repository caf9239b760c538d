import type { PushChange } from "@mersal/domain/ports/driven/changes/push"
import { insertWhere } from "../database/inserts.ts"
import { subscriptionRow } from "../rows/push-subscription-row.ts"
import type { Writing } from "./writing.ts"

export const pushWrites: Writing<PushChange> = {
  subscribe({ subscription, most }) {
    const { reference, endpoint } = subscription
    return [
      // Concurrent subscriptions to one booking are counted one after the other.
      { text: "update bookings set revision = revision where reference = ?", values: [reference] },
      {
        ...insertWhere(
          "push_subscriptions",
          subscriptionRow(subscription),
          [isUnderMost, reference, endpoint, most],
          inItsPlace,
        ),
        mustApply: true,
      },
    ]
  },
  unsubscribe: ({ endpoint }) => [{ text: "delete from push_subscriptions where endpoint = ?", values: [endpoint] }],
}

const isUnderMost = "(select count(*) from push_subscriptions where reference = ? and endpoint <> ?) < ?"

const inItsPlace = `
  (reference, endpoint) do update set
    p256dh = excluded.p256dh, auth = excluded.auth, account_id = excluded.account_id, language = excluded.language`
