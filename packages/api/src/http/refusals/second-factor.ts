import type { SecondFactorRefusal } from "@mersal/adapters-http/contract/refusals/second-factor"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const secondFactorAnswers: RefusalAnswers<SecondFactorRefusal> = {
  SecondFactorNeeded: {
    status: 401,
    say: (_, texts) => [{ message: texts.secondFactorNeeded, details: texts.secondFactorNeededDetails }],
  },
  SecondFactorCodeRefused: {
    status: 422,
    say: ({ reason }, texts) => [{ message: texts.secondFactorRefused[reason] }],
  },
  SecondFactorUnfit: { status: 409, say: ({ reason }, texts) => [{ message: texts.secondFactorUnfit[reason] }] },
}
