/** Outbox messages that are written to somebody: they are obsolete when their booking has lost its personal data. */
export const tellingTopics = [
  "tell-customer",
  "tell-recipient",
  "tell-pickup",
  "tell-browser",
  "recipient-asked",
] as const
