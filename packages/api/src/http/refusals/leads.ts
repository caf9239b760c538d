import type { LeadRefusal } from "@mersal/adapters-http/contract/refusals/leads"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const leadAnswers: RefusalAnswers<LeadRefusal> = {
  InvalidLeadForm: {
    status: 422,
    say: ({ issues }, { leads }) => issues.map(({ problem }) => ({ message: leads[problem] })),
  },
  LeadNotFound: { status: 404, say: (_, texts) => [{ message: texts.leadNotFound }] },
  LeadChanged: { status: 409, say: (_, texts) => [{ message: texts.leadChanged, details: texts.readAgain }] },
  LeadUnanswered: { status: 422, say: (_, texts) => [{ message: texts.leadUnanswered }] },
  InternationalRefused: {
    status: 422,
    say: ({ refusal }, texts) => [
      {
        message:
          refusal.kind === "too-heavy"
            ? texts.internationalTooHeavy(String(refusal.maximumKg))
            : texts.internationalNotServed,
      },
    ],
  },
}
