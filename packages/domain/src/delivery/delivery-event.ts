import type { SignInType } from "../account/role.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Position } from "../places/position.ts"
import type { DeliveryCommand } from "./delivery-command.ts"

/** Who did it, as far as the log says: no name, phone or address. */
export interface DoneBy {
  readonly role: SignInType | "system"
  /** The account or guest's browser; null for the system and for whoever came by an access link. */
  readonly id: string | null
}

/** When, where and by whom a command was given (D34). */
export interface Stamp {
  readonly by: DoneBy
  readonly at: Instant
  /** Where the driver stood; null for whoever sits at a desk, and for the system. */
  readonly place: Position | null
}

/** A command that was obeyed. A booking's events, in their order, are all that has happened to it. */
export type DeliveryEvent = DeliveryCommand &
  Stamp & {
    /** 1 for the first event of a booking, and one more for each. */
    readonly order: number
  }

/** An event as it is kept: with the id under which its command was sent, so that one sent twice acts once. */
export type RecordedEvent = DeliveryEvent & {
  /** Null where nobody could send it twice: what the product does by itself. */
  readonly commandId: string | null
}
