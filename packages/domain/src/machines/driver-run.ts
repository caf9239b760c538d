import * as Result from "effect/Result"
import { noSubject } from "../account/may-do.ts"
import type { BookingState } from "../booking/booking.ts"
import type { Instant } from "../calendar/zone.ts"
import type { Commander } from "../delivery/command-permission.ts"
import type { Delivery } from "../delivery/delivery.ts"
import type { DeliveryCommand } from "../delivery/delivery-command.ts"
import type { CommandRefused } from "../delivery/delivery-errors.ts"
import { legOf } from "../delivery/delivery-facts.ts"
import { money } from "../money/money.ts"
import type { CommandOutcome, RunStop } from "../ports/driving/operations-service.ts"
import { type CommandQueue, type DriverAct, type QueuedCommand, waitingOf } from "./command-queue.ts"
import { obey } from "./obey-command.ts"

/*
 * A driver's run as his phone shows it: what the server said last, and what he has said since, by the same rules. So he
 * sees at once what a command does, without a line too, and is offered nothing that the server would refuse.
 */

/** A phone knows no seals: a PIN that was typed is taken for the right one, and the server has the last word. */
const anyPin = "any"

/** A stop after what the driver says of it, or why that cannot be. */
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

/** The stop after what was said, or as it was where that does not fit. */
function stopAfterIfFit(stop: RunStop, { act, at }: Pick<QueuedCommand, "act" | "at">): RunStop {
  const after = stopAfter(stop, act, at)
  return Result.isSuccess(after) ? after.success : stop
}

/**
 * The run as it will be when all that waits has been sent. What the server has done already, though its answer was lost, no
 * longer fits where the booking is and changes nothing more.
 */
export function runAfter(run: readonly RunStop[], queue: CommandQueue): readonly RunStop[] {
  const waiting = waitingOf(queue)
  return run.map((stop) =>
    waiting.filter(({ reference }) => reference === stop.booking.reference).reduce(stopAfterIfFit, stop),
  )
}

/**
 * The run that the server said last, after it has obeyed one more command. What it answers a second time to a command that
 * cash has overtaken is older than what is known, and takes nothing of that back.
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
