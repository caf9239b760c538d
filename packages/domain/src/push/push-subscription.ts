import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import { msPerDay } from "../calendar/zone.ts"
import type { Language } from "../messages/language.ts"

/** A browser's subscription to messages while its page is closed. */
export interface PushSubscription {
  /** Address at the browser's push service. Whoever knows it can send to the browser, so it is never shown. */
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A browser's subscription to one booking. */
export interface BookingSubscription extends PushSubscription {
  readonly id: string
  readonly reference: Reference
  /** The account that subscribed; null for a guest and for somebody with the booking's link. */
  readonly accountId: string | null
  /** The language of its messages. */
  readonly language: Language
  readonly createdAt: Instant
}

/** The most browsers for one booking. */
export const mostSubscriptions = 10

/** News of a booking that no browser received within a day are outdated, in milliseconds. */
const newsLifetime = msPerDay

/** Whether a note is still worth showing. At exactly a day it is not. */
export const isStillNews = (happenedAt: Instant, now: Instant): boolean => now < happenedAt + newsLifetime
