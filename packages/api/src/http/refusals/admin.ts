import type { AdminRefusal } from "@mersal/adapters-http/contract/refusals/admin"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const adminAnswers: RefusalAnswers<AdminRefusal> = {
  InvalidReference: {
    status: 422,
    say: ({ issues }, { references }) =>
      issues.map(({ problem, detail }) => ({ message: references[problem], details: detail })),
  },
  ReferenceTaken: {
    status: 409,
    say: ({ id }, texts) => [{ message: texts.referenceTaken(id), details: texts.referenceTakenDetails }],
  },
  ReferenceNotFound: { status: 404, say: (_, texts) => [{ message: texts.referenceNotFound }] },
  ReferenceChanged: {
    status: 409,
    say: (_, texts) => [{ message: texts.referenceChanged, details: texts.readAgain }],
  },
}
