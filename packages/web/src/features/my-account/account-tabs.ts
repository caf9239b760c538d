/** The sections of My Account, in the order shown. The first stands at the bare address. */
export const accountTabs = [
  "bookings",
  "addresses",
  "contacts",
  "profile",
  "notifications",
  "sessions",
  "data",
] as const

export type AccountTab = (typeof accountTabs)[number]

/** The two addresses of the one screen (section 2). */
export type AccountBase = "/go/account/{-$tab}" | "/my-account/{-$tab}"

/** The section that an address names; null for a name that none has. */
export const accountTabOf = (name: string | undefined): AccountTab | null =>
  name === undefined || name === "" ? "bookings" : (accountTabs.find((tab) => tab === name) ?? null)
