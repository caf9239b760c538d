import type { CodeCapRefusal } from "@mersal/adapters-http/contract/refusals/code-caps"
import { writtenDuration } from "@mersal/domain/messages/written-duration"
import { secondsUntil, toldWait } from "../told-wait.ts"
import type { RefusalAnswers } from "./refusal-answers.ts"

export const codeCapAnswers: RefusalAnswers<CodeCapRefusal> = {
  TooManyCodes: {
    status: 429,
    say: ({ retryAt }, texts, language, now) => {
      const wait = toldWait(secondsUntil(retryAt, now)) * 1_000
      return [{ message: texts.tooManyCodes, details: texts.tryAgainIn(writtenDuration(language, wait)) }]
    },
  },
}
