/**
 * What an API key may be used for (D43). A call that needs another scope than the key's is refused, whatever the
 * account behind the key may do itself.
 */
export const scopes = ["quotes", "bookings:read", "bookings:write", "webhooks", "account"] as const

export type Scope = (typeof scopes)[number]
