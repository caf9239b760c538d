import { randomInt } from "node:crypto"
import type { BankMemory } from "./memory.ts"
import type { JournalEntry, RefusalReason, SimulatedGateway, SimulatedOrder } from "./order.ts"
import type { TestCard } from "./test-cards.ts"

/** How long a pending card takes to be charged, in milliseconds. */
const pendingFor = 30_000
/** How long a bank waits for its customer's answer, in milliseconds. */
const bankWaits = 60 * 60_000

export type NewOrder = Pick<
  SimulatedOrder,
  "gateway" | "reference" | "isAuthorisation" | "amount" | "currency" | "email" | "language" | "returnUrl"
>

/** The bank behind the simulated gateways: what was ordered, and which money moved. It knows no protocol. */
export interface SimulatedBank {
  /** The order of a reference as it is now. */
  readonly find: (gateway: SimulatedGateway, reference: string) => SimulatedOrder | null
  readonly byTransaction: (transaction: string) => SimulatedOrder | null
  /** A new order; null if the reference already has one. */
  readonly begin: (order: NewOrder) => SimulatedOrder | null
  /** Waits for the customer on his bank's page. After an hour authentication has failed. */
  readonly hold: (order: SimulatedOrder, card: TestCard | null, token: string | null) => SimulatedOrder
  /** Runs the card's behaviour on an order. */
  readonly pay: (order: SimulatedOrder, card: TestCard | null, token: string | null) => SimulatedOrder
  /**
   * Runs it later by itself.
   * @param milliseconds by the product's clock
   */
  readonly postpone: (
    order: SimulatedOrder,
    card: TestCard | null,
    token: string | null,
    milliseconds: number,
  ) => SimulatedOrder
  readonly refuse: (order: SimulatedOrder, reason: RefusalReason) => SimulatedOrder
  /** Null if it is more than was authorised, or nothing was. */
  readonly capture: (order: SimulatedOrder, amount: number) => SimulatedOrder | null
  readonly release: (order: SimulatedOrder) => SimulatedOrder | null
  /** What is wrong with a refund, or the order after it. */
  readonly refund: (
    order: SimulatedOrder,
    amount: number,
    maintenance: string,
  ) => SimulatedOrder | "exceeds" | "repeated" | "not-paid"
  /** Call it after an inquiry that was answered as if the result were unknown: one fewer remains. */
  readonly doubtLess: (order: SimulatedOrder) => void
  readonly orders: () => readonly SimulatedOrder[]
  readonly journal: () => readonly JournalEntry[]
}

/**
 * @param now the product's clock, in milliseconds
 * @param onEntry called when money has moved, before anybody else hears of it
 */
export function simulatedBank(
  now: () => number,
  memory: BankMemory,
  onEntry: (entry: JournalEntry) => void,
): SimulatedBank {
  const kept = memory.load()
  const orders = new Map(kept.orders.map((order) => [keyOf(order.gateway, order.reference), order]))
  const journal = [...kept.journal]

  const keep = (order: SimulatedOrder): SimulatedOrder => {
    orders.set(keyOf(order.gateway, order.reference), order)
    memory.keepOrder(order)
    return order
  }
  const move = (order: SimulatedOrder, kind: JournalEntry["kind"], amount: number, maintenance: string | null) => {
    const { gateway, reference, transaction, currency } = order
    const last4 = order.card?.last4 ?? null
    const entry = { at: now(), gateway, kind, reference, transaction, amount, currency, last4, maintenance }
    journal.push(entry)
    memory.keepEntry(entry)
    onEntry(entry)
  }
  const charge = (order: SimulatedOrder): SimulatedOrder => {
    const { isAuthorisation, amount } = order
    const paid = isAuthorisation
      ? ({ ...order, standing: "authorised", reason: null, settlesAt: null } as const)
      : ({ ...order, standing: "charged", reason: null, settlesAt: null, captured: amount } as const)
    const charged = keep(paid)
    move(charged, isAuthorisation ? "authorisation" : "charge", amount, null)
    return charged
  }
  /** A waiting order is settled by the first reading after its time. */
  const settled = (order: SimulatedOrder | undefined): SimulatedOrder | null => {
    if (order === undefined) return null
    if (order.settlesAt === null || order.settlesAt > now()) return order
    return order.standing === "pending" ? charge(order) : bank.refuse(order, "authentication")
  }

  const bank: SimulatedBank = {
    find: (gateway, reference) => settled(orders.get(keyOf(gateway, reference))),
    byTransaction: (transaction) => settled([...orders.values()].find((order) => order.transaction === transaction)),
    begin: (order) =>
      orders.has(keyOf(order.gateway, order.reference))
        ? null
        : keep({
            ...order,
            transaction: `${Math.floor(now() / 1_000)}${randomInt(10_000_000, 99_999_999)}`,
            card: null,
            token: null,
            standing: "opened",
            reason: null,
            settlesAt: null,
            captured: 0,
            refunded: 0,
            refunds: [],
            doubts: 0,
          }),
    hold: (order, card, token) => keep({ ...order, card, token, standing: "on-hold", settlesAt: now() + bankWaits }),
    pay: (order, card, token) => {
      const withCard = { ...order, card, token }
      switch (card?.behaviour) {
        case "declined":
        case "funds":
        case "expired":
          return bank.refuse(withCard, card.behaviour)
        case "pending":
          return bank.postpone(withCard, card, token, pendingFor)
        case "uncertain":
          return charge({ ...withCard, doubts: 1 })
        default:
          return charge(withCard)
      }
    },
    postpone: (order, card, token, milliseconds) =>
      keep({ ...order, card, token, standing: "pending", settlesAt: now() + milliseconds }),
    refuse: (order, reason) => keep({ ...order, standing: "refused", reason, settlesAt: null }),
    capture: (order, amount) => {
      if (order.standing !== "authorised" || amount <= 0 || amount > order.amount) return null
      const captured = keep({ ...order, standing: "charged", captured: amount })
      move(captured, "capture", amount, null)
      return captured
    },
    release: (order) => {
      if (order.standing !== "authorised") return null
      const released = keep({ ...order, standing: "voided" })
      move(released, "void", order.amount, null)
      return released
    },
    refund: (order, amount, maintenance) => {
      if (order.standing !== "charged") return "not-paid"
      if (order.refunds.includes(maintenance)) return "repeated"
      if (amount <= 0 || order.refunded + amount > order.captured) return "exceeds"
      const refunds = [...order.refunds, maintenance]
      const refunded = keep({ ...order, refunded: order.refunded + amount, refunds })
      move(refunded, "refund", amount, maintenance)
      return refunded
    },
    doubtLess: (order) => void keep({ ...order, doubts: Math.max(0, order.doubts - 1) }),
    orders: () => [...orders.values()],
    journal: () => journal,
  }
  return bank
}

const keyOf = (gateway: SimulatedGateway, reference: string): string => `${gateway} ${reference}`
