import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { isCancellable } from "../../booking/change/cancellation-policy.ts"
import type { WebhookEvent } from "../../consumer/webhook.ts"
import { type CustomerNews, newsOf, type RecipientNews } from "../../notices/booking-news.ts"
import { channelsFor } from "../../notices/notice-choice.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import type { ChangeTold } from "../change-booking.ts"
import { notifyConsumers } from "../consumer/notify-consumers.ts"
import { deliveryOf } from "../delivery-of.ts"
import { choiceFor } from "../notices/notice-service.ts"
import { browserMessages, tellBrowser } from "../push/tell-browsers.ts"
import { wasConfirmed } from "../was-confirmed.ts"
import { askRecipientByMessage } from "./ask-message.ts"
import { companyTopic } from "./company-news.ts"
import { notDelivered } from "./not-delivered.ts"
import { customerNewsIn, type RecipientTelling, recipientTellingIn, tellCustomer, tellRecipient } from "./tell.ts"
import { tellCompany } from "./tell-company.ts"

/** This version knows no such topic: another process may. */
class UnknownTopic extends Data.TaggedError("UnknownTopic")<{ readonly topic: string }> {}

/**
 * Does what a message of the outbox asks for, and answers what is left of it. What happened to a booking is told to each
 * who hears of it, by each channel that he chose: one that cannot be reached keeps nobody else from hearing, and leaves a
 * message of its own. What is delivered twice does no more than once, but that people may read the same words again.
 */
export const deliverMessage = Effect.fnUntraced(function* (message: OutboxMessage) {
  const { topic, reference } = message
  if (topic === companyTopic) {
    yield* tellCompany(message)
    return []
  }
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new UnknownTopic({ topic })
  const tellings = yield* done(stored, message)
  const tried = yield* Effect.forEach(tellings, (telling) => told(stored, telling), { concurrency: "unbounded" })
  return tried.filter((telling) => telling !== null)
})

/** Null where somebody was told, else what is to be tried again. */
const told = Effect.fnUntraced(function* (stored: StoredBooking, telling: OutboxMessage) {
  const exit = yield* Effect.exit(tell(stored, telling))
  if (Exit.isSuccess(exit)) return null
  const tried = { ...telling, attempts: 1 }
  return { ...tried, ...(yield* notDelivered(tried, exit.cause)) } satisfies OutboxMessage
})

/** Does what it asks for but telling, and answers a message for each who is to be told of it. */
const done = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage) {
  const { topic } = message
  switch (topic) {
    case "booking-confirmed":
      yield* tellProgram(stored, message, "booking.confirmed")
      return yield* tellings(stored, message, { customer: "confirmed", recipient: "confirmed" })
    case "booking-changed":
      yield* tellProgram(stored, message, "booking.changed")
      return yield* tellings(stored, message, { customer: "changed", recipient: ofChange(message) })
    case "booking-cancelled":
      // Programs hear of it as of any other event of the log. Of what was never confirmed nobody has been written to.
      return wasConfirmed(stored, message.at)
        ? yield* tellings(stored, message, { customer: "cancelled", recipient: "cancelled" })
        : []
    case "hold-ended":
      return yield* tellings(stored, message, { customer: "holdEnded", recipient: null })
    // The booking's confirmation tells of it; the message stands for those who read the outbox.
    case "payment-paid":
      return []
    case "payment-returned":
      return yield* tellings(stored, message, { customer: "paymentReturned", recipient: null })
    case "payment-refunded":
      return yield* tellings(stored, message, { customer: "refunded", recipient: null })
    case "payment-alert":
      yield* tellOperator(message)
      return []
    case "booking-moved":
      return yield* movedNews(stored, message)
    case "recipient-proposed":
      return yield* tellings(stored, message, { customer: "recipientProposed", recipient: null })
    case "proposal-declined":
      // Of a booking that has ended meanwhile its recipient has heard already.
      return isCancellable(deliveryOf(stored).state)
        ? yield* tellings(stored, message, { customer: null, recipient: "declined" })
        : []
    case "recipient-asked":
      yield* askRecipientByMessage(stored, message)
      return []
    default:
      yield* tell(stored, message)
      return []
  }
})

/** Tells one of those who hear of a booking. */
const tell = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage) {
  switch (message.topic) {
    case "tell-customer":
      return yield* tellCustomer(stored, customerNewsIn(message))
    case "tell-recipient":
      return yield* tellRecipient(stored, recipientTellingIn(message))
    case "tell-browser":
      return yield* tellBrowser(stored, message)
    default:
      return yield* new UnknownTopic({ topic: message.topic })
  }
})

/** What a recipient is told of a change, by what is otherwise for him; whoever is named anew hears of it from the beginning. */
function ofChange({ body }: OutboxMessage): readonly RecipientTelling[] {
  const { parts, formerPhone } = JSON.parse(body ?? "{}") as ChangeTold
  if (formerPhone !== undefined) return [{ what: "confirmed" }, { what: "handedOver", phone: formerPhone }]
  if (parts.includes("time")) return [{ what: "changed" }]
  const isMoved = parts.includes("drop-off-address") || parts.includes("drop-off-details")
  return isMoved ? [{ what: "moved" }] : []
}

/** A person has to look at a payment: the log is what operators watch. */
const tellOperator = ({ id, reference, body }: OutboxMessage) =>
  Effect.logError("A payment needs a person").pipe(Effect.annotateLogs({ id, reference, why: body ?? "" }))

const movedNews = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage) {
  const { order } = JSON.parse(message.body ?? "{}") as { readonly order?: number }
  const log = stored.log.filter((event) => event.order <= (order ?? 0))
  const event = log.at(-1)
  if (!event || event.order !== order) return yield* new UnknownTopic({ topic: message.topic })
  const { customer, recipient, program } = newsOf(event, deliveryOf({ ...stored, log }))
  if (program) yield* tellProgram(stored, message, program)
  return yield* tellings(stored, message, { customer, recipient })
})

/** What happened reaches the program that booked, when one did. */
const tellProgram = (
  { accountId, isSandbox, booking: { reference } }: StoredBooking,
  { id, at }: OutboxMessage,
  event: WebhookEvent,
) => (accountId === null ? Effect.void : notifyConsumers({ id, accountId, event, reference, isTest: isSandbox, at }))

/**
 * A message for each who is told, by each channel that he chose. Nobody is written to about a booking that nobody carries,
 * and no recipient of a parcel that was not confirmed: he has not heard of any.
 */
const tellings = Effect.fnUntraced(function* (
  stored: StoredBooking,
  message: OutboxMessage,
  news: {
    readonly customer: CustomerNews | null
    readonly recipient: RecipientNews | readonly RecipientTelling[] | null
  },
) {
  if (stored.isSandbox || isNameless(stored)) return []
  const { id, at } = message
  const { reference } = stored.booking
  const { customer } = news
  // The news of a confirmation may be as old as the clock of another process is behind.
  const recipient = news.customer === "confirmed" || wasConfirmed(stored, at) ? news.recipient : null
  const hasEmail = stored.booking.customer.email !== ""
  const channels = customer === null ? [] : channelsFor(yield* choiceFor(stored), customer, { hasEmail })
  const telling = (who: string, topic: string, body: object): OutboxMessage => ({
    id: `${id}-${who}`,
    topic,
    reference,
    at,
    body: JSON.stringify(body),
  })
  return [
    ...channels
      .filter((channel) => channel !== "push")
      .map((channel) => telling(`customer-${channel}`, "tell-customer", { what: customer, channel })),
    ...(typeof recipient === "string" ? [{ what: recipient }] : (recipient ?? [])).map((what) =>
      telling(what.what === "handedOver" ? "former-recipient" : "recipient", "tell-recipient", what),
    ),
    ...(customer !== null && channels.includes("push") ? yield* browserMessages(stored, message, customer) : []),
  ]
})

/** Its people are forgotten: nobody is left to be written to. */
const isNameless = ({ booking: { customer } }: StoredBooking): boolean =>
  [customer.name, customer.phone, customer.email].every((text) => text === "")
