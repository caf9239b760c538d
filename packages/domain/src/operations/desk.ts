/**
 * What staff work on beside the board, each on pages that others change while they are looked at: those who would like to
 * be answered, payments that need a ruling, cash with the reports of days, and companies that book on account.
 */
export const desks = ["leads", "payments", "books", "companies"] as const

export type Desk = (typeof desks)[number]
