import type { Instant } from "../../calendar/zone.ts"
import { isSameMoney, type Money } from "../../money/money.ts"
import { isWebAddress } from "../web-address.ts"
import { type CodeMeaning, type GatewayId, meaningOf } from "./gateway-codes.ts"

/**
 * What the server itself received from a gateway: the answer to its own call, or a message with a verified signature.
 * What a browser brings is only a hint to ask, and not included (D28).
 */
export type GatewayAnswer =
  | { readonly gateway: "aps"; readonly command: "tokenization"; readonly responseCode: string | null }
  | {
      readonly gateway: "aps"
      readonly command: "purchase"
      /** Null without an answer that can be read. */
      readonly responseCode: string | null
      /** Where the customer authenticates, if the bank requires it. */
      readonly url3d: string | null
      readonly amount: Money | null
    }
  | {
      readonly gateway: GatewayId
      readonly command: "inquiry"
      readonly responseCode: string | null
      /** The code of the transaction that the inquiry found; the other gateway answers with that code itself. */
      readonly transactionCode: string | null
      readonly amount: Money | null
    }

/** What the attempt asked for; answers are compared with it. */
export interface AskedPayment {
  readonly amount: Money
  /** When the customer or the server sent it to the gateway. */
  readonly sentAt: Instant
}

export type CardDecision =
  | { readonly kind: "tokenised" }
  | { readonly kind: "redirect-to-3ds"; readonly url: string }
  | { readonly kind: "paid" }
  | { readonly kind: "authorised" }
  | { readonly kind: "declined"; readonly reason: "refused" | "cancelled-by-customer" }
  /** No gateway knows of it, and the time in which one might has passed. */
  | { readonly kind: "not-charged" }
  | { readonly kind: "checking"; readonly because: "pending" | "uncertain" }
  /** The money does not match what we asked for: a person looks at it. */
  | { readonly kind: "review" }

/** How long a gateway may not yet know a payment that it has charged. */
export const unknownOrderMinutes = 15

/**
 * What follows from a gateway's answer (section 4, "Card payment return"; D28): 18000 is tokenised, 20064 with an
 * address redirects to 3-D Secure, 14000 and Qatar's 000 are paid, a known refusal is declined. Anything else is
 * 'checking': no answer, an uncertain or unknown code, or a code that does not belong to the command. A payment with
 * another amount or currency than requested, or without an amount, is for review and never silently paid.
 *
 * @param now an order not found fifteen minutes or more after it was sent was not charged
 */
export function cardReturnDecision(answer: GatewayAnswer, asked: AskedPayment, now: Instant): CardDecision {
  const meaning = meaningOf(answer.gateway, answer.responseCode)
  switch (answer.command) {
    case "tokenization":
      return meaning === "tokenised" ? { kind: "tokenised" } : (failure(meaning) ?? checking("uncertain"))
    case "purchase":
      if (meaning === "three-d-secure-asked" && answer.url3d !== null && isWebAddress(answer.url3d))
        return { kind: "redirect-to-3ds", url: answer.url3d }
      return settled(meaning, answer.amount, asked)
    case "inquiry": {
      if (meaning === "order-not-found")
        return now >= asked.sentAt + unknownOrderMinutes * 60_000 ? { kind: "not-charged" } : checking("uncertain")
      if (answer.gateway === "pipe") return settled(meaning, answer.amount, asked)
      // For this command only the transaction's code counts, not the inquiry's own.
      const transaction = meaning === "inquiry-answered" ? meaningOf("aps", answer.transactionCode) : "uncertain"
      return settled(transaction, answer.amount, asked)
    }
  }
}

/** The decision on a purchase, or on what an inquiry found. */
function settled(meaning: CodeMeaning, amount: Money | null, asked: AskedPayment): CardDecision {
  if (meaning === "paid" || meaning === "captured" || meaning === "authorised") {
    if (amount === null || !isSameMoney(amount, asked.amount)) return { kind: "review" }
    return { kind: meaning === "authorised" ? "authorised" : "paid" }
  }
  return failure(meaning) ?? checking(meaning === "pending" ? "pending" : "uncertain")
}

const failure = (meaning: CodeMeaning): CardDecision | null =>
  meaning === "refused" || meaning === "cancelled-by-customer" ? { kind: "declined", reason: meaning } : null

const checking = (because: "pending" | "uncertain"): CardDecision => ({ kind: "checking", because })
