import * as Result from "effect/Result"
import { transition } from "xstate"
import type { BookingState } from "../booking/booking.ts"
import { type Commander, mayCommand } from "../delivery/command-permission.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import { type CommandRefusal, CommandRefused } from "../delivery/delivery-errors.ts"
import type { DeliveryEvent, DoneBy, Stamp } from "../delivery/delivery-event.ts"
import { factsRefusal } from "../delivery/delivery-facts.ts"
import { aboutMoney, tillAfter, tillRefusal } from "../delivery/till.ts"
import { isSameMoney } from "../money/money.ts"
import { deliveryMachine } from "./delivery-machine.ts"

/** The event of an accepted command, to be stored, and the booking after it. */
export interface Obeyed {
  readonly event: DeliveryEvent
  readonly delivery: Delivery
}

/**
 * Applies a command to a booking, or says why it is refused (D34). Permission is checked first, and a caller without it
 * is told nothing else; then the state, the driver's facts and the money.
 */
export function obey(
  delivery: Delivery,
  command: DeliveryCommand,
  commander: Commander,
  { at, place }: Omit<Stamp, "by">,
): Result.Result<Obeyed, CommandRefused> {
  const refusal = refusalOf(delivery, command, commander, at)
  if (refusal) return Result.fail(new CommandRefused({ refusal }))
  const event: DeliveryEvent = { ...command, by: doneBy(commander), at, place, order: delivery.order + 1 }
  return Result.succeed({ event, delivery: afterEvent(delivery, event) })
}

/** The booking after a recorded event, which is not checked again. */
export function afterEvent(delivery: Delivery, event: DeliveryEvent): Delivery {
  const at = deliveryMachine.resolveState({ value: delivery.state, context: delivery.facts })
  const [next] = transition(deliveryMachine, at, event)
  return { state: next.value, facts: next.context, till: tillAfter(delivery.till, event), order: event.order }
}

function refusalOf(
  delivery: Delivery,
  command: DeliveryCommand,
  commander: Commander,
  at: Stamp["at"],
): CommandRefusal | null {
  const { state, facts, till } = delivery
  if (!mayCommand(commander, command.type, delivery)) return { kind: "not-allowed" }
  if (!aboutMoney.has(command.type) && !takes(state, command)) return { kind: "wrong-state", state }
  return factsRefusal(facts, command, at) ?? (isTakenThen(command, commander) ? null : tillRefusal(till, command))
}

/**
 * Whether a driver reports exactly the amount that was due when he took it, while the booking was his. The owner may
 * have changed the price or somebody may have paid since, but the cash is in the driver's hand (097).
 */
function isTakenThen(command: DeliveryCommand, commander: Commander): boolean {
  if (command.type !== "takeCash" || commander.kind !== "person" || commander.whenTaken === undefined) return false
  const { driver, due } = commander.whenTaken
  return driver !== null && driver === commander.actor.id && due.minor > 0 && isSameMoney(command.amount, due)
}

/** Whether a state of the machine accepts a command. */
export const takes = (state: BookingState, { type }: Pick<DeliveryCommand, "type">): boolean =>
  deliveryMachine.states[state]?.ownEvents.includes(type) === true

const doneBy = (commander: Commander): DoneBy =>
  commander.kind === "system" ? { role: "system", id: null } : { role: commander.actor.type, id: commander.actor.id }
