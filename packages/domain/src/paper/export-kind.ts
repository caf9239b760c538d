/** The kinds of exports from the books. */
export const exportKinds = ["bookings", "ledger", "documents", "cash"] as const
export type ExportKind = (typeof exportKinds)[number]
