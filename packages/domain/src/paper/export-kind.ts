/** What is taken along from the books as rows. */
export const exportKinds = ["bookings", "ledger", "documents", "cash"] as const
export type ExportKind = (typeof exportKinds)[number]
