/** The sections of My Account, in the order shown. The first is at the bare address. */
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

/** The two addresses of this screen (section 2). */
export type AccountBase = "/go/account/{-$tab}" | "/my-account/{-$tab}"

/** The section of an address; null for an unknown name. */
export const accountTabOf = (name: string | undefined): AccountTab | null =>
  name === undefined || name === "" ? "bookings" : (accountTabs.find((tab) => tab === name) ?? null)
