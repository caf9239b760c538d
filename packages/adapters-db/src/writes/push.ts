import type { PushChange } from "@mersal/domain/ports/driven/changes/push"
import { subscriptionRow } from "../rows/push-subscription-row.ts"
import type { Writing } from "./writing.ts"

export const pushWrites: Writing<PushChange> = {
  subscribe({ subscription, most }) {
    const row = subscriptionRow(subscription)
    return [
      // Those who come at once for one booking count one after the other.
      { text: "update bookings set revision = revision where reference = ?", values: [subscription.reference] },
      {
        text: subscribe,
        values: [
          row.id,
          row.reference,
          row.endpoint,
          row.p256dh,
          row.auth,
          row.account_id,
          row.language,
          row.created_at,
          row.reference,
          row.endpoint,
          most,
        ],
        mustApply: true,
      },
    ]
  },
  unsubscribe: ({ endpoint }) => [{ text: "delete from push_subscriptions where endpoint = ?", values: [endpoint] }],
}

/** PostgreSQL must be told what the marks of a select are. */
const subscribe = `
  insert into push_subscriptions (id, reference, endpoint, p256dh, auth, account_id, language, created_at)
  select
    cast(? as text), cast(? as text), cast(? as text), cast(? as text),
    cast(? as text), cast(? as text), cast(? as text), cast(? as bigint)
  where (select count(*) from push_subscriptions where reference = ? and endpoint <> ?) < ?
  on conflict (reference, endpoint) do update set
    p256dh = excluded.p256dh, auth = excluded.auth, account_id = excluded.account_id, language = excluded.language`
