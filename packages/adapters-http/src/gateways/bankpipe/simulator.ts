import { randomBytes } from "node:crypto"
import { type Exchange, formOf, jsonOf } from "../simulated-bank/exchange.ts"
import type { Fault, FaultPlace } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { RefusalReason, SimulatedOrder } from "../simulated-bank/order.ts"
import { bankPage, notePage } from "../simulated-bank/pages.ts"
import { realTime, type SimulatedGatewayPages, type SimulatorParts, slowness } from "../simulated-bank/parts.ts"
import { hasExpired, type TestCard, testCardOf } from "../simulated-bank/test-cards.ts"
import { words } from "../simulated-bank/words.ts"
import { simulatorHash } from "./simulator-signature.ts"

/** The shop's terminal at the simulated gateway. */
export interface PipeAccount {
  readonly terminalId: string
  readonly password: string
  readonly key: string
}

/** An attempt that the shop's server has opened, under the one-time id of its address. */
interface Opened {
  readonly reference: string
  readonly isDebit: boolean
}

/**
 * Qatar's gateway over the simulated bank: the shop's server opens an attempt, the browser posts the card or the choice
 * of a debit card to the attempt's address, the bank asks the customer on a page of its own and sends him back.
 *
 * @param isShopsOrigin the origins whose pages may post to an attempt's address (CORS)
 */
export function pipeSimulator(
  parts: SimulatorParts,
  account: PipeAccount,
  isShopsOrigin: (origin: string) => boolean,
): SimulatedGatewayPages {
  const { bank, faults, notifier } = parts
  const attempts = new Map<string, Opened>()

  const hashOfAnswer = (tranId: string, code: string, amount: string, fault?: Fault | null): string =>
    simulatorHash(tranId, fault?.do === "bad-signature" ? "another key" : account.key, code, amount)

  /** The gateway's answer to a call about an order. */
  const answerOf = (
    order: SimulatedOrder | null,
    asked: Fields,
    code: string,
    fault: Fault | null,
  ): Readonly<Record<string, string>> => {
    const told = order !== null && code !== "025" ? order.amount : (minorOf(asked.amount ?? "") ?? 0)
    const amount = decimal(fault?.do === "amount" ? (fault.amount ?? 1) : told)
    const tranid = order !== null && code !== "025" ? order.transaction : ""
    const answer = {
      trackid: fault?.do === "wrong-ref" ? "of-somebody-else" : (asked.trackid ?? ""),
      tranid,
      result: code === "000" ? "Successful" : "UnSuccessful",
      responseCode: code,
      amount,
      currency: fault?.do === "amount" ? (fault.currency ?? "QAR") : "QAR",
      ...(order !== null && code !== "025" && { refundedAmount: decimal(order.refunded) }),
      ...(order?.card && { cardBrand: order.card.network, maskedPAN: order.card.masked }),
    }
    return fault?.do === "unsigned" ? answer : { ...answer, responseHash: hashOfAnswer(tranid, code, amount, fault) }
  }

  /** What the bank gives the browser for its return, and the gateway sends to the shop's server. */
  const returnOf = (order: SimulatedOrder, code: string, fault: Fault | null): Fields => {
    const amount = decimal(fault?.do === "amount" ? (fault.amount ?? 1) : order.amount)
    const fields = {
      PaymentId: order.transaction,
      TranId: order.transaction,
      ECI: "05",
      Result: code === "000" ? "Successful" : "UnSuccessful",
      TrackId: fault?.do === "wrong-ref" ? "of-somebody-else" : order.reference,
      AuthCode: order.transaction.slice(-6),
      ResponseCode: code,
      RRN: order.transaction.slice(-12),
      amount,
      ...(order.card !== null && { cardBrand: order.card.network, maskedPAN: order.card.masked }),
    }
    if (fault?.do === "unsigned") return fields
    return { ...fields, responseHash: hashOfAnswer(order.transaction, code, amount, fault) }
  }
  const forgedReturnOf = (order: SimulatedOrder): Fields => ({
    ...returnOf(order, "000", null),
    responseHash: "0".repeat(64),
  })

  const tell = (order: SimulatedOrder, code: string): Promise<void> =>
    notifier.tell({
      gateway: "pipe",
      reference: order.reference,
      genuine: (fault) => returnOf(order, code, fault),
      older: () => returnOf(order, "005", null),
      forged: () => forgedReturnOf(order),
    })
  const tellWhenSettled = ({ reference }: SimulatedOrder, milliseconds: number): void =>
    parts.after(milliseconds, async () => {
      const settled = bank.find("pipe", reference)
      if (settled !== null && settled.standing !== "pending") await tell(settled, codeOf(settled))
    })

  /** A call of the shop's server: open, inquire or refund. */
  const transaction = async (exchange: Exchange): Promise<void> => {
    const json = jsonOf(exchange)
    if (json === null || Object.values(json).some((value) => typeof value !== "string"))
      return exchange.json(400, { result: "UnSuccessful", responseCode: "030" })
    const asked = json as Fields
    const reference = asked.trackid ?? ""
    const place = placeOf(asked.action)
    const expected = simulatorHash(
      reference,
      account.terminalId,
      account.password,
      account.key,
      asked.amount ?? "",
      asked.currency ?? "",
    )
    const isRight =
      asked.terminalId === account.terminalId &&
      asked.password === account.password &&
      (asked.requestHash ?? "").toLowerCase() === expected
    const amount = minorOf(asked.amount ?? "")
    if (place === null || !isRight || amount === null || asked.currency !== "QAR")
      return exchange.json(200, { result: "UnSuccessful", responseCode: isRight ? "030" : "063", trackid: reference })

    const fault = faults.take(place, "pipe", reference)
    if (fault?.do === "drop-before") return exchange.cut()
    if (fault?.do === "http500-before") return exchange.html(500, "<h1>500</h1>")
    const answer = place === "OPEN" ? open(asked, amount) : perform(place, asked, amount, fault)
    if (fault?.do === "slow") await realTime(fault.later ?? slowness)
    if (fault?.do === "drop-after") return exchange.cut()
    if (fault?.do === "http500-after") return exchange.html(500, "<h1>500</h1>")
    if (fault?.do === "html-after") return exchange.html(200, notePage("en", "Maintenance"))
    exchange.json(200, answer)
  }

  const open = (asked: Fields, amount: number): Fields => {
    const reference = asked.trackid ?? ""
    const returnUrl = asked.returnUrl ?? ""
    const isKnown = bank.find("pipe", reference) !== null
    if (isKnown || amount === 0 || !/^https?:\/\//.test(returnUrl) || !URL.canParse(returnUrl))
      return { trackid: reference, result: "UnSuccessful", responseCode: isKnown ? "094" : "030" }
    bank.begin({
      gateway: "pipe",
      reference,
      isAuthorisation: false,
      amount,
      currency: "QAR",
      email: asked.customerEmail ?? "",
      language: asked.language === "ar" ? "ar" : "en",
      returnUrl,
    })
    const attempt = randomBytes(24).toString("base64url")
    attempts.set(attempt, { reference, isDebit: asked.method === "DEBIT" })
    return { trackid: reference, result: "Opened", attempt }
  }

  const perform = (place: FaultPlace, asked: Fields, amount: number, fault: Fault | null): Fields => {
    const order = bank.find("pipe", asked.trackid ?? "")
    if (fault?.do === "code") return answerOf(order, asked, fault.code ?? "096", fault)
    // An attempt without a card is not a transaction yet.
    if (order === null || order.standing === "opened" || fault?.do === "lag") return answerOf(null, asked, "025", fault)
    if (place === "CHECK_STATUS") {
      const code = order.doubts > 0 ? "096" : codeOf(order)
      if (order.doubts > 0) bank.doubtLess(order)
      return answerOf(order, asked, code, fault)
    }
    const after = bank.refund(order, amount, asked.refundid ?? randomBytes(8).toString("hex"))
    if (after === "repeated") return answerOf(order, asked, "094", fault)
    if (after === "exceeds" || after === "not-paid")
      return answerOf(order, asked, after === "exceeds" ? "013" : "012", fault)
    void tell(after, "000")
    return answerOf(after, asked, fault?.do === "uncertain" ? "096" : "000", fault)
  }

  /** What the browser posts to an attempt's address. Its amount, currency and booking are ignored. */
  const takeForm = async (exchange: Exchange, attempt: Opened, isDebit: boolean, cors: Fields): Promise<void> => {
    const order = bank.find("pipe", attempt.reference)
    const fields = jsonOf(exchange)
    const refuse = (status: number, message: string) => exchange.json(status, { status, message }, cors)
    if (fields === null) return refuse(400, "The body is no JSON object")
    // An opened order waits for its form and accepts only one.
    if (order === null || order.standing !== "opened") return refuse(409, "This payment was begun before")
    if (attempt.isDebit !== isDebit) return refuse(400, "This payment is made another way")
    const fault = faults.take("PURCHASE", "pipe", attempt.reference)
    if (fault?.do === "drop-before") return exchange.cut()
    if (fault?.do === "http500-before") return exchange.html(500, "<h1>500</h1>")
    if (fault?.do === "code") return refuse(402, "The bank refuses this card")
    let card: TestCard | null = null
    if (!isDebit) {
      card = testCardOf(String(fields.card ?? ""))
      const [, year = ""] = /^(?:20)?(\d{2})$/.exec(String(fields.expYear ?? "")) ?? []
      const [month = ""] = /^(0?[1-9]|1[0-2])$/.exec(String(fields.expMonth ?? "")) ?? []
      const isWhole = /^\d{3,5}$/.test(String(fields.cvv2 ?? "")) && year !== "" && month !== ""
      if (card !== null && isWhole && hasExpired(Number(year), Number(month), parts.now()))
        return refuse(400, "The card has expired")
      if (card === null || !isWhole) return refuse(400, "This is not a card that can be charged")
    }
    bank.hold(order, card, null)
    if (fault?.do === "slow" || card?.behaviour === "slow") await realTime(fault?.later ?? slowness)
    if (fault?.do === "drop-after") return exchange.cut()
    if (fault?.do === "http500-after") return exchange.html(500, "<h1>500</h1>")
    const data = { targetUrl: `${parts.origin()}/pipe/bank`, payId: order.transaction }
    exchange.json(200, { status: 200, data }, cors)
  }

  const attemptCall = async (exchange: Exchange): Promise<boolean> => {
    const [, id = "", way] = /^\/pipe\/([\w-]{16,100})\/(purchase|purchase-debit)$/.exec(exchange.path) ?? []
    if (way === undefined) return false
    const isAllowed = exchange.origin !== null && isShopsOrigin(exchange.origin)
    const cors: Fields = isAllowed ? { "access-control-allow-origin": exchange.origin ?? "", vary: "origin" } : {}
    if (exchange.method === "OPTIONS") {
      const methods = { "access-control-allow-methods": "POST", "access-control-allow-headers": "content-type" }
      exchange.empty(isAllowed ? 204 : 403, isAllowed ? { ...cors, ...methods } : {})
      return true
    }
    const attempt = attempts.get(id)
    if (exchange.method !== "POST") exchange.json(405, { status: 405, message: "Post the form" }, cors)
    else if (exchange.origin !== null && !isAllowed) exchange.json(403, { status: 403, message: "Not from this page" })
    else if (attempt === undefined) exchange.json(404, { status: 404, message: "There is no such payment" }, cors)
    else await takeForm(exchange, attempt, way === "purchase-debit", cors)
    return true
  }

  const waitingOrder = (exchange: Exchange): SimulatedOrder | null => {
    const order = bank.byTransaction(exchange.query.get("paymentid") ?? "")
    if (order?.gateway !== "pipe") exchange.html(404, notePage("en", words.en.unknown))
    else if (order.standing !== "on-hold") exchange.html(409, notePage(order.language, words[order.language].over))
    else return order
    return null
  }

  const decide = async (exchange: Exchange): Promise<void> => {
    const order = waitingOrder(exchange)
    if (order === null) return
    const fields = formOf(exchange)
    const isDebit = order.card === null
    if (fields.decision === "approve") {
      const typed = isDebit ? testCardOf(fields.card ?? "") : order.card
      if (isDebit && (typed === null || fields.pin !== "1234"))
        return comeBack(exchange, refused(order, "authentication"))
      const fault = faults.take("3DS", "pipe", order.reference)
      if (fault?.do === "code") return comeBack(exchange, refused(order, "declined"), fault.code)
      const paid =
        fault?.do === "pending"
          ? bank.postpone(order, typed, null, fault.later ?? 30_000)
          : bank.pay(order, typed, null)
      if (paid.standing === "pending") tellWhenSettled(paid, (paid.settlesAt ?? 0) - parts.now())
      return comeBack(exchange, paid, fault?.do === "uncertain" || paid.doubts > 0 ? "096" : undefined)
    }
    if (fields.decision === "fail") return comeBack(exchange, refused(order, "authentication"))
    if (fields.decision === "cancel") return comeBack(exchange, refused(order, "cancelled"))
    exchange.html(200, notePage(order.language, words[order.language].left))
  }
  const refused = (order: SimulatedOrder, reason: RefusalReason): SimulatedOrder => bank.refuse(order, reason)

  const comeBack = async (exchange: Exchange, order: SimulatedOrder, code = codeOf(order)): Promise<void> => {
    const fault = faults.take("return", "pipe", order.reference)
    const telling = async () => {
      if (order.standing !== "pending") await tell(order, codeOf(order))
    }
    if (fault?.do === "hook-first") await telling()
    const fields = fault?.do === "forged" ? forgedReturnOf(order) : returnOf(order, code, fault)
    if (fault?.do === "never") exchange.html(200, notePage(order.language, words[order.language].left))
    else exchange.redirect(`${order.returnUrl}?${new URLSearchParams(fields)}`)
    if (fault?.do !== "hook-first") await telling()
  }

  return async (exchange) => {
    const route = `${exchange.method} ${exchange.path}`
    if (route === "POST /pipe/transaction") await transaction(exchange)
    else if (route === "POST /pipe/bank") await decide(exchange)
    else if (route === "GET /pipe/bank") {
      const order = waitingOrder(exchange)
      const action = `/pipe/bank?paymentid=${order?.transaction}`
      if (order) exchange.html(200, bankPage(order, action), [new URL(order.returnUrl).origin])
    } else return attemptCall(exchange)
    return true
  }
}

const placeOf = (action: string | undefined): FaultPlace | null => {
  if (action === "1") return "OPEN"
  if (action === "2") return "REFUND"
  return action === "10" ? "CHECK_STATUS" : null
}

/** The banks' code for an order as it is now (ISO 8583, three digits). */
function codeOf({ standing, reason }: SimulatedOrder): string {
  if (standing === "charged") return "000"
  if (standing === "refused") return reasonCodes[reason ?? "declined"]
  return "009"
}

const reasonCodes: Readonly<Record<RefusalReason, string>> = {
  declined: "005",
  funds: "051",
  expired: "054",
  authentication: "055",
  cancelled: "017",
}

/** "26.25" for 2625. */
const decimal = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, "0")}`

/** 2625 for "26.25"; null if it is not an amount. */
const minorOf = (text: string): number | null => {
  const [, whole, part] = /^(\d{1,9})\.(\d{2})$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part)
}
