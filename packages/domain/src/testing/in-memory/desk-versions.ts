import { type Desk, desks } from "../../operations/desk.ts"
import type { DeskVersions } from "../../ports/driven/board-changes.ts"

/** The tables of each desk. */
const tablesOfDesks = {
  leads: ["leads", "leadForms", "leadFollowUps"],
  payments: ["attempts", "refunds"],
  books: ["ledger", "closedDays"],
  companies: ["companies", "credit", "creditLimits", "accountEntries"],
} as const satisfies Readonly<Record<Desk, readonly string[]>>

type DeskTable = (typeof tablesOfDesks)[Desk][number]

/** A desk's whole contents are its version: a map has no triggers that count. */
export const deskVersions = (store: Readonly<Record<DeskTable, ReadonlyMap<unknown, unknown>>>): DeskVersions =>
  Object.fromEntries(
    desks.map((desk) => [desk, JSON.stringify(tablesOfDesks[desk].map((table) => [...store[table]]))]),
  ) as DeskVersions
