import { isCancellable } from "../../booking/change/cancellation-policy.ts"
import type { WebhookEvent } from "../../consumer/webhook.ts"
import type { Money } from "../../money/money.ts"
import {
  type CustomerNews,
  newsOf,
  type PickupNews,
  type RecipientNews,
  stillWaits,
} from "../../notices/booking-news.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { cashAtDoorOf, paidForRecipient } from "../booking/cash-at-door-of.ts"
import type { ChangeTold } from "../booking/change-booking.ts"
import { deliveryOf } from "../booking/delivery-of.ts"
import { wasConfirmed } from "../booking/was-confirmed.ts"
import type { PaymentTold } from "../payment/payment-news.ts"
import { type RecipientTelling, recipientTellingIn } from "./tell.ts"

/**
 * Which parts a change has changed and what it has made of the price, and what goes back of what was paid, or was paid by
 * somebody else; empty where nothing has. The customer is told where it goes and what it costs now.
 */
export type PriceTold = { readonly [part in keyof Told]?: Told[part] | undefined }

interface Told
  extends Pick<ChangeTold, "parts" | "difference" | "back">,
    Pick<PaymentTold, "cause" | "isOfChange" | "isInCash"> {
  readonly paid: Money
}

/** Who is told what because of an outbox message. */
export interface MessageNews {
  readonly customer: CustomerNews | null
  readonly recipient: readonly RecipientTelling[]
  /** What the person who hands the parcel over is told. */
  readonly pickup: PickupNews | null
  /** What the program that booked is told, if one did. */
  readonly program: WebhookEvent | null
  readonly price: PriceTold
}

const nobody: MessageNews = { customer: null, recipient: [], pickup: null, program: null, price: {} }

/** The news of a booking in a message; null if it has none, or this version does not know its topic. */
export function newsIn(stored: StoredBooking, message: OutboxMessage): MessageNews | null {
  switch (message.topic) {
    case "booking-confirmed":
      return { ...nobody, customer: "confirmed", recipient: [{ what: "confirmed" }], program: "booking.confirmed" }
    case "booking-changed": {
      const { parts, difference, back } = toldIn(message)
      return {
        ...nobody,
        customer: "changed",
        price: { parts, difference, back },
        recipient: ofChange(stored, message),
        program: "booking.changed",
      }
    }
    case "booking-cancelled":
      // Programs are told as of any other event of the log. Nobody else was told of a booking that was never confirmed.
      return wasConfirmed(stored, message.at)
        ? { ...nobody, customer: "cancelled", recipient: [{ what: "cancelled" }] }
        : nobody
    case "hold-ended":
      return { ...nobody, customer: "holdEnded" }
    case "payment-paid": {
      const { amount: paid, isByLink, cause } = paymentIn(message)
      // The customer knows what he has paid himself, and a confirmation tells him that it has arrived.
      return isByLink ? { ...nobody, customer: "paidByLink", price: { paid, cause } } : nobody
    }
    case "payment-returned":
      return { ...nobody, customer: "paymentReturned", price: { back: paymentIn(message).amount } }
    case "payment-refunded": {
      const { amount: back, cause, isOfChange, isInCash } = paymentIn(message)
      return { ...nobody, customer: "refunded", price: { back, cause, isOfChange, isInCash } }
    }
    case "booking-moved":
      return ofMove(stored, message)
    case "recipient-proposed":
      return { ...nobody, customer: "recipientProposed" }
    case "proposal-declined":
      // The recipient of a booking that has ended meanwhile has been told already.
      return isCancellable(deliveryOf(stored).state) ? { ...nobody, recipient: [{ what: "declined" }] } : nobody
    default:
      return null
  }
}

const paymentIn = ({ body }: OutboxMessage) => JSON.parse(body ?? "{}") as Partial<PaymentTold>

const toldIn = ({ body }: OutboxMessage) => JSON.parse(body ?? "{}") as ChangeTold

/**
 * What a recipient is told of a change, by what differs for him; a new recipient is told everything from the beginning.
 */
function ofChange(stored: StoredBooking, message: OutboxMessage): readonly RecipientTelling[] {
  const { parts, difference, formerPhone } = toldIn(message)
  if (formerPhone !== undefined) return [{ what: "confirmed" }, { what: "handedOver", phone: formerPhone }]
  if (parts.includes("time")) return [{ what: "changed" }]
  const isMoved = parts.includes("drop-off-address") || parts.includes("drop-off-details")
  if (isMoved) return [{ what: "moved" }]
  return difference.kind !== "none" && cashAtDoorOf(stored) !== null ? [{ what: "cashChanged" }] : []
}

function ofMove(stored: StoredBooking, { body }: OutboxMessage): MessageNews | null {
  const { order } = JSON.parse(body ?? "{}") as { readonly order?: number }
  const log = stored.log.filter((event) => event.order <= (order ?? 0))
  const event = log.at(-1)
  if (!event || event.order !== order) return null
  const { recipient, ...news } = newsOf(event, deliveryOf({ ...stored, log }))
  if (news.pickup !== null && !stillWaits(event, deliveryOf(stored))) return { ...nobody, program: news.program }
  const told = recipient ?? (paidForRecipient(stored, event) ? "paid" : null)
  return { ...nobody, ...news, recipient: told === null ? [] : [{ what: told }] }
}

/** A message to one of the people told by another message. */
export const tellingOf = (
  { id, at }: OutboxMessage,
  { booking: { reference } }: StoredBooking,
  who: string,
  topic: string,
  body: object,
): OutboxMessage => ({ id: `${id}-${who}`, topic, reference, at, body: JSON.stringify(body) })

/** A message for each recipient. Nobody is told of a parcel that was not confirmed. */
export function recipientTellings(
  stored: StoredBooking,
  message: OutboxMessage,
  { customer, recipient }: Pick<MessageNews, "customer" | "recipient">,
): readonly OutboxMessage[] {
  // The news of a confirmation may precede it if another process's clock is behind.
  if (customer !== "confirmed" && !wasConfirmed(stored, message.at)) return []
  return recipient.map((what) =>
    tellingOf(message, stored, what.what === "handedOver" ? "former-recipient" : "recipient", "tell-recipient", what),
  )
}

/**
 * What recipients must still be told when an ended booking loses its personal data: that no parcel comes, or none to
 * them. Each message carries the phone itself, because the booking no longer has it.
 *
 * @param waiting the booking's undelivered messages in the outbox
 */
export function lastTellings(stored: StoredBooking, waiting: readonly OutboxMessage[]): readonly OutboxMessage[] {
  if (stored.isSandbox) return []
  return waiting.flatMap((message) => {
    const news = newsIn(stored, message)
    const tellings =
      message.topic === "tell-recipient" ? [message] : news ? recipientTellings(stored, message, news) : []
    return tellings.flatMap((telling) => {
      const { what, phone = stored.booking.dropOff.contact.phone } = recipientTellingIn(telling)
      return lastNews.has(what) ? [{ ...telling, body: JSON.stringify({ what, phone }) }] : []
    })
  })
}

const lastNews: ReadonlySet<RecipientNews> = new Set(["cancelled", "handedOver"])
