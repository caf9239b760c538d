/**
 * What staff work on besides the board, on pages that others change meanwhile: leads, payments that need a ruling, cash
 * with the daily reports, and companies that book on account.
 */
export const desks = ["leads", "payments", "books", "companies"] as const

export type Desk = (typeof desks)[number]
