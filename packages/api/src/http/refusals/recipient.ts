import type { RecipientRefusal } from "@mersal/adapters-http/contract/refusals/recipient"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const recipientAnswers: RefusalAnswers<RecipientRefusal> = {
  RecipientLinkInvalid: {
    status: 404,
    say: (_, texts) => [{ message: texts.recipientLinkInvalid, details: texts.askForAnother }],
  },
  RecipientAskedOften: { status: 409, say: ({ most }, texts) => [{ message: texts.recipientAskedOften(most) }] },
  NothingProposed: { status: 409, say: (_, texts) => [{ message: texts.nothingProposed }] },
  NothingToPay: { status: 409, say: (_, texts) => [{ message: texts.nothingToPay }] },
}
