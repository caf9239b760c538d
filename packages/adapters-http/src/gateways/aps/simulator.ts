import { randomBytes } from "node:crypto"
import type { Language } from "@mersal/domain/messages/language"
import { type Exchange, formOf, jsonOf } from "../simulated-bank/exchange.ts"
import type { Fault, FaultPlace } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { SimulatedOrder } from "../simulated-bank/order.ts"
import { bankPage, cardPage, notePage, wayBackPage } from "../simulated-bank/pages.ts"
import { realTime, type SimulatedGatewayPages, type SimulatorParts, slowness } from "../simulated-bank/parts.ts"
import { hasExpired, type TestCard, testCardOf } from "../simulated-bank/test-cards.ts"
import { words } from "../simulated-bank/words.ts"
import type { ShaType } from "./signature.ts"
import { codeOfOrder, messageOfCode } from "./simulator-codes.ts"
import { isSignedByShop, simulatorSignature } from "./simulator-signature.ts"

/** The shop's account at the simulated gateway. */
export interface ApsAccount {
  readonly accessCode: string
  readonly merchantId: string
  readonly requestPhrase: string
  readonly responsePhrase: string
  readonly shaType: ShaType
}

/** What each command must bring, and what it may; whatever else comes is refused, as it might be misread. */
const parameters: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> = {
  PURCHASE: {
    must: ["amount", "currency", "customer_email", "token_name", "customer_ip", "return_url"],
    may: ["device_fingerprint", "eci"],
  },
  AUTHORIZATION: {
    must: ["amount", "currency", "customer_email", "token_name", "customer_ip", "return_url"],
    may: ["device_fingerprint", "eci"],
  },
  CAPTURE: { must: ["amount", "currency"], may: ["fort_id", "order_description"] },
  VOID_AUTHORIZATION: { must: [], may: ["fort_id", "order_description"] },
  REFUND: { must: ["amount", "currency"], may: ["fort_id", "maintenance_reference", "order_description"] },
  CHECK_STATUS: { must: [], may: ["fort_id", "return_third_party_response_codes"] },
}
const always = ["access_code", "merchant_identifier", "merchant_reference", "language", "signature"]

/** Amazon Payment Services as far as the product uses it, over the simulated bank. */
export function apsSimulator(parts: SimulatorParts, account: ApsAccount): SimulatedGatewayPages {
  const { bank, faults, notifier } = parts
  /** Cards that were handed over, by their token: no number and no code is among them. */
  const tokens = new Map<string, { readonly card: TestCard; readonly reference: string }>()

  const respond = (fields: Fields, code: string): Fields => ({
    ...fields,
    response_code: code,
    status: code.slice(0, 2),
    response_message: messageOfCode(code, fields.language ?? "en"),
  })
  const signed = (fields: Fields, fault?: Fault | null): Fields => {
    const shown = fault ? disturbed(fields, fault) : fields
    if (fault?.do === "unsigned") return shown
    const phrase = fault?.do === "bad-signature" ? `${account.responsePhrase}?` : account.responsePhrase
    return { ...shown, signature: simulatorSignature(shown, phrase, account.shaType) }
  }
  /** What the gateway says of an order to whoever asks about the payment itself. */
  const orderFields = (order: SimulatedOrder): Fields => ({
    command: order.isAuthorisation ? "AUTHORIZATION" : "PURCHASE",
    access_code: account.accessCode,
    merchant_identifier: account.merchantId,
    merchant_reference: order.reference,
    amount: String(order.amount),
    currency: order.currency,
    language: order.language,
    customer_email: order.email,
    eci: "ECOMMERCE",
    fort_id: order.transaction,
    return_url: order.returnUrl,
    ...(order.token !== null && { token_name: order.token }),
    ...(order.card !== null && { payment_option: order.card.network, card_number: order.card.masked }),
    ...(order.standing === "on-hold" && { "3ds_url": `${parts.origin()}/FortAPI/3ds/${order.transaction}` }),
  })

  const tell = (fields: Fields, reference: string): Promise<void> => {
    const forged = respond(fields, "14000")
    return notifier.tell({
      gateway: "aps",
      reference,
      genuine: (fault) => signed(fields, fault),
      older: () => signed(respond(fields, "13666")),
      forged: () => ({ ...forged, signature: simulatorSignature(forged, "a forger's phrase", account.shaType) }),
    })
  }
  const tellOrder = (order: SimulatedOrder, code = codeOfOrder(order)): Promise<void> =>
    tell(respond(orderFields(order), code), order.reference)

  /** Charges later, and then tells. */
  const postpone = (order: SimulatedOrder, card: TestCard | null, token: string | null, milliseconds: number) => {
    const pending = bank.postpone(order, card, token, milliseconds)
    tellWhenSettled(pending, milliseconds)
    return pending
  }
  const tellWhenSettled = ({ reference }: SimulatedOrder, milliseconds: number): void =>
    parts.after(milliseconds, async () => {
      const settled = bank.find("aps", reference)
      if (settled !== null && settled.standing !== "pending") await tellOrder(settled)
    })
  /** Lets the card do what it does. */
  const pay = (order: SimulatedOrder, card: TestCard, token: string | null, fault: Fault | null): SimulatedOrder => {
    if (fault?.do === "pending") return postpone(order, card, token, fault.later ?? 30_000)
    const paid = bank.pay(order, card, token)
    if (paid.standing === "pending") tellWhenSettled(paid, (paid.settlesAt ?? 0) - parts.now())
    return paid
  }
  const answeredCode = (order: SimulatedOrder, fault: Fault | null): string =>
    fault?.do === "uncertain" || (order.standing === "charged" && order.doubts > 0)
      ? (fault?.code ?? "15777")
      : codeOfOrder(order)

  /** What a command does, its answer, and whom it makes the gateway tell. */
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
        const kept = tokens.get(asked.token_name ?? "")
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

  /** What is wrong with a request before anything is done, as a code. */
  const faultOfRequest = (command: string, asked: Fields): string | null => {
    const known = Object.hasOwn(parameters, command) ? parameters[command] : undefined
    if (known === undefined) return "00004"
    if (asked.access_code !== account.accessCode || asked.merchant_identifier !== account.merchantId) return "00010"
    if (!isSignedByShop(asked, account.requestPhrase, account.shaType)) return "00008"
    const name = command === "CHECK_STATUS" ? "query_command" : "command"
    const must = [...always, name, ...known.must]
    if (must.some((field) => !asked[field])) return "00001"
    if (Object.keys(asked).some((field) => !must.includes(field) && !known.may.includes(field))) return "00002"
    if (!/^[A-Za-z0-9_.-]{1,40}$/.test(asked.merchant_reference ?? "")) return "00002"
    if (asked.amount !== undefined && !/^[1-9]\d{0,9}$/.test(asked.amount)) return "00005"
    if (asked.currency !== undefined && !["AED", "QAR"].includes(asked.currency)) return "00013"
    return null
  }

  /** A call of the shop's server. */
  const api = async (exchange: Exchange): Promise<void> => {
    const json = jsonOf(exchange)
    if (json === null || Object.values(json).some((value) => typeof value !== "string"))
      return exchange.json(400, signed(respond({}, "00073")))
    const asked = json as Fields
    const command = asked.query_command ?? asked.command ?? ""
    const { signature, ...echo } = asked
    const wrong = faultOfRequest(command, asked)
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

  /** The form that a browser posts: a card to be kept under a token, or a purchase for which the card is yet to be asked. */
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
    const code = fault?.do === "code" ? (fault.code ?? "17006") : faultOfCard(card, fields)
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
      tokens.set(token, { card, reference })
      Object.assign(answer, {
        token_name: token,
        card_number: card.masked,
        card_bin: card.bin,
        // Said as the gateway says them: that they are known, and not what they are.
        expiry_date: "****",
        card_holder_name: "*******",
      })
    }
    goBack(exchange, fields.return_url ?? "", respond(answer, code ?? "18000"), fault)
  }

  /** @returns a code of tokenization, or null when the card can be kept */
  const faultOfCard = (card: TestCard | null, fields: Fields): string | null => {
    if (card === null) return "17016"
    const [, year, month] = /^(\d{2})(\d{2})$/.exec(fields.expiry_date ?? "") ?? []
    if (month === undefined || Number(month) < 1 || Number(month) > 12) return "17100"
    if (hasExpired(Number(year), Number(month), parts.now())) return "17012"
    if (!/^\d{3,4}$/.test(fields.card_security_code ?? "")) return "17002"
    return /^[\p{L}\p{M}\d .'-]{0,50}$/u.test(fields.card_holder_name ?? "") ? null : "17002"
  }

  /** The order of an address like `/FortAPI/3ds/<transaction>`, while it waits; else says why not. */
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

  return async (exchange) => {
    const route = `${exchange.method} ${exchange.path}`
    if (route === "POST /FortAPI/paymentApi") await api(exchange)
    else if (route === "POST /FortAPI/paymentPage") await paymentPage(exchange)
    else if (route.startsWith("POST /FortAPI/3ds/")) await decide(exchange)
    else if (route.startsWith("POST /FortAPI/card/")) await takeCard(exchange)
    else if (route.startsWith("GET /FortAPI/3ds/")) {
      const order = waitingOrder(exchange, "on-hold")
      if (order) exchange.html(200, bankPage(order, exchange.path), [new URL(order.returnUrl).origin])
    } else return false
    return true
  }
}

const languageOf = (language: string | undefined): Language => (language === "ar" ? "ar" : "en")

/** A rightly signed message that says something else than it should. */
function disturbed(fields: Fields, fault: Fault): Fields {
  if (fault.do === "wrong-ref") return { ...fields, merchant_reference: "of-somebody-else" }
  if (fault.do !== "amount") return fields
  const amount = String(fault.amount ?? 1)
  return {
    ...fields,
    ...(fields.amount !== undefined && { amount }),
    ...(fields.captured_amount !== undefined && { captured_amount: amount }),
    ...(fault.currency !== undefined && { currency: fault.currency }),
  }
}
