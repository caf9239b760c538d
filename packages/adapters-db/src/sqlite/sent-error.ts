import type { Outcome } from "../database/write-queue.ts"

/** An error as it is sent between threads: a cloned error keeps its message, but no other properties. */
export interface SentError {
  readonly error: unknown
  readonly code: string | null
}

/** The result of one list of writes as it is sent between threads. */
export type SentOutcome = Exclude<Outcome, { readonly broken: unknown }> | { readonly broken: SentError }

export const errorToSend = (error: unknown): SentError => ({
  error,
  code: error instanceof Error && "code" in error ? String(error.code) : null,
})

export const sentError = ({ error, code }: SentError): unknown =>
  error instanceof Error && code !== null ? Object.assign(error, { code }) : error

export const outcomeToSend = (outcome: Outcome): SentOutcome =>
  "broken" in outcome ? { broken: errorToSend(outcome.broken) } : outcome

export const sentOutcome = (outcome: SentOutcome): Outcome =>
  "broken" in outcome ? { broken: sentError(outcome.broken) } : outcome
