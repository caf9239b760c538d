import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import { msPerDay } from "../calendar/zone.ts"
import type { Language } from "../messages/language.ts"

/** A browser that asked to be told things while its page is closed. */
export interface PushSubscription {
  /** Address at the browser's push service. Whoever knows it can be told by it, so it is shown to nobody. */
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A browser that is told what becomes of one booking. */
export interface BookingSubscription extends PushSubscription {
  readonly id: string
  readonly reference: Reference
  /** The account that asked; null for a guest and for whoever came by the booking's link. */
  readonly accountId: string | null
  /** In which it is written to. */
  readonly language: Language
  readonly createdAt: Instant
}

/** So many browsers are told of one booking. */
export const mostSubscriptions = 10

/** News of a booking that no browser took within a day are no news any more, in milliseconds. */
const newsLifetime = msPerDay

/** Whether a note about something is still worth being shown. At exactly a day it is not. */
export const isStillNews = (happenedAt: Instant, now: Instant): boolean => now < happenedAt + newsLifetime
