import * as Effect from "effect/Effect"
import { billingCause } from "../../corporate/billing.ts"
import type { Company } from "../../corporate/company.ts"
import { lastDayOf } from "../../corporate/credit-end.ts"
import { companyLetters as arabic } from "../../messages/ar/company-letters.ts"
import { companyLetters as english } from "../../messages/en/company-letters.ts"
import type { Language } from "../../messages/language.ts"
import { writtenMoney } from "../../messages/written-money.ts"
import { type Letter, letterPage, letterText } from "../../notices/letter-page.ts"
import { localDay } from "../../notices/local-span.ts"
import { quotedText } from "../../notices/quoted-text.ts"
import { documentNumber } from "../../payment/payment-document.ts"
import { Accounts } from "../../ports/driven/accounts.ts"
import type { OutboxMessage } from "../../ports/driven/changes/outbox.ts"
import { Companies } from "../../ports/driven/companies.ts"
import { MessageSender } from "../../ports/driven/messages.ts"
import { MoneyBooks } from "../../ports/driven/money-books.ts"
import { Product } from "../../ports/driven/product.ts"
import { addressOf } from "../market-address.ts"
import { type CompanyNews, companyNewsIn } from "./company-news.ts"

/**
 * Writes to a company at its invoice address, in the language of its longest-standing owner. A company that no longer
 * exists or has no address is not written to.
 */
export const tellCompany = Effect.fnUntraced(function* (message: OutboxMessage) {
  const { companyId, news } = companyNewsIn(message)
  const company = yield* (yield* Companies).find(companyId)
  if (!company || company.email === "") return
  const language = yield* languageOf(companyId)
  const texts = language === "ar" ? arabic : english
  const sentence = yield* sentenceOf(company, news, language)
  if (sentence === null) return
  const { name: product } = yield* Product
  const letter: Letter = {
    language,
    title: texts.subject(product, quotedText(company.name)),
    sentence,
    lines: [],
    links: [{ text: texts.page, url: `${yield* addressOf(company.market)}/go/account/company` }],
  }
  yield* (yield* MessageSender).send({
    channel: "email",
    to: company.email,
    subject: letter.title,
    text: letterText(letter),
    html: letterPage(letter),
  })
})

const languageOf = Effect.fnUntraced(function* (companyId: string) {
  const owner = (yield* (yield* Companies).members(companyId)).find(({ role }) => role === "owner")
  const account = owner && (yield* (yield* Accounts).find(owner.accountId))
  return account?.language ?? "en"
})

/** Null if there is nothing to tell any more. */
const sentenceOf = Effect.fnUntraced(function* (
  { id, name: typed, market }: Company,
  news: CompanyNews,
  language: Language,
) {
  const name = quotedText(typed)
  const texts = language === "ar" ? arabic : english
  switch (news.what) {
    case "approved":
      return texts.approved(name, news.limit && news.limit.minor > 0 ? writtenMoney(language, news.limit) : null)
    case "planEnded":
      return texts.planEnded(name)
    case "refused":
    case "suspended":
      return texts[news.what](name, news.reason)
    case "planRenewed": {
      const plan = (yield* (yield* Companies).plans(market)).find((one) => one.id === news.planId)
      if (!plan) return null
      const until = localDay(language, market, lastDayOf(market, news.endsAt))
      return texts.planRenewed(name, plan.name[language], writtenMoney(language, plan.price), until)
    }
    case "monthBilled": {
      const issued = yield* (yield* MoneyBooks).documentFor(billingCause(id, news.month))
      if (!issued) return null
      const number = documentNumber(issued.series, issued.number)
      return texts.monthBilled(name, number, news.month, writtenMoney(language, issued.amount))
    }
  }
})
