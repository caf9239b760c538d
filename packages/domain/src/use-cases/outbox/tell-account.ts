import * as Effect from "effect/Effect"
import { type Instant, wallClock } from "../../calendar/zone.ts"
import { keyMark } from "../../consumer/api-key.ts"
import { marketZone } from "../../market/market-zone.ts"
import { quotedText } from "../../notices/quoted-text.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { MessageSender } from "../../ports/driven/messages.ts"
import { Product } from "../../ports/driven/product.ts"
import { clockTime } from "../../schedule/labels.ts"
import { lettersIn } from "../account/letters.ts"
import { addressOf } from "../market-address.ts"
import { type AccountTelling, accountTellingIn } from "./account-news.ts"

/** Writes to the owner of an account; links go to the hosts of its market (D2). */
export const tellAccount = Effect.fnUntraced(function* (message: OutboxMessage) {
  const telling = accountTellingIn(message)
  const { language, channel, to } = telling
  const { name } = yield* Product
  const sender = yield* MessageSender
  const texts = lettersIn(language)
  if (channel === "sms") {
    const words = texts[telling.what]
    return yield* sender.send({ channel, to, text: ("sms" in words ? words : texts.phoneChanged).sms(name) })
  }
  const text = textOf(telling, name, yield* addressOf(telling.market), message.at)
  yield* sender.send({ channel, to, subject: texts[telling.what].subject(name), text })
})

function textOf(telling: AccountTelling, product: string, address: string, at: Instant): string {
  const texts = lettersIn(telling.language)
  // Where a company's owner sees and revokes its keys.
  const page = `${address}/go/account/company`
  switch (telling.what) {
    case "passwordChanged": {
      const text = texts.passwordChanged.text(product, address)
      return telling.keysGoOn ? `${text}\n\n${texts.passwordChanged.keysGoOn(page)}` : text
    }
    case "liveKeyMade": {
      const { date, minute } = wallClock(marketZone(telling.market), at)
      const { key } = telling
      return texts.liveKeyMade.text(product, quotedText(key.name), keyMark(key), `${date} ${clockTime(minute)}`, page)
    }
    case "phoneChanged":
      return texts.phoneChanged.text(product, address)
    case "secondFactorOn":
      return texts.secondFactorOn.text(product)
    case "secondFactorOff":
      return texts.secondFactorOff.text(product, `${address}/ops/security`)
    case "accountErased":
      return texts.accountErased.text(product)
  }
}
