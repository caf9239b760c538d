import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { spokenReference } from "../../booking/order/reference.ts"
import type { CustomerNews } from "../../notices/booking-news.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { PushSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { PushSubscriptions } from "../../ports/driven/push-subscriptions.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import { isStillNews } from "../../push/push-subscription.ts"
import { trackingPath } from "../../tracking/tracking-link.ts"
import type { PriceTold } from "../outbox/message-news.ts"
import { customerSentence, noticesIn } from "../outbox/tell.ts"

interface News extends PriceTold {
  readonly what: CustomerNews
}

interface Telling extends News {
  readonly subscriptionId: string
}

/** A message for each browser subscribed to the booking; one that cannot be reached holds up no other. */
export const browserMessages = Effect.fnUntraced(function* (
  { booking: { reference } }: StoredBooking,
  { id, at }: OutboxMessage,
  news: News,
) {
  const subscriptions = yield* (yield* PushSubscriptions).ofBooking(reference)
  return subscriptions.map((subscription): OutboxMessage => {
    const telling: Telling = { ...news, subscriptionId: subscription.id }
    const body = JSON.stringify(telling)
    return { id: `${id}-push-${subscription.id}`, topic: "tell-browser", reference, at, body }
  })
})

/**
 * Shows a browser its owner's message, in the language of its subscription. The push service gets ciphertext only; even
 * so the note contains neither the PIN nor the link that opens the booking. An ended subscription is deleted.
 */
export const tellBrowser = Effect.fnUntraced(function* (stored: StoredBooking, { at, body }: OutboxMessage) {
  // We wrote the message ourselves.
  const { what, subscriptionId, ...price } = JSON.parse(body ?? "{}") as Telling
  const subscription = yield* (yield* PushSubscriptions).find(subscriptionId)
  if (!subscription || !isStillNews(at, yield* Clock.currentTimeMillis)) return
  const { name } = yield* Product
  const { reference } = stored.booking
  const inItsLanguage = { ...stored, language: subscription.language }
  const note = {
    title: noticesIn(inItsLanguage).subject(name, spokenReference(reference)),
    body: customerSentence(inItsLanguage, what, price),
    path: trackingPath(reference),
  }
  const work = yield* UnitOfWork
  yield* (yield* PushSender).send(subscription, note).pipe(
    Effect.catchIf(
      ({ isGone }) => isGone,
      () => Effect.orDie(work.commit([{ kind: "unsubscribe", endpoint: subscription.endpoint }])),
    ),
  )
})
