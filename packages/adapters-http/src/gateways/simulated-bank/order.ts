import type { Language } from "@mersal/domain/messages/language"
import type { TestCard } from "./test-cards.ts"

export type SimulatedGateway = "aps" | "pipe"

/** Why a card is refused. */
export type RefusalReason = "declined" | "funds" | "expired" | "authentication" | "cancelled"

/** The states of an order at the simulated bank. */
export type Standing = "opened" | "on-hold" | "pending" | "refused" | "authorised" | "charged" | "voided"

/** What a merchant ordered. Amounts are in minor units. */
export interface SimulatedOrder {
  readonly gateway: SimulatedGateway
  readonly reference: string
  /** The bank's own number for it. */
  readonly transaction: string
  readonly isAuthorisation: boolean
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly language: Language
  readonly returnUrl: string
  readonly card: TestCard | null
  readonly token: string | null
  readonly standing: Standing
  readonly reason: RefusalReason | null
  /** When a pending order is charged or one on hold refused, by the product's clock; null if it does not wait. */
  readonly settlesAt: number | null
  readonly captured: number
  readonly refunded: number
  /** References of the refunds made: none is made twice. */
  readonly refunds: readonly string[]
  /** How many more inquiries are answered as if the result were unknown. */
  readonly doubts: number
}

/** Money that moved, in order. */
export interface JournalEntry {
  /** The product's clock, in milliseconds. */
  readonly at: number
  readonly gateway: SimulatedGateway
  readonly kind: "authorisation" | "charge" | "capture" | "void" | "refund"
  readonly reference: string
  readonly transaction: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly last4: string | null
  /** A refund's own reference; null for anything else. */
  readonly maintenance: string | null
}
