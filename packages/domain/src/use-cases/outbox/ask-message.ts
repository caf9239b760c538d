import * as Effect from "effect/Effect"
import { writtenMoney } from "../../messages/written-money.ts"
import { localMoment } from "../../notices/local-span.ts"
import { quotedText } from "../../notices/quoted-text.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { type RecipientRequest, requestLifetime } from "../../recipient/recipient-request.ts"
import { cashAtDoorOf } from "../booking/cash-at-door-of.ts"
import { addressOf } from "../market-address.ts"
import { recipientLink, recipientTokenOf } from "../recipient/ask-recipient.ts"
import { noticesIn } from "./tell.ts"

interface AskedBody extends Pick<RecipientRequest, "askedAt"> {
  /** Missing from messages that were written when all links lasted equally long. */
  readonly expiresAt?: RecipientRequest["expiresAt"]
}

/** Sends the recipient the link to answer with an address. Not for sandbox bookings. */
export const askRecipientByMessage = Effect.fnUntraced(function* (stored: StoredBooking, { body }: OutboxMessage) {
  if (stored.isSandbox) return
  const { askedAt, expiresAt } = JSON.parse(body ?? "{}") as AskedBody
  const { name } = yield* Product
  const { market, reference, pickup, dropOff } = stored.booking
  const link = recipientLink(yield* addressOf(market), yield* recipientTokenOf(reference, askedAt))
  const texts = noticesIn(stored).recipient
  const cash = cashAtDoorOf(stored)
  const pays = cash === null ? "" : ` ${texts.cashReady(writtenMoney(stored.language, cash))}`
  const text = texts.asked(
    name,
    quotedText(pickup.contact.name),
    localMoment(stored.language, market, expiresAt ?? askedAt + requestLifetime),
    link,
    pays,
  )
  yield* (yield* MessageSender).send({ channel: "sms", to: dropOff.contact.phone, text })
})
