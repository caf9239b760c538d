import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { PushChange } from "../../ports/driven/changes/push.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import type { BookingSubscription } from "../../push/push-subscription.ts"
import type { Applying } from "./tables.ts"

export const pushTables = () => ({ subscriptions: new Map<string, BookingSubscription>() })

type PushTables = ReturnType<typeof pushTables>

export const applyingPush: Applying<PushChange, PushTables> = {
  subscribe({ subscriptions }, { subscription, most }) {
    const told = [...subscriptions.values()].filter(({ reference }) => reference === subscription.reference)
    const before = told.find(({ endpoint }) => endpoint === subscription.endpoint)
    if (!before && told.length >= most) return false
    const id = before?.id ?? subscription.id
    subscriptions.set(id, { ...subscription, id, createdAt: before?.createdAt ?? subscription.createdAt })
    return true
  },
  unsubscribe({ subscriptions }, { endpoint }) {
    for (const [id, subscription] of subscriptions) if (subscription.endpoint === endpoint) subscriptions.delete(id)
    return true
  },
}

/** @param tables the store as it stands when the port is asked */
export const pushPorts = (tables: () => PushTables) => {
  const reading = <Value>(read: (all: readonly BookingSubscription[]) => Value) =>
    Effect.sync(() => read([...tables().subscriptions.values()]))
  return Context.make(PushSubscriptions, {
    find: (id) => Effect.sync(() => tables().subscriptions.get(id) ?? null),
    ofBooking: (reference) => reading((all) => all.filter((one) => one.reference === reference)),
    ofAccount: (accountId) => reading((all) => all.filter((one) => one.accountId === accountId)),
  })
}
