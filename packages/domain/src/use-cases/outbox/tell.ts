import * as Effect from "effect/Effect"
import type { BookedWindow } from "../../booking/booking.ts"
import { spokenReference } from "../../booking/order/reference.ts"
import { cashToTake } from "../../delivery/cash-at-door.ts"
import { notices as arabic } from "../../messages/ar/notices.ts"
import { notices as english } from "../../messages/en/notices.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { type Money, negated } from "../../money/money.ts"
import type { CustomerNews, PickupNews, RecipientNews } from "../../notices/booking-news.ts"
import { type Letter, type LetterLine, letterPage, letterText } from "../../notices/letter-page.ts"
import { localSpan } from "../../notices/local-span.ts"
import type { NoticeChannel } from "../../notices/notice-choice.ts"
import { quotedText } from "../../notices/quoted-text.ts"
import { isCash } from "../../payment/payment-method.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { type Message, MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { showsVat } from "../../pricing/price-breakdown.ts"
import { trackingLink } from "../../tracking/tracking-link.ts"
import { accessTokenOf } from "../access.ts"
import { cashAtDoorOf } from "../booking/cash-at-door-of.ts"
import { bookingNow, deliveryOf } from "../booking/delivery-of.ts"
import { pinOf } from "../booking/pin.ts"
import { mailPapers } from "../documents/mail-papers.ts"
import { addressOf } from "../market-address.ts"
import type { PriceTold } from "./message-news.ts"

export const noticesIn = ({ language }: Pick<StoredBooking, "language">) => (language === "ar" ? arabic : english)

interface Telling<News> extends PriceTold {
  readonly what: News
  /** Absent in messages from before people could choose. */
  readonly channel?: WritingChannel
}

/** What a recipient is told, and on which phone if it is not the drop-off's present one. */
export interface RecipientTelling {
  readonly what: RecipientNews
  readonly phone?: string
}

/** How a customer is written to; browsers have messages of their own. */
export type WritingChannel = Exclude<NoticeChannel, "push">

const tellingIn = <News>({ body }: OutboxMessage): Telling<News> => JSON.parse(body ?? "{}") as Telling<News>

/** We wrote the message ourselves. */
export const customerNewsIn = (message: OutboxMessage) => tellingIn<CustomerNews>(message)
export const pickupNewsIn = (message: OutboxMessage) => tellingIn<PickupNews>(message)
export const recipientTellingIn = ({ body }: OutboxMessage) => JSON.parse(body ?? "{}") as RecipientTelling

/** The address of the owner's tracking. The token is behind the #, so it reaches no server, log or referrer. */
const ownLink = (address: string, reference: string, token: string): string =>
  `${trackingLink(address, reference)}#access=${token}`

/** Where the owner decides on the recipient's proposal. */
const bookingLink = (address: string, reference: string, token: string): string =>
  `${address}/go/account/bookings/${reference}#access=${token}`

/** Where the owner chooses his notices about a booking. */
const choiceLink = (address: string, reference: string, token: string): string =>
  `${address}/go/account/bookings/${reference}/notifications#access=${token}`

/** Writes to the customer by his chosen channel: with the access link (D23), and by e-mail also with the price. */
export const tellCustomer = Effect.fnUntraced(function* (
  stored: StoredBooking,
  { what, channel, ...price }: ReturnType<typeof customerNewsIn>,
) {
  const { name: product } = yield* Product
  const { market, reference, customer } = stored.booking
  const address = yield* addressOf(market)
  const token = yield* accessTokenOf(reference)
  const isDecision = what === "recipientProposed"
  const link = (isDecision ? bookingLink : ownLink)(address, reference, token)
  const sentence = customerSentence(stored, what, price)
  const by = channel ?? (customer.email === "" ? "sms" : "email")
  const texts = noticesIn(stored)
  const letter: Letter = {
    language: stored.language,
    title: texts.subject(product, spokenReference(reference)),
    sentence,
    lines: receiptNews.has(what) ? priceLines(stored) : [],
    links: [
      { text: isDecision ? texts.decideLink : texts.ownLink, url: link },
      { text: texts.choiceLink, url: choiceLink(address, reference, token) },
    ],
  }
  const attachments = by === "email" ? yield* mailPapers(stored, what, price.cause) : []
  const message: Message =
    by === "email"
      ? {
          channel: by,
          to: customer.email,
          subject: letter.title,
          text: letterText(letter),
          html: letterPage(letter),
          ...(attachments.length > 0 && { attachments }),
        }
      : { channel: by, to: customer.phone, text: `${product}: ${sentence} ${link}` }
  yield* (yield* MessageSender).send(message)
})

/** How much of a place's address is quoted. */
const longestAddress = 120

/** News that state the price. */
const receiptNews: ReadonlySet<CustomerNews> = new Set(["confirmed", "changed", "delivered"])

function priceLines(stored: StoredBooking): readonly LetterLine[] {
  const { price } = stored.booking
  const { receipt } = noticesIn(stored)
  const written = (amount: Money) => writtenMoney(stored.language, amount)
  return [
    { name: receipt.deliveryCharge, amount: written(price.deliveryCharge) },
    ...(price.discount.minor > 0 ? [{ name: receipt.discount, amount: written(negated(price.discount)) }] : []),
    ...(showsVat(price) ? [{ name: receipt.vat(price.vatPercent), amount: written(price.vat) }] : []),
    { name: receipt.total, amount: written(price.toPay) },
  ]
}

/**
 * The message to the customer, without greeting or link.
 *
 * @param price what a change has changed and made of the price, where one has, and what goes back
 */
export function customerSentence(stored: StoredBooking, what: CustomerNews, price: PriceTold = {}): string {
  const texts = noticesIn(stored)
  const { market, pickupWindow, deliveryWindow, reference: plain } = bookingNow(stored, deliveryOf(stored))
  const reference = spokenReference(plain)
  const span = (window: BookedWindow) => localSpan(stored.language, market, window)
  switch (what) {
    case "confirmed":
      return `${texts.customer.confirmed(reference, span(pickupWindow), span(deliveryWindow))} ${paymentSentence(stored)}`
    case "changed":
      return [
        texts.customer[what](reference, span(pickupWindow), span(deliveryWindow)),
        ...newPlaceSentences(stored, price),
        ...newPriceSentences(stored, price),
      ].join(" ")
    case "pickupFailed":
    case "deliveryFailed":
      return texts.customer[what](reference, lastReason(stored))
    case "paymentReturned":
      return texts.customer[what](reference, price.back ? writtenMoney(stored.language, price.back) : null)
    case "refunded":
      if (price.isInCash && price.back)
        return texts.refundedInCash(reference, writtenMoney(stored.language, price.back))
      return texts.customer[what](
        reference,
        price.back ? writtenMoney(stored.language, price.back) : null,
        price.isOfChange === true,
      )
    case "paidByLink":
      return texts.customer[what](reference, price.paid ? writtenMoney(stored.language, price.paid) : null)
    case "cancelled":
      return [texts.customer[what](reference), ...cancellationSentences(stored)].join(" ")
    default:
      return texts.customer[what](reference)
  }
}

/** Where a parcel is taken or brought now, if that has changed. It may be the recipient who has chosen it. */
function newPlaceSentences(stored: StoredBooking, { parts = [] }: PriceTold): readonly string[] {
  const { newPlace } = noticesIn(stored)
  const { pickup, dropOff } = stored.booking
  const places = { "pickup-address": pickup, "drop-off-address": dropOff } as const
  return (["pickup-address", "drop-off-address"] as const)
    .filter((part) => parts.includes(part))
    .map((part) => newPlace[part](quotedText(places[part].address, longestAddress)))
}

/** The total after a change, and what is paid or given back for it; nothing where it is the same. */
function newPriceSentences(stored: StoredBooking, { difference, back }: PriceTold): readonly string[] {
  if (difference === undefined || difference.kind === "none") return []
  const { payment } = noticesIn(stored)
  return [
    payment.newTotal(writtenMoney(stored.language, stored.booking.price.toPay)),
    back ? payment.givenBack(writtenMoney(stored.language, back)) : paymentSentence(stored),
  ]
}

/**
 * What a cancellation gives back and keeps, as told with it; nothing if nothing was paid, or of a cancellation from
 * before that was stored.
 */
function cancellationSentences(stored: StoredBooking): readonly string[] {
  const { payment } = noticesIn(stored)
  const event = stored.log.findLast(({ type }) => type === "cancel")
  const terms = event?.type === "cancel" ? event.terms : undefined
  if (terms === undefined || (terms.fee.minor === 0 && terms.refund.minor === 0)) return []
  const written = (amount: Money) => writtenMoney(stored.language, amount)
  return [
    terms.refund.minor > 0 ? payment.givenBack(written(terms.refund)) : payment.nothingBack,
    ...(terms.fee.minor > 0 ? [payment.kept(written(terms.fee))] : []),
  ]
}

/** How it is paid; for cash, the amount due. */
function paymentSentence(stored: StoredBooking): string {
  const { payment } = noticesIn(stored)
  const { paymentMethod } = stored.booking
  const left = cashToTake(stored.booking, deliveryOf(stored).till)
  return isCash(paymentMethod) && left ? payment[paymentMethod](writtenMoney(stored.language, left)) : payment.paid
}

/**
 * Writes to the recipient by SMS: with the PIN, and without the sender's e-mail, phone or price. If he pays at the door
 * he is told that amount, and no other price (D33).
 */
export const tellRecipient = Effect.fnUntraced(function* (stored: StoredBooking, { what, phone }: RecipientTelling) {
  const { name: product } = yield* Product
  const { market, reference, dropOff, pickup, deliveryWindow } = bookingNow(stored, deliveryOf(stored))
  const texts = noticesIn(stored).recipient
  const cash = cashAtDoorOf(stored)
  // The recipient owes something again since this message was enqueued.
  if (what === "paid" && cash !== null) return
  const address = trackingLink(yield* addressOf(market), reference)
  const link = cash === null ? address : `${texts.cashReady(writtenMoney(stored.language, cash))} ${address}`
  const pin = yield* pinOf(stored.booking)
  const delivery = localSpan(stored.language, market, deliveryWindow)
  const text = {
    confirmed: () => texts.confirmed(product, quotedText(pickup.contact.name), delivery, pin, link),
    changed: () => texts.changed(product, delivery, link),
    moved: () => texts.moved(product, delivery, link),
    cashChanged: () => `${texts.cashChanged(product)} ${link}`,
    paid: () => texts.paid(product, link),
    handedOver: () => texts.handedOver(product),
    declined: () => texts.declined(product, delivery, link),
    cancelled: () => texts.cancelled(product),
    deliveryStarted: () => texts.deliveryStarted(product, pin, link),
    deliveryFailed: () => texts.deliveryFailed(product, lastReason(stored), link),
  }[what]()
  yield* (yield* MessageSender).send({ channel: "sms", to: phone ?? dropOff.contact.phone, text })
})

/** Writes by SMS to the person who hands the parcel over: he has only minutes, and his phone with him. */
export const tellPickup = Effect.fnUntraced(function* (
  stored: StoredBooking,
  { what }: ReturnType<typeof pickupNewsIn>,
) {
  const { name: product } = yield* Product
  const { market, reference, pickup } = bookingNow(stored, deliveryOf(stored))
  const link = trackingLink(yield* addressOf(market), reference)
  const text = noticesIn(stored).pickup[what](product, spokenReference(reference), link)
  yield* (yield* MessageSender).send({ channel: "sms", to: pickup.contact.phone, text })
})

/** Why the last attempt failed, in words. */
function lastReason(stored: StoredBooking): string {
  const failure = stored.log.findLast(({ type }) => type === "fail")
  return noticesIn(stored).reasons[failure?.type === "fail" ? failure.reason : "other"]
}
