import { appendFileSync, existsSync, readFileSync } from "node:fs"
import type { JournalEntry, SimulatedOrder } from "./order.ts"

/** What the simulated bank remembers after its process has ended. */
export interface BankMemory {
  readonly load: () => { readonly orders: readonly SimulatedOrder[]; readonly journal: readonly JournalEntry[] }
  readonly keepOrder: (order: SimulatedOrder) => void
  readonly keepEntry: (entry: JournalEntry) => void
}

/** Remembers nothing. */
export const noMemory: BankMemory = {
  load: () => ({ orders: [], journal: [] }),
  keepOrder: () => undefined,
  keepEntry: () => undefined,
}

/**
 * A line of JSON for each change, so that yesterday's payment can still be inquired about and refunded after a restart.
 * Only its owner can read it, because it holds e-mails; it holds no card numbers. A line cut off by a crash is ignored.
 */
export function fileMemory(path: string): BankMemory {
  const append = (line: object): void => appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  return {
    load: () => {
      const orders = new Map<string, SimulatedOrder>()
      const journal: JournalEntry[] = []
      const text = existsSync(path) ? readFileSync(path, "utf8") : ""
      if (text !== "" && !text.endsWith("\n")) appendFileSync(path, "\n")
      for (const line of text.split("\n")) {
        const { order, entry } = parsed(line)
        if (order) orders.set(`${order.gateway} ${order.reference}`, order)
        if (entry) journal.push(entry)
      }
      return { orders: [...orders.values()], journal }
    },
    keepOrder: (order) => append({ order }),
    keepEntry: (entry) => append({ entry }),
  }
}

function parsed(line: string): { readonly order?: SimulatedOrder; readonly entry?: JournalEntry } {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}
