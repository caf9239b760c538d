import { type Actor, mayDo, type Subject } from "../account/may-do.ts"
import type { Action } from "../account/permissions.ts"
import type { BookingState } from "../booking/booking.ts"
import type { Money } from "../money/money.ts"
import type { Delivery } from "./delivery.ts"
import type { CommandType } from "./delivery-command.ts"

/** The giver of a command: a person, with his relation to the booking, or the product itself. */
export type Commander =
  | { readonly kind: "system" }
  | {
      readonly kind: "person"
      readonly actor: Actor
      readonly subject: Omit<Subject, "driver">
      /** The booking when the driver took the cash that his phone reports later. */
      readonly whenTaken?: CashThen | undefined
    }

/** A booking at the moment when its cash was taken. */
export interface CashThen {
  readonly driver: string | null
  readonly due: Money
}

interface CommandRight {
  /** The right that a person needs; null if no person may. */
  readonly person: Action | null
  /** A right that also suffices before a driver has set off: what the owner may change himself (D37). */
  readonly beforeStart?: Action
  readonly system: boolean
}

/** Who may give which command (D31, D34, D36). A card refund starts automatically, so the system may give one too. */
export const commandRights: Readonly<Record<CommandType, CommandRight>> = {
  settle: { person: null, system: true },
  promiseCash: { person: null, system: true },
  expire: { person: null, system: true },
  assign: { person: "assign-booking", system: false },
  unassign: { person: "assign-booking", system: false },
  hold: { person: "assign-booking", system: false },
  release: { person: "assign-booking", system: false },
  reschedule: { person: "reschedule-booking", beforeStart: "change-booking", system: false },
  cancel: { person: "cancel-booking", system: false },
  refund: { person: "refund-booking", system: true },
  start: { person: "drive-booking", system: false },
  arrive: { person: "drive-booking", system: false },
  collect: { person: "drive-booking", system: false },
  fail: { person: "drive-booking", system: false },
  deliver: { person: "drive-booking", system: false },
  takeCash: { person: "take-cash", system: false },
}

const statesBeforeStart: ReadonlySet<BookingState> = new Set(["confirmed", "assigned"])

/**
 * Whether somebody may give a command at all, regardless of the state chart. A driver may for his own bookings; for a
 * booking since taken from him, he may report the cash he took while it was his. The cost and deadline of an owner's
 * change are decided by `change-policy`.
 */
export function mayCommand(
  commander: Commander,
  command: CommandType,
  { state, facts: { driver } }: Pick<Delivery, "state" | "facts">,
): boolean {
  const { person, beforeStart, system } = commandRights[command]
  if (commander.kind === "system") return system
  const may = (action: Action | null = null, holder = driver): boolean =>
    action !== null && mayDo(commander.actor, action, { ...commander.subject, driver: holder })
  const wasHis = command === "takeCash" && may(person, commander.whenTaken?.driver ?? null)
  return may(person) || wasHis || (statesBeforeStart.has(state) && may(beforeStart))
}
