/** An error as it is sent between threads: a cloned error keeps its message, but no other properties. */
export interface SentError {
  readonly error: unknown
  readonly code: string | null
}

export const errorToSend = (error: unknown): SentError => ({
  error,
  code: error instanceof Error && "code" in error ? String(error.code) : null,
})

export const sentError = ({ error, code }: SentError): unknown =>
  error instanceof Error && code !== null ? Object.assign(error, { code }) : error
