import type { CardFormValues } from "@mersal/domain/payment/card/card-form"
import type { CardHandOver } from "@mersal/domain/payment/card/card-hand-over"
import { outcomeOfForm } from "@mersal/domain/payment/card/form-answer"
import type { CardMethod } from "@mersal/domain/payment/payment-method"
import type { CardPage } from "../../environment/services/services.ts"
import { type PipePayer, pipeCardBody, pipeDebitBody, tokenisationFields } from "./card-wire.ts"
import { postForm } from "./post-form.ts"

/** What happens to the page after it has handed a card over, or cannot know whether it has. */
const verifyingAddress = (attempt: string): string => `/payment-verifying?attempt=${encodeURIComponent(attempt)}`

export type HandOverOutcome =
  /** The browser is on its way. */
  | { readonly kind: "leaving" }
  /** The gateway took no card: in its own words, or null where it has none. */
  | { readonly kind: "refused"; readonly message: string | null }
  /** No answer came. The address of the attempt may be posted to once, so that another press charges nothing twice. */
  | { readonly kind: "no-answer" }
  /** There is no card in the fields: the page was reloaded while the card was on its way. */
  | { readonly kind: "no-card" }

interface HandedCard {
  readonly method: CardMethod
  /** What is typed into the fields, when nothing is wrong with it. */
  readonly read: () => CardFormValues | null
  readonly payer: PipePayer
}

/**
 * Gives a card to the gateway, and to nobody else (D29): a signed form with the card in it, a page of the gateway's own,
 * or Qatar's form, whose answer says where the bank is.
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
    location.assign(outcome.url)
    return { kind: "leaving" }
  }
  // The gateway has the card already and its answer was lost: the server asks what became of it.
  if (answer.status === 409) {
    location.assign(verifyingAddress(attempt))
    return { kind: "leaving" }
  }
  return outcome
}
