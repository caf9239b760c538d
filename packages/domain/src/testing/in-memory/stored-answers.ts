import type { StoredAnswer, StoredAnswerChange } from "../../ports/driven/changes/stored-answer.ts"
import { type Applying, isNew } from "./tables.ts"

export const storedAnswerTables = () => ({ answers: new Map<string, StoredAnswer>() })

export const applyingStoredAnswers: Applying<StoredAnswerChange, ReturnType<typeof storedAnswerTables>> = {
  storeAnswer: ({ answers }, { answer }) => isNew(answers, answer.key, answer),
  forgetAnswers({ answers }, { at }) {
    for (const [key, answer] of answers) if (at >= answer.keptUntil) answers.delete(key)
    return true
  },
}
