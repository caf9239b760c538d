import * as Result from "effect/Result"
import { noSubject } from "../../account/may-do.ts"
import type { BookingState } from "../../booking/booking.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { Commander } from "../../delivery/command-permission.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { DeliveryCommand } from "../../delivery/delivery-command.ts"
import type { CommandRefused } from "../../delivery/delivery-errors.ts"
import { legOf } from "../../delivery/delivery-facts.ts"
import { money } from "../../money/money.ts"
import type { CommandOutcome, RunStop } from "../../ports/driving/operations-service.ts"
import { obey } from "../obey-command.ts"
import { type CommandQueue, type DriverAct, type QueuedCommand, waitingOf } from "./command-queue.ts"

/*
 * A driver's run as his phone shows it: the server's last answer, with his own commands since applied by the same
 * rules. So he sees at once what a command does, even offline, and is offered nothing that the server would refuse.
 */

/** A phone does not know PIN seals: any typed PIN counts as right, and the server decides. */
const anyPin = "any"

/** A stop after a driver's command, or why the command is refused. */
export function stopAfter(stop: RunStop, act: DriverAct, at: Instant): Result.Result<RunStop, CommandRefused> {
  const { driver } = stop.now
  const commander: Commander = {
    kind: "person",
    actor: { type: "porter", id: driver, company: null },
    subject: noSubject,
  }
  const answer = obey(deliveryOf(stop), commandOf(act, stop), commander, { at, place: null })
  if (Result.isFailure(answer)) return Result.fail(answer.failure)
  const { state, facts, till, order } = answer.success.delivery
  return Result.succeed({
    ...stop,
    booking: { ...stop.booking, state },
    now: { state, driver: facts.driver, order },
    leg: legOf(facts),
    arrivedAt: facts.arrivedAt,
    failedAttempts: facts.failedAttempts,
    till,
  })
}

/** The stop after a command, or unchanged if the command does not fit. */
function stopAfterIfFit(stop: RunStop, { act, at }: Pick<QueuedCommand, "act" | "at">): RunStop {
  const after = stopAfter(stop, act, at)
  return Result.isSuccess(after) ? after.success : stop
}

/**
 * The run after all queued commands have been sent. A command that the server has already obeyed, although its answer
 * was lost, no longer fits the booking's state and changes nothing.
 */
export function runAfter(run: readonly RunStop[], queue: CommandQueue): readonly RunStop[] {
  const waiting = waitingOf(queue)
  return run.map((stop) =>
    waiting.filter(({ reference }) => reference === stop.booking.reference).reduce(stopAfterIfFit, stop),
  )
}

/**
 * The run after the server has obeyed one more command. The repeated answer to a command that cash has overtaken is
 * older than what is known, and undoes none of it.
 */
export const runAfterAnswer = (
  run: readonly RunStop[],
  { reference, act }: QueuedCommand,
  { now, at }: Pick<CommandOutcome, "now" | "at">,
): readonly RunStop[] =>
  run.map((stop) => {
    if (stop.booking.reference !== reference) return stop
    const after = stopAfterIfFit(stop, { act, at })
    const latest = now.order < stop.now.order ? stop.now : now
    return { ...after, booking: { ...after.booking, state: latest.state }, now: latest }
  })

function deliveryOf({ booking, now, leg, arrivedAt, failedAttempts, till }: RunStop): Delivery {
  return {
    state: now.state,
    facts: {
      pickupWindow: booking.pickupWindow,
      deliveryWindow: booking.deliveryWindow,
      driver: now.driver,
      arrivedAt,
      isCollected: leg === "delivery",
      failedAttempts,
      pinSeal: goesBack.has(now.state) ? null : anyPin,
    },
    till,
    order: now.order,
  }
}

const goesBack: ReadonlySet<BookingState> = new Set(["returning", "returned"])

function commandOf(act: DriverAct, { till }: RunStop): DeliveryCommand {
  switch (act.type) {
    case "takeCash":
      return { type: act.type, amount: money(act.minor, till.due.currency) }
    case "deliver":
      return {
        type: act.type,
        proof:
          act.proof.kind === "pin" ? { kind: "pin", seal: anyPin } : { kind: act.proof.kind, image: act.proof.picture },
      }
    default:
      return act
  }
}
