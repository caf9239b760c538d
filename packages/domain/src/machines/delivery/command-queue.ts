import type { BookingState } from "../../booking/booking.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { FailReason } from "../../delivery/command-reason.ts"
import type { StandNow } from "../../delivery/delivery-errors.ts"
import type { Position } from "../../places/position.ts"
import type { CommandRequest, StaffCommand } from "../../ports/driving/operations-service.ts"
import type { QueueRefusal } from "./queue-verdict.ts"

/*
 * A driver's commands given while his phone was offline, or not answered by the server yet (D34). Each command keeps
 * its id and when and where it was given. Commands are sent one at a time, in the order given, until answered. The
 * server executes an id once, so a lost answer costs only another request.
 */

/** A driver's command. A picture is named by its id on the phone until the server has it. */
export type DriverAct =
  | { readonly type: "start" | "arrive" | "collect" }
  | { readonly type: "fail"; readonly reason: FailReason }
  /** The full amount due, in minor units. */
  | { readonly type: "takeCash"; readonly minor: number }
  | { readonly type: "deliver"; readonly proof: DriverProof }

export type DriverProof =
  | { readonly kind: "pin"; readonly pin: string }
  /** `image` is the server's name of the picture; null until it is uploaded. */
  | { readonly kind: "photo" | "signature"; readonly picture: string; readonly image: string | null }

export interface QueuedCommand {
  readonly id: string
  readonly reference: Reference
  readonly act: DriverAct
  readonly at: Instant
  readonly place: Position | null
  /** The booking's state on the phone when the driver gave the command. */
  readonly from: BookingState
  /** How often the server failed on it. */
  readonly tries: number
  /** Why the server refused it; null if it has not. */
  readonly refusal: QueueRefusal | null
}

/** In the order given. */
export type CommandQueue = readonly QueuedCommand[]

/** The queue with a command appended, unless its id is in the queue already. */
export const withCommand = (queue: CommandQueue, command: QueuedCommand): CommandQueue =>
  queue.some(({ id }) => id === command.id) ? queue : [...queue, command]

/** The queue without commands that the server has obeyed or the driver has dropped. */
export const withoutCommands = (queue: CommandQueue, ids: readonly string[]): CommandQueue =>
  queue.filter(({ id }) => !ids.includes(id))

/**
 * One window's queue merged with the queue stored on the phone for all windows: adds what another window was given and
 * removes what another has sent or dropped. Commands that the phone had no room for stay.
 *
 * @param kept the ids of this window's commands that were stored before; if one is gone from there, it is done
 * @param done the ids that this window is done with; the phone may have been read before they were removed
 */
export const withStored = (
  queue: CommandQueue,
  stored: CommandQueue,
  { kept, done }: { readonly kept: ReadonlySet<string>; readonly done: ReadonlySet<string> },
): CommandQueue =>
  queue
    .filter(({ id }) => !kept.has(id) || stored.some((command) => command.id === id))
    .reduce(
      withCommand,
      stored.filter(({ id }) => !done.has(id)),
    )

/** The server was reached, and failed on the command. */
export const afterBreak = (queue: CommandQueue, id: string): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, tries: command.tries + 1 }))

/** Later commands of the booking, except cash, wait until the driver has decided. */
export const afterRefusal = (queue: CommandQueue, id: string, refusal: QueueRefusal): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, refusal }))

/** The driver has a refused command sent once more, unchanged. */
export const givenAgain = (queue: CommandQueue, id: string): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, refusal: null }))

/** The server has a picture: commands with this picture use the server's name from now on. */
export const afterUpload = (queue: CommandQueue, picture: string, image: string): CommandQueue =>
  queue.map((command) => {
    const { act } = command
    if (act.type !== "deliver" || act.proof.kind === "pin" || act.proof.picture !== picture) return command
    return { ...command, act: { ...act, proof: { ...act.proof, image } } }
  })

/** The refused commands. The driver decides about each, and about those held behind it. */
export const refusedOf = (queue: CommandQueue): CommandQueue => queue.filter(({ refusal }) => refusal !== null)

/** The commands that will be sent without a decision: those not behind a refused one of their booking, and cash. */
export function waitingOf(queue: CommandQueue): CommandQueue {
  const stopped = new Set<Reference>()
  return queue.filter((command) => {
    if (command.refusal !== null) stopped.add(command.reference)
    return !stopped.has(command.reference) || isFree(command)
  })
}

/**
 * The commands that wait for the decision about one refused command, and are discarded with it if the driver says so.
 */
export const heldBehind = (queue: CommandQueue, { id }: Pick<QueuedCommand, "id">): CommandQueue =>
  queue.filter((command, index) => holderOf(queue.slice(0, index), command)?.id === id)

/**
 * The refused command that holds another one: the last refused step of its booking before it, or refused cash if no
 * step was refused. So each command is held by exactly one, and cash, with which nothing is discarded, takes none from
 * a step.
 */
function holderOf(before: CommandQueue, command: QueuedCommand): QueuedCommand | undefined {
  if (command.refusal !== null || isFree(command)) return undefined
  const refused = refusedOf(before).filter(({ reference }) => reference === command.reference)
  return refused.findLast(({ act }) => act.type !== "takeCash") ?? refused.at(-1)
}

/**
 * Cash in the driver's hand is a fact whatever became of earlier steps, and may be reported in any state of its booking
 * (D45). It overtakes refused commands, what waits behind them, and a command on which the server fails repeatedly, but
 * nothing else.
 */
const isFree = ({ act, refusal }: QueuedCommand): boolean => act.type === "takeCash" && refusal === null

/** What the phone does next with its queue. */
export type QueueStep =
  | { readonly kind: "upload"; readonly command: QueuedCommand; readonly picture: string }
  | { readonly kind: "send"; readonly command: QueuedCommand; readonly request: CommandRequest }

/** After so many failures of the server, a command lets cash go first. */
const mostBreaks = 3

/** The oldest command that may be sent; if the server fails on it repeatedly, cash that was tried less often. */
function nextCommand(queue: CommandQueue): QueuedCommand | undefined {
  const [oldest, ...others] = waitingOf(queue)
  if (!oldest || oldest.tries < mostBreaks) return oldest
  return others.find((command) => isFree(command) && command.tries < oldest.tries) ?? oldest
}

/**
 * The next command to send, its picture first. Null when there is none.
 *
 * @param stands the bookings' states as last received from the server
 */
export function nextStep(queue: CommandQueue, stands: ReadonlyMap<Reference, StandNow>): QueueStep | null {
  const command = nextCommand(queue)
  if (!command) return null
  const { act } = command
  if (act.type === "deliver" && act.proof.kind !== "pin" && act.proof.image === null)
    return { kind: "upload", command, picture: act.proof.picture }
  return { kind: "send", command, request: requestOf(command, stands.get(command.reference) ?? null) }
}

/** An order lower than that of any booking with a driver: the event that assigned it has a higher one. */
const beforeAnyDriver = 0

/**
 * Whether a delivery is to the recipient or back to the sender depends on the booking's state when the command arrives.
 * So it says after which event it was given: if the desk has turned the booking back since, it is outdated, and the
 * parcel is not taken for returned. All other commands are unambiguous, and obeyed wherever the booking allows.
 */
function requestOf({ id, reference, act, at, place, from }: QueuedCommand, stand: StandNow | null): CommandRequest {
  const seen = stand?.state === from ? stand.order : beforeAnyDriver
  return { id, reference, command: staffCommand(act), at, place, after: act.type === "deliver" ? seen : null }
}

function staffCommand(act: DriverAct): StaffCommand {
  if (act.type !== "deliver" || act.proof.kind === "pin") return act as StaffCommand
  return { type: act.type, proof: { kind: act.proof.kind, image: act.proof.image ?? "" } }
}

/** Milliseconds to wait after so many unanswered tries: one second, doubled each time, at most a minute. */
export const waitBeforeTry = (tries: number): number => Math.min(1_000 * 2 ** Math.max(0, tries - 1), 60_000)

const changed = (queue: CommandQueue, id: string, change: (command: QueuedCommand) => QueuedCommand): CommandQueue =>
  queue.map((command) => (command.id === id ? change(command) : command))
