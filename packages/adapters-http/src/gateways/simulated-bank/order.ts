import type { Language } from "@mersal/domain/messages/language"
import type { TestCard } from "./test-cards.ts"

export type SimulatedGateway = "aps" | "pipe"

/** Why a card is refused. */
export type RefusalReason = "declined" | "funds" | "expired" | "authentication" | "cancelled"

/** Where an order stands at the simulated bank. */
export type Standing = "opened" | "on-hold" | "pending" | "refused" | "authorised" | "charged" | "voided"

/** What a merchant ordered. Amounts are in minor units. */
export interface SimulatedOrder {
  readonly gateway: SimulatedGateway
  readonly reference: string
  /** The bank's own number of it. */
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
  /** From when on a pending order is charged and one on hold refused, by the product's clock; null where none waits. */
  readonly settlesAt: number | null
  readonly captured: number
  readonly refunded: number
  /** References of refunds that were made: none is made twice. */
  readonly refunds: readonly string[]
  /** How many inquiries are still answered as if nobody knew. */
  readonly doubts: number
}

/** Money that moved, in the order in which it did. */
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
  /** Of a refund: its own reference. */
  readonly maintenance: string | null
}
