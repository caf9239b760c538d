import * as Effect from "effect/Effect"
import { spokenReference } from "../../booking/reference.ts"
import { notices as arabic } from "../../messages/ar/notices.ts"
import { notices as english } from "../../messages/en/notices.ts"
import type { CustomerNews, RecipientNews } from "../../notices/booking-news.ts"
import { localSpan } from "../../notices/local-span.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { type Message, MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { trackingLink } from "../../tracking/tracking-link.ts"
import { accessTokenOf } from "../access.ts"
import { bookingNow, deliveryOf } from "../delivery-of.ts"
import { mailPapers } from "../documents/mail-papers.ts"
import { pinOf } from "../pin.ts"

export const noticesIn = ({ language }: Pick<StoredBooking, "language">) => (language === "ar" ? arabic : english)

const whatIn = ({ body }: OutboxMessage): unknown => (JSON.parse(body ?? "{}") as { readonly what?: unknown }).what

/** We wrote the message ourselves. */
export const customerNewsIn = (message: OutboxMessage) => whatIn(message) as CustomerNews
export const recipientNewsIn = (message: OutboxMessage) => whatIn(message) as RecipientNews

/** The address of its tracking for whoever owns it. The token stands behind the #: it reaches no server, log or referrer. */
export const ownLink = (baseUrl: string, reference: string, token: string): string =>
  `${trackingLink(baseUrl, reference)}#access=${token}`

/** Writes to the customer, by e-mail with the access link, else by SMS with it (D23). */
export const tellCustomer = Effect.fnUntraced(function* (stored: StoredBooking, what: CustomerNews) {
  const { name: product, baseUrl } = yield* Product
  const texts = noticesIn(stored)
  const { reference, customer } = stored.booking
  const link = ownLink(baseUrl, reference, yield* accessTokenOf(reference))
  const sentence = customerSentence(stored, what)
  const attachments = customer.email === "" ? [] : yield* mailPapers(stored, what)
  const message: Message =
    customer.email === ""
      ? { channel: "sms", to: customer.phone, text: `${product}: ${sentence} ${link}` }
      : {
          channel: "email",
          to: customer.email,
          subject: texts.subject(product, spokenReference(reference)),
          text: `${sentence}\n\n${texts.ownLink(link)}`,
          ...(attachments.length > 0 && { attachments }),
        }
  yield* (yield* MessageSender).send(message)
})

/** What is said to the customer, without a greeting or a link. */
export function customerSentence(stored: StoredBooking, what: CustomerNews): string {
  const texts = noticesIn(stored)
  const { market, pickupWindow, deliveryWindow, reference: plain } = bookingNow(stored, deliveryOf(stored))
  const reference = spokenReference(plain)
  switch (what) {
    case "confirmed":
    case "changed":
      return texts.customer[what](reference, localSpan(market, pickupWindow), localSpan(market, deliveryWindow))
    case "pickupFailed":
    case "deliveryFailed":
      return texts.customer[what](reference, lastReason(stored))
    default:
      return texts.customer[what](reference)
  }
}

/** Writes to the recipient by SMS: with the PIN, and without the sender's e-mail, phone or price. */
export const tellRecipient = Effect.fnUntraced(function* (stored: StoredBooking, what: RecipientNews) {
  const { name: product, baseUrl } = yield* Product
  const { market, reference, dropOff, pickup, deliveryWindow } = bookingNow(stored, deliveryOf(stored))
  const texts = noticesIn(stored).recipient
  const link = trackingLink(baseUrl, reference)
  const pin = yield* pinOf(reference)
  const delivery = localSpan(market, deliveryWindow)
  const text = {
    confirmed: () => texts.confirmed(product, pickup.contact.name, delivery, pin, link),
    changed: () => texts.changed(product, delivery, link),
    cancelled: () => texts.cancelled(product),
    deliveryStarted: () => texts.deliveryStarted(product, pin, link),
    deliveryFailed: () => texts.deliveryFailed(product, lastReason(stored), link),
  }[what]()
  yield* (yield* MessageSender).send({ channel: "sms", to: dropOff.contact.phone, text })
})

/** Why the last attempt failed, in words. */
function lastReason(stored: StoredBooking): string {
  const failure = stored.log.findLast(({ type }) => type === "fail")
  return noticesIn(stored).reasons[failure?.type === "fail" ? failure.reason : "other"]
}
