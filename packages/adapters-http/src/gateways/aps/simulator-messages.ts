import type { Language } from "@mersal/domain/messages/language"
import type { Fault } from "../simulated-bank/faults.ts"
import type { Fields } from "../simulated-bank/notifier.ts"
import type { SimulatedOrder } from "../simulated-bank/order.ts"
import type { ApsAccount } from "./simulator-account.ts"
import { messageOfCode } from "./simulator-codes.ts"
import { simulatorSignature } from "./simulator-signature.ts"

/** @returns the same fields with a code and its text */
export const respond = (fields: Fields, code: string): Fields => ({
  ...fields,
  response_code: code,
  status: code.slice(0, 2),
  response_message: messageOfCode(code, fields.language ?? "en"),
})

/** The simulated gateway's messages, with their texts and signatures. */
export function apsMessages(account: ApsAccount, origin: () => string) {
  const signed = (fields: Fields, fault?: Fault | null): Fields => {
    const shown = fault ? disturbed(fields, fault) : fields
    if (fault?.do === "unsigned") return shown
    const phrase = fault?.do === "bad-signature" ? `${account.responsePhrase}?` : account.responsePhrase
    return { ...shown, signature: simulatorSignature(shown, phrase, account.shaType) }
  }
  /** A message that no shop may trust: it reports a payment, and its signature is wrong. */
  const forged = (fields: Fields): Fields => {
    const shown = respond(fields, "14000")
    return { ...shown, signature: simulatorSignature(shown, "a forger's phrase", account.shaType) }
  }
  /** What the gateway says about an order in answer to any question about the payment itself. */
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
    ...(order.standing === "on-hold" && { "3ds_url": `${origin()}/FortAPI/3ds/${order.transaction}` }),
  })

  return { signed, forged, orderFields }
}

export type ApsMessages = ReturnType<typeof apsMessages>

export const languageOf = (language: string | undefined): Language => (language === "ar" ? "ar" : "en")

/** A message with a valid signature and wrong content. */
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
