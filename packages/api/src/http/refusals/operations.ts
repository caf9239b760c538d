import type { OperationsRefusal } from "@mersal/adapters-http/contract/refusals/operations"
import type { CommandConflict, CommandUnfit } from "@mersal/domain/delivery/delivery-errors"
import { formatMoney } from "@mersal/domain/money/money"
import type { ErrorTexts } from "../callers/language.ts"
import type { RefusalAnswers, Sentences } from "./refusal-answers.ts"

export const operationsAnswers: RefusalAnswers<OperationsRefusal> = {
  CommandNotAllowed: { status: 403, say: (_, texts) => [{ message: texts.notPermitted }] },
  CommandConflict: { status: 409, say: (refused, texts) => [sayConflict(refused, texts)] },
  CommandUnfit: { status: 422, say: (refused, texts) => [sayUnfit(refused, texts)] },
  CommandIdReused: {
    status: 422,
    say: (_, texts) => [{ message: texts.commandIdReused, details: texts.newCommandId }],
  },
  DriverChanged: {
    status: 409,
    say: (_, texts) => [{ message: texts.changedMeanwhile, details: texts.lookAgain }],
  },
  NotOnTheWay: { status: 409, say: (_, texts) => [{ message: texts.notOnTheWay }] },
  ProofNotFound: { status: 404, say: (_, texts) => [{ message: texts.proofNotFound }] },
  ProofImageRefused: {
    status: 422,
    say: ({ reason }, texts) => [
      { message: reason === "too-many" ? texts.tooManyProofs : texts.notAPicture, details: texts.sendAPicture },
    ],
  },
}

function sayConflict({ reason }: CommandConflict, { commands }: ErrorTexts): Sentences {
  return { message: commands[reason], details: commands.lookAgain }
}

function sayUnfit({ reason, amount }: CommandUnfit, { commands }: ErrorTexts): Sentences {
  const said = reason === "refund-exceeds-payment" ? commands.amountLeft : commands.amountIs
  return {
    message: commands[reason],
    ...(amount !== null && { details: said(formatMoney(amount)) }),
  }
}
