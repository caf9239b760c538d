import type { CardFormValues } from "@mersal/domain/payment/card/card-form"
import type { CardHandOver } from "@mersal/domain/payment/card/card-hand-over"
import { outcomeOfForm } from "@mersal/domain/payment/card/form-answer"
import type { CardMethod } from "@mersal/domain/payment/payment-method"
import type { CardPage } from "../../environment/services/services.ts"
import { bankPageOf, keepCardTaken } from "./bank-page.ts"
import { type PipePayer, pipeCardBody, pipeDebitBody, tokenisationFields } from "./card-wire.ts"
import { postForm } from "./post-form.ts"

/** The result's page after a card was sent, or when it is unknown whether it was. */
const verifyingAddress = (attempt: string): string => `/payment-verifying?attempt=${encodeURIComponent(attempt)}`

export type HandOverOutcome =
  /** The browser is leaving the page. */
  | { readonly kind: "leaving" }
  /** The gateway refused the card: with its own message, or null. */
  | { readonly kind: "refused"; readonly message: string | null }
  /** No answer came. The attempt's address accepts one post only, so another press cannot charge twice. */
  | { readonly kind: "no-answer" }
  /** The fields contain no card, because the page was reloaded while the card was being sent. */
  | { readonly kind: "no-card" }

interface HandedCard {
  readonly method: CardMethod
  /** The typed values if they are valid. */
  readonly read: () => CardFormValues | null
  readonly payer: PipePayer
}

/**
 * Sends a card to the gateway only (D29): as a signed form with the card in it, on the gateway's own page, or as
 * Qatar's form, whose answer contains the bank's address.
 */
export async function handOverCard(
  { attempt, page }: CardHandOver,
  { method, read, payer }: HandedCard,
  cardPage: CardPage,
): Promise<HandOverOutcome> {
  const isTypedHere = method === "card" && page.kind !== "hosted"
  const values = isTypedHere ? read() : null
  if (isTypedHere && !values) return { kind: "no-card" }
  if (page.kind !== "pipe") {
    postForm(page.action, { ...page.fields, ...(values && tokenisationFields(values)) })
    return { kind: "leaving" }
  }
  const answer = values
    ? await cardPage.post(`${page.base}/purchase`, pipeCardBody(values, payer))
    : await cardPage.post(`${page.base}/purchase-debit`, pipeDebitBody(payer))
  if (answer === null) return { kind: "no-answer" }
  const outcome = outcomeOfForm(answer)
  if (outcome.kind === "redirect") {
    keepCardTaken(attempt, outcome.url)
    location.assign(outcome.url)
    return { kind: "leaving" }
  }
  // The gateway already has a card. If its answer was lost, the server asks for the result.
  if (answer.status === 409) {
    keepCardTaken(attempt)
    location.assign(bankPageOf(attempt) ?? verifyingAddress(attempt))
    return { kind: "leaving" }
  }
  return outcome
}
