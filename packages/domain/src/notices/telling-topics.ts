/** Messages of the outbox that are written to somebody: what they tell is over when their booking has lost its people. */
export const tellingTopics = [
  "tell-customer",
  "tell-recipient",
  "tell-pickup",
  "tell-browser",
  "recipient-asked",
] as const
