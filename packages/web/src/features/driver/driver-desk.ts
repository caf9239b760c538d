import type { Reference } from "@mersal/domain/booking/order/reference"
import type { LocalDate } from "@mersal/domain/calendar/local-date"
import type { Instant } from "@mersal/domain/calendar/zone"
import type { StandNow } from "@mersal/domain/delivery/delivery-errors"
import {
  afterBreak,
  afterRefusal,
  afterUpload,
  type CommandQueue,
  type DriverAct,
  givenAgain,
  nextStep,
  type QueuedCommand,
  type QueueStep,
  refusedOf,
  waitBeforeTry,
  withCommand,
  withoutCommands,
  withStored,
} from "@mersal/domain/machines/delivery/command-queue"
import { runAfter, runAfterAnswer } from "@mersal/domain/machines/delivery/driver-run"
import { type QueueVerdict, verdictOf } from "@mersal/domain/machines/delivery/queue-verdict"
import type { Position } from "@mersal/domain/places/position"
import type { RunStop } from "@mersal/domain/ports/driving/operations-service"
import * as Result from "effect/Result"
import type { DriverServices } from "../../environment/services/driver-services.ts"

/** What the screens show of a driver's day. */
export interface DriverView {
  /** The run as last read, with the commands given since; null until anything is known of the day. */
  readonly run: readonly RunStop[] | null
  readonly queue: CommandQueue
  /** When the run was read; null if it was not. */
  readonly readAt: Instant | null
  /** Whether the last call was answered; `unknown` before the first. */
  readonly line: "unknown" | "answers" | "silent" | "signed-out"
  readonly isSending: boolean
  /** Whether this phone can store commands; if not, the page must stay open. */
  readonly keeps: boolean
}

export interface DriverDesk {
  readonly view: () => DriverView
  readonly watch: (changed: () => void) => () => void
  /**
   * Gives a command for a booking: stores, shows and sends it, replacing the same one if it was refused. Answers its
   * id.
   */
  readonly give: (stop: RunStop, act: DriverAct, place: Position | null) => Promise<string>
  /** Stores a picture until the server has it; answers its name on the phone. */
  readonly keepPicture: (bytes: Uint8Array) => Promise<string>
  readonly sendAgain: (id: string) => Promise<void>
  readonly drop: (ids: readonly string[]) => Promise<void>
  /** Reads the day again and sends what is waiting. Called when the connection, the reader or the server is back. */
  readonly wake: () => void
  readonly stop: () => void
}

export const nothingYet: DriverView = {
  run: null,
  queue: [],
  readAt: null,
  line: "unknown",
  isSending: false,
  keeps: true,
}

/** The day of one driver on one phone, by the rules of domain/machines/delivery/command-queue and driver-run. */
export function openDriverDesk(
  { calls, phone, alone, newId }: DriverServices,
  date: LocalDate,
  now: () => Instant,
): DriverDesk {
  let view = nothingYet
  let heard: readonly RunStop[] | null = null
  const stands = new Map<Reference, StandNow>()
  const pictures = new Map<string, Uint8Array>()
  /** The commands that are stored on the phone, and those that are finished. */
  const onPhone = new Set<string>()
  const done = new Set<string>()
  const listeners = new Set<() => void>()
  const closed = new AbortController()
  let isWorking = false
  let isWanted = false
  let silences = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(change: Partial<DriverView>): void {
    if (closed.signal.aborted) return
    const next = { ...view, ...change }
    view = { ...next, run: heard && runAfter(heard, next.queue) }
    for (const listener of listeners) listener()
  }

  /** Without storage on the phone, it lasts as long as the page is open. */
  const kept = (keeping: Promise<void>, isKept = () => {}): Promise<void> =>
    keeping.then(isKept, () => show({ keeps: false }))

  const keepChange = async (queue: CommandQueue): Promise<void> => {
    const before = new Map(view.queue.map((command) => [command.id, command]))
    show({ queue })
    await Promise.all(
      queue
        .filter((command) => before.get(command.id) !== command)
        .map((command) => kept(phone.keepCommand(command), () => void onPhone.add(command.id))),
    )
  }

  /** All at once: a command that waited behind a dropped one must not be sent because the first was removed alone. */
  const settled = async (commands: readonly QueuedCommand[]): Promise<void> => {
    const ids = commands.map(({ id }) => id)
    for (const id of ids) done.add(id)
    show({ queue: withoutCommands(view.queue, ids) })
    await Promise.all(
      commands.map(async (command) => {
        const picture = pictureOf(command)
        await kept(phone.forgetCommand(command.id))
        if (picture !== null) await kept(phone.forgetPicture(picture))
      }),
    )
  }

  const answered = (change: Partial<DriverView> = {}): void => {
    silences = 0
    show({ line: "answers", ...change })
  }

  /** @param breaks how often the server has failed on what is sent. Answers to other calls do not end this wait. */
  const tryLater = (breaks = 0): void => {
    silences += 1
    show({ line: "silent" })
    clearTimeout(timer)
    timer = setTimeout(wake, waitBeforeTry(Math.max(silences, breaks)))
  }

  async function read(): Promise<void> {
    const answer = await calls.run({ date }, { signal: closed.signal })
    if (closed.signal.aborted) return
    if (Result.isFailure(answer)) return isForLater(verdictOf(answer)) ? tryLater() : show({ line: "signed-out" })
    heard = answer.success
    for (const { booking, now: stand } of heard) stands.set(booking.reference, stand)
    const readAt = now()
    answered({ readAt })
    await kept(phone.keepRun(date, { run: heard, readAt }))
  }

  async function take(step: QueueStep): Promise<QueueVerdict> {
    if (step.kind === "upload") {
      const bytes = pictures.get(step.picture) ?? (await phone.picture(step.picture).catch(() => null))
      if (bytes === null) return { kind: "refused", refusal: { reason: "not-an-image", until: null, amount: null } }
      const answer = await calls.storeProof({ reference: step.command.reference, bytes }, { signal: closed.signal })
      if (Result.isSuccess(answer)) await keepChange(afterUpload(view.queue, step.picture, answer.success.image))
      return verdictOf(answer)
    }
    const answer = await calls.command(step.request, { signal: closed.signal })
    if (Result.isSuccess(answer)) {
      const known = stands.get(step.command.reference)
      if (!known || known.order < answer.success.now.order) stands.set(step.command.reference, answer.success.now)
      heard = heard && runAfterAnswer(heard, step.command, answer.success)
      await settled([step.command])
    }
    return verdictOf(answer)
  }

  /**
   * Sends everything that may be sent, until nothing is left or the connection breaks; answers whether anything was
   * sent.
   */
  async function send(): Promise<boolean> {
    let hasSent = false
    for (let step = nextStep(view.queue, stands); step; step = nextStep(view.queue, stands)) {
      show({ isSending: true })
      const { id, tries } = step.command
      const verdict = await take(step)
      if (closed.signal.aborted) return hasSent
      if (verdict.kind === "signed-out") {
        show({ line: "signed-out" })
        return hasSent
      }
      if (isForLater(verdict)) {
        const isBroken = verdict.kind === "broken"
        if (isBroken) await keepChange(afterBreak(view.queue, id))
        tryLater(isBroken ? tries + 1 : 0)
        return hasSent
      }
      if (verdict.kind === "refused") await keepChange(afterRefusal(view.queue, id, verdict.refusal))
      answered()
      hasSent = true
    }
    return hasSent
  }

  async function work(): Promise<void> {
    // Another window of this phone may have sent or dropped some commands, or stored more.
    const before = new Set(onPhone)
    const stored = await phone.commands().catch(() => null)
    if (stored) {
      for (const { id } of stored) onPhone.add(id)
      show({ queue: withStored(view.queue, stored, { kept: before, done }) })
    }
    // After a lost connection the run is read first: a delivery is sent only for the booking's current state.
    const wasSilent = view.line !== "answers"
    if (wasSilent) await read()
    if (view.line !== "answers") return
    const hasSent = await send()
    if (view.line === "answers" && (hasSent || !wasSilent)) await read()
  }

  function wake(): void {
    isWanted = true
    if (isWorking || closed.signal.aborted) return
    isWorking = true
    void (async () => {
      while (isWanted && !closed.signal.aborted) {
        isWanted = false
        await alone(work)
        show({ isSending: false })
      }
      isWorking = false
    })()
  }

  void (async () => {
    const run = await phone.run(date).catch(() => null)
    heard ??= run?.run ?? null
    show({ readAt: view.readAt ?? run?.readAt ?? null })
    wake()
  })()

  return {
    view: () => view,
    watch: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    give: async ({ booking: { reference }, now: { state } }, act, place) => {
      const command = { id: newId(), reference, act, at: now(), place, from: state, tries: 0, refusal: null }
      await settled(
        refusedOf(view.queue).filter((refused) => refused.reference === reference && refused.act.type === act.type),
      )
      await keepChange(withCommand(view.queue, command))
      wake()
      return command.id
    },
    keepPicture: async (bytes) => {
      const id = newId()
      pictures.set(id, bytes)
      await kept(phone.keepPicture(id, bytes))
      return id
    },
    sendAgain: async (id) => {
      await keepChange(givenAgain(view.queue, id))
      wake()
    },
    drop: async (ids) => {
      await settled(view.queue.filter(({ id }) => ids.includes(id)))
      wake()
    },
    wake,
    stop: () => {
      closed.abort()
      clearTimeout(timer)
    },
  }
}

const pictureOf = ({ act }: QueuedCommand): string | null =>
  act.type === "deliver" && act.proof.kind !== "pin" ? act.proof.picture : null

const isForLater = ({ kind }: QueueVerdict): boolean => kind === "again" || kind === "broken"
