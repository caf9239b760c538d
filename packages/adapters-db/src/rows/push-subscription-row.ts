import type { BookingSubscription } from "@mersal/domain/push/push-subscription"
import * as z from "zod"
import type { RowValues } from "../database/inserts.ts"
import { referenceColumn, wholeNumber } from "./columns.ts"

const SubscriptionRow = z.object({
  id: z.string(),
  reference: referenceColumn,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  account_id: z.nullable(z.string()),
  language: z.enum(["en", "ar"]),
  created_at: wholeNumber,
})

export function readSubscription(row: unknown): BookingSubscription {
  const { p256dh, auth, account_id, created_at, ...subscription } = SubscriptionRow.parse(row)
  return { ...subscription, keys: { p256dh, auth }, accountId: account_id, createdAt: created_at }
}

export const subscriptionRow = ({ keys, accountId, createdAt, ...subscription }: BookingSubscription): RowValues => ({
  id: subscription.id,
  reference: subscription.reference,
  endpoint: subscription.endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
  account_id: accountId,
  language: subscription.language,
  created_at: createdAt,
})
