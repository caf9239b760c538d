export const anyone = { access: "anyone" } as const

/** A person's own data: no key gives access to it, whatever its scopes. */
export const own = { access: "manage-account" } as const

/** A person's own data that a key with the scope may manage for him. */
export const kept = { access: "manage-account", scope: "account" } as const
