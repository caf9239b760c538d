import type { BookingState } from "../booking/booking.ts"
import type { Reference } from "../booking/order/reference.ts"
import type { Instant } from "../calendar/zone.ts"
import type { FailReason } from "../delivery/command-reason.ts"
import type { StandNow } from "../delivery/delivery-errors.ts"
import type { Position } from "../places/position.ts"
import type { CommandRequest, StaffCommand } from "../ports/driving/operations-service.ts"
import type { QueueRefusal } from "./queue-verdict.ts"

/*
 * What a driver has said while his phone had no line, or the server has not answered yet (D34). Each command keeps its id,
 * when and where it was given, and is sent until it is answered: in the order given, one after the other. The server lets an
 * id act once, so that an answer that was lost costs another question and nothing else.
 */

/** What a driver says. A picture is named by its id on the phone until the server has it. */
export type DriverAct =
  | { readonly type: "start" | "arrive" | "collect" }
  | { readonly type: "fail"; readonly reason: FailReason }
  /** All that is due, in minor units. */
  | { readonly type: "takeCash"; readonly minor: number }
  | { readonly type: "deliver"; readonly proof: DriverProof }

export type DriverProof =
  | { readonly kind: "pin"; readonly pin: string }
  /** `image` is the server's name of the picture; null until it is there. */
  | { readonly kind: "photo" | "signature"; readonly picture: string; readonly image: string | null }

export interface QueuedCommand {
  readonly id: string
  readonly reference: Reference
  readonly act: DriverAct
  readonly at: Instant
  readonly place: Position | null
  /** Where the booking was for the driver who gave it. */
  readonly from: BookingState
  /** How often the server broke at it. */
  readonly tries: number
  /** Why the server did not obey it; null while it has not said so. */
  readonly refusal: QueueRefusal | null
}

/** In the order given. */
export type CommandQueue = readonly QueuedCommand[]

/** With a command at its end; given a second time under its id it is there already. */
export const withCommand = (queue: CommandQueue, command: QueuedCommand): CommandQueue =>
  queue.some(({ id }) => id === command.id) ? queue : [...queue, command]

/** After the server has obeyed them, or the driver has dropped them. */
export const withoutCommands = (queue: CommandQueue, ids: readonly string[]): CommandQueue =>
  queue.filter(({ id }) => !ids.includes(id))

/**
 * The queue of one window beside what the phone keeps for all of them: with what another window was given, and without
 * what another has sent or dropped. What the phone had no room for stays.
 *
 * @param kept what the phone kept of this window's before it was read: gone from there, it is done with
 * @param done what this window is done with: the phone may have been read before it let go of that
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

/** The server was reached, and broke at it. */
export const afterBreak = (queue: CommandQueue, id: string): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, tries: command.tries + 1 }))

/** What comes after it of its booking, but for cash, waits until the driver has decided. */
export const afterRefusal = (queue: CommandQueue, id: string, refusal: QueueRefusal): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, refusal }))

/** The driver wants a refused command to be sent once more, as it is. */
export const givenAgain = (queue: CommandQueue, id: string): CommandQueue =>
  changed(queue, id, (command) => ({ ...command, refusal: null }))

/** The server has a picture: whatever names it names the server's from now on. */
export const afterUpload = (queue: CommandQueue, picture: string, image: string): CommandQueue =>
  queue.map((command) => {
    const { act } = command
    if (act.type !== "deliver" || act.proof.kind === "pin" || act.proof.picture !== picture) return command
    return { ...command, act: { ...act, proof: { ...act.proof, image } } }
  })

/** The commands that the server has refused: the driver decides what becomes of each, and of what is held behind it. */
export const refusedOf = (queue: CommandQueue): CommandQueue => queue.filter(({ refusal }) => refusal !== null)

/** The commands that will be sent by themselves: what comes after no refused one of its booking, and cash. */
export function waitingOf(queue: CommandQueue): CommandQueue {
  const stopped = new Set<Reference>()
  return queue.filter((command) => {
    if (command.refusal !== null) stopped.add(command.reference)
    return !stopped.has(command.reference) || isFree(command)
  })
}

/** What waits for what becomes of a refused command alone, and is discarded with it where the driver says so. */
export const heldBehind = (queue: CommandQueue, { id }: Pick<QueuedCommand, "id">): CommandQueue =>
  queue.filter((command, index) => holderOf(queue.slice(0, index), command)?.id === id)

/**
 * The refused command behind which one is held: the last step of its booking before it, or cash where no step was refused.
 * So each is counted behind one of them, and cash, with which nothing is discarded, takes none from a step.
 */
function holderOf(before: CommandQueue, command: QueuedCommand): QueuedCommand | undefined {
  if (command.refusal !== null || isFree(command)) return undefined
  const refused = refusedOf(before).filter(({ reference }) => reference === command.reference)
  return refused.findLast(({ act }) => act.type !== "takeCash") ?? refused.at(-1)
}

/**
 * Cash that is in the driver's hand is so whatever became of the steps before it, and may be said in any state of its
 * booking (D45): it overtakes what is refused and what waits behind that, what the server breaks at again and again, and
 * nothing else.
 */
const isFree = ({ act, refusal }: QueuedCommand): boolean => act.type === "takeCash" && refusal === null

/** What the phone does next for its queue. */
export type QueueStep =
  | { readonly kind: "upload"; readonly command: QueuedCommand; readonly picture: string }
  | { readonly kind: "send"; readonly command: QueuedCommand; readonly request: CommandRequest }

/** After so many tries at which the server broke a command lets cash go first. */
const mostBreaks = 3

/** The oldest that may be sent; where the server breaks at it again and again, cash that was tried less often. */
function nextCommand(queue: CommandQueue): QueuedCommand | undefined {
  const [oldest, ...others] = waitingOf(queue)
  if (!oldest || oldest.tries < mostBreaks) return oldest
  return others.find((command) => isFree(command) && command.tries < oldest.tries) ?? oldest
}

/**
 * The command that is sent next, its picture first. Null where there is none.
 *
 * @param stands what is known of the bookings now, as the server said it last
 */
export function nextStep(queue: CommandQueue, stands: ReadonlyMap<Reference, StandNow>): QueueStep | null {
  const command = nextCommand(queue)
  if (!command) return null
  const { act } = command
  if (act.type === "deliver" && act.proof.kind !== "pin" && act.proof.image === null)
    return { kind: "upload", command, picture: act.proof.picture }
  return { kind: "send", command, request: requestOf(command, stands.get(command.reference) ?? null) }
}

/** An order that no booking of a driver's has: the event that gave it to him has a higher one. */
const beforeAnyDriver = 0

/**
 * A delivery is one to the recipient or one back to the sender by what the booking is when it arrives. So it says what it
 * was given for: where the desk has turned the booking round meanwhile, it is outdone, and nothing is taken for returned.
 * All else can only mean one thing, and is obeyed wherever the booking allows it.
 */
function requestOf({ id, reference, act, at, place, from }: QueuedCommand, stand: StandNow | null): CommandRequest {
  const seen = stand?.state === from ? stand.order : beforeAnyDriver
  return { id, reference, command: staffCommand(act), at, place, after: act.type === "deliver" ? seen : null }
}

function staffCommand(act: DriverAct): StaffCommand {
  if (act.type !== "deliver" || act.proof.kind === "pin") return act as StaffCommand
  return { type: act.type, proof: { kind: act.proof.kind, image: act.proof.image ?? "" } }
}

/** Milliseconds to wait after so many tries without an answer: a second, then twice as long each time, a minute at most. */
export const waitBeforeTry = (tries: number): number => Math.min(1_000 * 2 ** Math.max(0, tries - 1), 60_000)

const changed = (queue: CommandQueue, id: string, change: (command: QueuedCommand) => QueuedCommand): CommandQueue =>
  queue.map((command) => (command.id === id ? change(command) : command))
