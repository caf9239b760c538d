import { randomBytes } from "node:crypto"
import { type Exchange, formOf } from "../simulated-bank/exchange.ts"
import type { Fault } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { SimulatedOrder } from "../simulated-bank/order.ts"
import { bankPage, cardPage, notePage, wayBackPage } from "../simulated-bank/pages.ts"
import { realTime, type SimulatorParts, slowness } from "../simulated-bank/parts.ts"
import { hasExpired, type TestCard, testCardOf } from "../simulated-bank/test-cards.ts"
import { words } from "../simulated-bank/words.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { codeOfOrder } from "./simulator-codes.ts"
import { type ApsMessages, languageOf, respond } from "./simulator-messages.ts"
import type { ApsPayments } from "./simulator-payments.ts"
import { areExtrasRight } from "./simulator-requests.ts"
import { isSignedByShop } from "./simulator-signature.ts"

/** The pages for the browser: it enters a card, the bank asks for consent, and the browser returns to the shop. */
export function apsPages(parts: SimulatorParts, account: ApsAccount, messages: ApsMessages, payments: ApsPayments) {
  const { bank, faults } = parts
  const { signed, orderFields } = messages
  const { tellOrder, pay, answeredCode, keptCards } = payments

  /** Sends the browser back to the shop. */
  const goBack = (exchange: Exchange, target: string, fields: Fields, fault: Fault | null): void => {
    const language = languageOf(fields.language)
    if (fault?.do === "never") return void exchange.html(200, notePage(language, words[language].left))
    const forged = fault?.do === "forged" ? { ...respond(fields, "14000"), signature: "0".repeat(64) } : null
    const sent = forged ?? signed(fields, fault)
    if (fault?.do === "get") return void exchange.redirect(`${target}?${new URLSearchParams(sent)}`)
    exchange.html(200, wayBackPage(language, target, sent), [new URL(target).origin])
  }
  const comeBack = async (exchange: Exchange, order: SimulatedOrder, code: string): Promise<void> => {
    const fault = faults.take("return", "aps", order.reference)
    const telling = async () => {
      if (order.standing !== "pending") await tellOrder(order, code)
    }
    if (fault?.do === "hook-first") await telling()
    const { "3ds_url": address, ...fields } = orderFields(order)
    goBack(exchange, order.returnUrl, respond(fields, code), fault)
    if (fault?.do !== "hook-first") await telling()
  }

  /**
   * The form that a browser posts: a card to be kept under a token, or a purchase whose card is still to be asked for.
   */
  const paymentPage = async (exchange: Exchange): Promise<void> => {
    const fields = formOf(exchange)
    const language = languageOf(fields.language)
    const isOurs = fields.access_code === account.accessCode && fields.merchant_identifier === account.merchantId
    const target = fields.return_url ?? ""
    const isRight = isOurs && isSignedByShop(fields, account.requestPhrase, account.shaType)
    if (!isRight || !/^https?:\/\//.test(target) || !URL.canParse(target))
      return exchange.html(400, notePage(language, words[language].wrongRequest))
    if (fields.service_command === "TOKENIZATION") return tokenize(exchange, fields)
    if (fields.command !== "PURCHASE" && fields.command !== "AUTHORIZATION")
      return exchange.html(400, notePage(language, words[language].wrongRequest))
    const reference = fields.merchant_reference ?? ""
    const order =
      bank.find("aps", reference) ??
      bank.begin({
        gateway: "aps",
        reference,
        isAuthorisation: fields.command === "AUTHORIZATION",
        amount: Number(fields.amount),
        currency: fields.currency ?? "",
        email: fields.customer_email ?? "",
        language,
        returnUrl: target,
      })
    if (order?.standing !== "opened") return exchange.html(409, notePage(language, words[language].over))
    exchange.html(200, cardPage(order, `/FortAPI/card/${order.transaction}`, false), [new URL(target).origin])
  }

  const tokenize = async (exchange: Exchange, fields: Fields): Promise<void> => {
    const reference = fields.merchant_reference ?? ""
    const fault = faults.take("TOKENIZATION", "aps", reference)
    if (fault?.do === "drop-before") return exchange.cut()
    if (fault?.do === "http500-before") return exchange.html(500, "<h1>500</h1>")
    if (fault?.do === "slow") await realTime(fault.later ?? slowness)
    const card = testCardOf(fields.card_number ?? "")
    const wrong = areExtrasRight(fields) ? faultOfCard(card, fields) : "17002"
    const code = fault?.do === "code" ? (fault.code ?? "17006") : wrong
    const answer: Record<string, string> = {}
    for (const [name, value] of Object.entries(fields))
      if (
        !["card_number", "card_security_code", "expiry_date", "card_holder_name", "remember_me", "signature"].includes(
          name,
        )
      )
        answer[name] = value
    if (code === null && card !== null) {
      const token = randomBytes(16).toString("hex")
      keptCards.set(token, { card, reference })
      Object.assign(answer, {
        token_name: token,
        card_number: card.masked,
        card_bin: card.bin,
        // As the gateway sends them: that they are known, and not their values.
        expiry_date: "****",
        card_holder_name: "*******",
      })
    }
    goBack(exchange, fields.return_url ?? "", respond(answer, code ?? "18000"), fault)
  }

  /** @returns a code of tokenization, or null if the card can be kept */
  const faultOfCard = (card: TestCard | null, fields: Fields): string | null => {
    if (card === null) return "17016"
    const [, year, month] = /^(\d{2})(\d{2})$/.exec(fields.expiry_date ?? "") ?? []
    if (month === undefined || Number(month) < 1 || Number(month) > 12) return "17100"
    if (hasExpired(Number(year), Number(month), parts.now())) return "17012"
    if (!/^\d{3,4}$/.test(fields.card_security_code ?? "")) return "17002"
    return /^[\p{L}\p{M}\d .'-]{0,50}$/u.test(fields.card_holder_name ?? "") ? null : "17002"
  }

  /** The order of an address such as `/FortAPI/3ds/<transaction>`, if it is waiting; otherwise answers why not. */
  const waitingOrder = (exchange: Exchange, standing: SimulatedOrder["standing"]): SimulatedOrder | null => {
    const order = bank.byTransaction(exchange.path.split("/").at(-1) ?? "")
    if (order?.gateway !== "aps") exchange.html(404, notePage("en", words.en.unknown))
    else if (order.standing !== standing) exchange.html(409, notePage(order.language, words[order.language].over))
    else return order
    return null
  }

  const decide = async (exchange: Exchange): Promise<void> => {
    const order = waitingOrder(exchange, "on-hold")
    if (order === null) return
    const { decision } = formOf(exchange)
    if (decision === "approve" && order.card !== null) {
      const fault = faults.take("3DS", "aps", order.reference)
      if (fault?.do === "code") return comeBack(exchange, bank.refuse(order, "declined"), fault.code ?? "13666")
      const paid = pay(order, order.card, order.token, fault)
      return comeBack(exchange, paid, answeredCode(paid, fault))
    }
    if (decision === "fail" || decision === "cancel") {
      const refused = bank.refuse(order, decision === "fail" ? "authentication" : "cancelled")
      return comeBack(exchange, refused, codeOfOrder(refused))
    }
    exchange.html(200, notePage(order.language, words[order.language].left))
  }

  const takeCard = async (exchange: Exchange): Promise<void> => {
    const order = waitingOrder(exchange, "opened")
    if (order === null) return
    const fields = formOf(exchange)
    const [, month = "", year = ""] = /^\s*(\d{2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(fields.expiry_date ?? "") ?? []
    const card = testCardOf(fields.card_number ?? "")
    if (card === null || faultOfCard(card, { ...fields, expiry_date: year + month }) !== null)
      return exchange.html(200, cardPage(order, exchange.path, true), [new URL(order.returnUrl).origin])
    if (card.asks3ds) {
      bank.hold(order, card, null)
      return exchange.redirect(`/FortAPI/3ds/${order.transaction}`)
    }
    const paid = pay(order, card, null, null)
    await comeBack(exchange, paid, answeredCode(paid, null))
  }

  const askConsent = (exchange: Exchange): void => {
    const order = waitingOrder(exchange, "on-hold")
    if (order) exchange.html(200, bankPage(order, exchange.path), [new URL(order.returnUrl).origin])
  }

  return { paymentPage, askConsent, decide, takeCard }
}
