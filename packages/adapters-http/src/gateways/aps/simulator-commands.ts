import { randomBytes } from "node:crypto"
import { type Exchange, jsonOf } from "../simulated-bank/exchange.ts"
import type { Fault, FaultPlace } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { SimulatedOrder } from "../simulated-bank/order.ts"
import { notePage } from "../simulated-bank/pages.ts"
import { realTime, type SimulatorParts, slowness } from "../simulated-bank/parts.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { codeOfOrder, messageOfCode } from "./simulator-codes.ts"
import { type ApsMessages, languageOf, respond } from "./simulator-messages.ts"
import type { ApsPayments } from "./simulator-payments.ts"
import { faultOfRequest } from "./simulator-requests.ts"

/** The calls of a shop's server: each runs its command, answers, and notifies. */
export function apsCommands(parts: SimulatorParts, account: ApsAccount, messages: ApsMessages, payments: ApsPayments) {
  const { bank, faults } = parts
  const { signed, orderFields } = messages
  const { tell, tellOrder, pay, answeredCode, keptCards } = payments

  /** Runs a command. Answers the reply, and the notification that it causes. */
  const perform = (
    command: string,
    asked: Fields,
    fault: Fault | null,
  ): { readonly answer: Fields; readonly news: SimulatedOrder | null; readonly isSlow?: boolean } => {
    const { signature, ...echo } = asked
    const reference = asked.merchant_reference ?? ""
    const refused = (code: string) => ({ answer: respond(echo, code), news: null })
    if (fault?.do === "code") return refused(fault.code ?? "00006")
    const order = bank.find("aps", reference)
    const amount = Number(asked.amount ?? 0)
    switch (command) {
      case "PURCHASE":
      case "AUTHORIZATION": {
        const kept = keptCards.get(asked.token_name ?? "")
        if (kept === undefined) return refused("00044")
        if (kept.reference !== reference) return refused("00088")
        const begun = bank.begin({
          gateway: "aps",
          reference,
          isAuthorisation: command === "AUTHORIZATION",
          amount,
          currency: asked.currency ?? "",
          email: asked.customer_email ?? "",
          language: languageOf(asked.language),
          returnUrl: asked.return_url ?? "",
        })
        if (begun === null) return refused("00066")
        const token = asked.token_name ?? null
        const after = kept.card.asks3ds ? bank.hold(begun, kept.card, token) : pay(begun, kept.card, token, fault)
        const answer = respond({ ...echo, ...orderFields(after) }, answeredCode(after, fault))
        const news = after.standing === "on-hold" || after.standing === "pending" ? null : after
        return { answer, news, isSlow: kept.card.behaviour === "slow" }
      }
      case "CHECK_STATUS": {
        if (order === null || fault?.do === "lag") return refused("12036")
        const transactionCode = order.doubts > 0 ? "15777" : codeOfOrder(order)
        if (order.doubts > 0) bank.doubtLess(order)
        const authorised = order.isAuthorisation && ["authorised", "charged"].includes(order.standing)
        return {
          answer: respond(
            {
              ...echo,
              fort_id: order.transaction,
              transaction_code: transactionCode,
              transaction_status: transactionCode.slice(0, 2),
              transaction_message: messageOfCode(transactionCode, order.language),
              authorized_amount: String(authorised ? order.amount : 0),
              captured_amount: String(order.captured),
              refunded_amount: String(order.refunded),
              ...(order.card !== null && { card_number: order.card.masked, payment_option: order.card.network }),
            },
            "12000",
          ),
          news: null,
        }
      }
      case "CAPTURE": {
        if (order === null) return refused("05036")
        const captured = bank.capture(order, amount)
        return captured === null
          ? refused(order.standing === "authorised" ? "05042" : "05034")
          : { answer: respond({ ...echo, fort_id: order.transaction }, "04000"), news: captured }
      }
      case "VOID_AUTHORIZATION": {
        if (order === null) return refused("09036")
        const released = bank.release(order)
        return released === null
          ? refused("09034")
          : { answer: respond({ ...echo, fort_id: order.transaction }, "08000"), news: released }
      }
      default: {
        if (order === null) return refused("07036")
        const after = bank.refund(order, amount, asked.maintenance_reference ?? randomBytes(8).toString("hex"))
        if (after === "repeated") return refused("00066")
        if (after === "exceeds") return refused("07048")
        if (after === "not-paid") return refused("07034")
        return { answer: respond({ ...echo, fort_id: order.transaction }, "06000"), news: after }
      }
    }
  }

  return async (exchange: Exchange): Promise<void> => {
    const json = jsonOf(exchange)
    if (json === null || Object.values(json).some((value) => typeof value !== "string"))
      return exchange.json(400, signed(respond({}, "00073")))
    const asked = json as Fields
    const command = asked.query_command ?? asked.command ?? ""
    const { signature, ...echo } = asked
    const wrong = faultOfRequest(account, command, asked)
    if (wrong !== null) return exchange.json(200, signed(respond(echo, wrong)))
    const reference = asked.merchant_reference ?? ""
    const fault = faults.take(command as FaultPlace, "aps", reference)
    if (fault?.do === "drop-before") return exchange.cut()
    if (fault?.do === "http500-before") return exchange.html(500, "<h1>500</h1>")

    const { answer, news, isSlow } = perform(command, asked, fault)
    const isPayment = command === "PURCHASE" || command === "AUTHORIZATION"
    const telling = async (): Promise<void> => {
      if (news === null) return
      await (isPayment ? tellOrder(news) : tell(answer, reference))
    }
    if (fault?.do === "hook-first") await telling()
    if (isSlow || fault?.do === "slow") await realTime(fault?.later ?? slowness)
    if (fault?.do === "drop-after") exchange.cut()
    else if (fault?.do === "http500-after") exchange.html(500, "<h1>500</h1>")
    else if (fault?.do === "html-after") exchange.html(200, notePage("en", "Maintenance"))
    else exchange.json(200, signed(answer, fault))
    if (fault?.do !== "hook-first") await telling()
  }
}
