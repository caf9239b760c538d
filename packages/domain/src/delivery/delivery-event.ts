import type { SignInType } from "../account/role.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Position } from "../places/position.ts"
import type { DeliveryCommand } from "./delivery-command.ts"

/** Who did it, as far as the log says: no name, phone or address. */
export interface DoneBy {
  readonly role: SignInType | "system"
  /** The account or guest's browser; null for the system and for holders of an access link. */
  readonly id: string | null
}

/** When, where and by whom a command was given (D34). */
export interface Stamp {
  readonly by: DoneBy
  readonly at: Instant
  /** The driver's position; null for desk staff and for the system. */
  readonly place: Position | null
}

/** A command that was executed. A booking's events, in order, are its whole history. */
export type DeliveryEvent = DeliveryCommand &
  Stamp & {
    /** 1 for the first event of a booking, increasing by one. */
    readonly order: number
  }

/** An event as stored: with the id of its command, so that a command sent twice acts once. */
export type RecordedEvent = DeliveryEvent & {
  /** Null for the product's own commands, which nobody can send twice. */
  readonly commandId: string | null
}
