import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { WebhookEvent } from "../../consumer/webhook.ts"
import { handsOverHimself } from "../../notices/booking-news.ts"
import { channelsFor } from "../../notices/notice-choice.ts"
import { Bookings, type StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { notifyConsumers } from "../consumer/notify-consumers.ts"
import { choiceFor } from "../notices/notice-service.ts"
import { browserMessages, tellBrowser } from "../push/tell-browsers.ts"
import { accountTopic } from "./account-news.ts"
import { askRecipientByMessage } from "./ask-message.ts"
import { companyTopic } from "./company-news.ts"
import { type MessageNews, newsIn, recipientTellings, tellingOf } from "./message-news.ts"
import { notDelivered } from "./not-delivered.ts"
import { customerNewsIn, pickupNewsIn, recipientTellingIn, tellCustomer, tellPickup, tellRecipient } from "./tell.ts"
import { tellAccount } from "./tell-account.ts"
import { tellCompany } from "./tell-company.ts"

/** This version does not know the topic; another process may. */
class UnknownTopic extends Data.TaggedError("UnknownTopic")<{ readonly topic: string }> {}

/**
 * Does what an outbox message asks for, and returns what is left of it. Each person concerned is told of an event by
 * each channel that he chose; one that cannot be reached holds up nobody else, and leaves a message of its own. A
 * message delivered twice has no further effect, except that people may read the same words again.
 */
export const deliverMessage = Effect.fnUntraced(function* (message: OutboxMessage) {
  const { topic, reference } = message
  if (topic === companyTopic) {
    yield* tellCompany(message)
    return []
  }
  if (topic === accountTopic) {
    yield* tellAccount(message)
    return []
  }
  const stored = reference && (yield* (yield* Bookings).find(reference))
  if (!stored) return yield* new UnknownTopic({ topic })
  const tellings = yield* done(stored, message)
  const tried = yield* Effect.forEach(tellings, (telling) => told(stored, telling), { concurrency: "unbounded" })
  return tried.filter((telling) => telling !== null)
})

/** Null if somebody was told, otherwise what is to be tried again. */
const told = Effect.fnUntraced(function* (stored: StoredBooking, telling: OutboxMessage) {
  const exit = yield* Effect.exit(tell(stored, telling))
  if (Exit.isSuccess(exit)) return null
  const tried = { ...telling, attempts: 1 }
  return { ...tried, ...(yield* notDelivered(tried, exit.cause)) } satisfies OutboxMessage
})

/** Does everything the message asks for except telling people, and returns a message for each who is to be told. */
const done = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage) {
  switch (message.topic) {
    case "payment-alert":
      yield* tellOperator(message)
      return []
    case "recipient-asked":
      yield* askRecipientByMessage(stored, message)
      return []
  }
  const news = newsIn(stored, message)
  if (news === null) {
    yield* tell(stored, message)
    return []
  }
  if (news.program) yield* tellProgram(stored, message, news.program)
  return yield* tellings(stored, message, news)
})

/** Tells one of those who hear of a booking. */
const tell = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage) {
  switch (message.topic) {
    case "tell-customer":
      return yield* tellCustomer(stored, customerNewsIn(message))
    case "tell-recipient":
      return yield* tellRecipient(stored, recipientTellingIn(message))
    case "tell-pickup":
      return yield* tellPickup(stored, pickupNewsIn(message))
    case "tell-browser":
      return yield* tellBrowser(stored, message)
    default:
      return yield* new UnknownTopic({ topic: message.topic })
  }
})

/** A person has to look at a payment: the log is what operators watch. */
const tellOperator = ({ id, reference, body }: OutboxMessage) =>
  Effect.logError("A payment needs a person").pipe(Effect.annotateLogs({ id, reference, why: body ?? "" }))

/** Tells the program that booked, if one did. */
const tellProgram = (
  { accountId, isSandbox, booking: { reference } }: StoredBooking,
  { id, at }: OutboxMessage,
  event: WebhookEvent,
) => (accountId === null ? Effect.void : notifyConsumers({ id, accountId, event, reference, isTest: isSandbox, at }))

/** A message for each person told, by each channel that he chose. Not for sandbox bookings. */
const tellings = Effect.fnUntraced(function* (stored: StoredBooking, message: OutboxMessage, news: MessageNews) {
  if (stored.isSandbox || isNameless(stored)) return []
  const { customer, pickup, price } = news
  const hasEmail = stored.booking.customer.email !== ""
  const channels = customer === null ? [] : channelsFor(yield* choiceFor(stored), customer, { hasEmail })
  return [
    ...(pickup === null ? [] : [tellingOf(message, stored, "pickup", "tell-pickup", { what: pickup })]),
    ...channels
      // A customer who hands the parcel over himself is written to there, and not twice.
      .filter((channel) => channel !== "push" && (pickup === null || !handsOverHimself(stored.booking)))
      .map((channel) =>
        tellingOf(message, stored, `customer-${channel}`, "tell-customer", {
          what: customer,
          channel,
          ...price,
        }),
      ),
    ...recipientTellings(stored, message, news),
    ...(customer !== null && channels.includes("push")
      ? yield* browserMessages(stored, message, { what: customer, ...price })
      : []),
  ]
})

/** Its personal data was deleted: there is nobody left to write to. */
const isNameless = ({ booking: { customer } }: StoredBooking): boolean =>
  [customer.name, customer.phone, customer.email].every((text) => text === "")
