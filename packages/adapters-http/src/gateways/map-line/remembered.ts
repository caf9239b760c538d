/** Answers that are kept for a while instead of being asked for again. */
export interface Remembered<Answer> {
  /** Undefined if it was never kept, or too long ago. */
  readonly get: (question: string) => Answer | undefined
  readonly keep: (question: string, answer: Answer, milliseconds: number) => void
}

/**
 * @param most how many are kept: the oldest ones are dropped
 * @param elapsed milliseconds that never decrease, whatever the product's clock shows
 */
export function remembered<Answer>(most: number, elapsed: () => number): Remembered<Answer> {
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>()
  return {
    get: (question) => {
      const found = kept.get(question)
      return found && elapsed() < found.until ? found.answer : undefined
    },
    keep: (question, answer, milliseconds) => {
      kept.delete(question)
      kept.set(question, { answer, until: elapsed() + milliseconds })
      const [first] = kept.keys()
      if (kept.size > most && first !== undefined) kept.delete(first)
    },
  }
}
