import * as Effect from "effect/Effect"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { lettersIn } from "../account/letters.ts"
import { addressOf } from "../market-address.ts"
import { accountTellingIn } from "./account-news.ts"

/** Writes to the owner of an account, who is led to the hosts of its market (D2). */
export const tellAccount = Effect.fnUntraced(function* (message: OutboxMessage) {
  const { what, market, language, channel, to } = accountTellingIn(message)
  const { name } = yield* Product
  const sender = yield* MessageSender
  const texts = lettersIn(language)
  if (channel === "sms") return yield* sender.send({ channel, to, text: texts.phoneChanged.sms(name) })
  const address = yield* addressOf(market)
  yield* sender.send({ channel, to, subject: texts[what].subject(name), text: texts[what].text(name, address) })
})
