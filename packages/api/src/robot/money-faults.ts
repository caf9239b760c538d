import { outstanding, type Till } from "@mersal/domain/delivery/till"
import type { ListedDocument } from "@mersal/domain/ports/driving/document-service"
import type { BookingFile } from "@mersal/domain/ports/driving/operations-service"
import type { CashTaken, Story } from "./story.ts"

/** A movement of money in the journal of the simulated gateways. */
export interface BankEntry {
  readonly kind: string
  /** Begins with the reference of its booking. */
  readonly reference: string
  readonly amount: number
  readonly currency: string
}

/** What drivers took, according to the log. */
export const cashOf = ({ log }: Pick<BookingFile, "log">): readonly CashTaken[] =>
  log.flatMap((event) => (event.type === "takeCash" ? [{ driver: event.by.id ?? "", amount: event.amount }] : []))

/** What is wrong with one booking's money: what robots did, compared with the books and the bank. */
export function moneyFaults(
  story: Pick<Story, "fee" | "cash">,
  file: Pick<BookingFile, "booking" | "till" | "now" | "log">,
  bank: readonly BankEntry[],
): readonly string[] {
  const { till, now, log } = file
  const faults: string[] = []
  const kept = till.paid.minor - till.refunded.minor
  if (now.state === "delivered" && outstanding(till).minor !== 0) faults.push("was delivered and is not paid")
  if (now.state === "expired" && kept !== 0) faults.push("expired and kept money")
  if (story.fee !== null && kept !== story.fee.minor) faults.push(`kept ${kept} of the money, not ${story.fee.minor}`)
  if (kept < 0) faults.push("gave back more than was paid")

  const told = JSON.stringify(cashOf(file))
  if (told !== JSON.stringify(story.cash))
    faults.push(`the log has the cash ${told}, drivers took ${JSON.stringify(story.cash)}`)

  const inCash = sum(cashOf(file).map(({ amount }) => amount.minor))
  const settled = sum(log.map((event) => (event.type === "settle" ? event.amount.minor : 0)))
  if (inCash + settled !== till.paid.minor) faults.push("the till differs from the log")
  const entries = bank.filter(({ reference }) => reference.startsWith(file.booking.reference))
  const moved = sum(
    entries.map(({ kind, amount }) =>
      kind === "charge" || kind === "capture" ? amount : kind === "refund" ? -amount : 0,
    ),
  )
  if (moved !== kept - inCash) faults.push(`the bank has ${moved}, the books ${kept - inCash}`)
  return faults
}

/** Whether invoices or receipts show what was paid, and credit notes what was refunded. */
export function paperFaults(
  papers: readonly Pick<ListedDocument, "kind" | "amount">[],
  { paid, refunded }: Pick<Till, "paid" | "refunded">,
): readonly string[] {
  const amountOf = (isCredit: boolean): number =>
    sum(papers.filter(({ kind }) => (kind === "credit-note") === isCredit).map(({ amount }) => amount.minor))
  const faults: string[] = []
  if (amountOf(false) !== paid.minor) faults.push(`papers say that ${amountOf(false)} was paid, not ${paid.minor}`)
  if (amountOf(true) !== refunded.minor) faults.push(`credit notes say ${amountOf(true)}, not ${refunded.minor}`)
  return faults
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
