/** The details of an error before anything is known of its call. */
export const nothingKnown = {
  status: null,
  advice: null,
  field: null,
  data: null,
  requestId: null,
  retryAfterSeconds: null,
  idempotencyKey: null,
}
