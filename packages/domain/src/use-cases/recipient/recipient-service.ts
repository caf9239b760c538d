import type { RecipientService } from "../../ports/driving/recipient-service.ts"
import type { Caller } from "../caller.ts"
import type { RunFor } from "../run-for.ts"
import { answerRecipient, showQuestion } from "./answer-recipient.ts"
import { askRecipient } from "./ask-recipient.ts"
import { settleProposal, showAsked } from "./settle-proposal.ts"

type Run = RunFor<
  typeof askRecipient | typeof showAsked | typeof settleProposal | typeof showQuestion | typeof answerRecipient
>

/** The recipient port for one caller. */
export const recipientService = (run: Run, caller: Caller): RecipientService => ({
  ask: (request, options) => run(askRecipient(request, caller, options)),
  asked: (request, options) => run(showAsked(request, caller), options),
  settle: (request) => run(settleProposal(request, caller)),
  question: (request, options) => run(showQuestion(request), options),
  answer: (request) => run(answerRecipient(request)),
})
