import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { type DriverPosition, isFreshPosition } from "../../delivery/driver-position.ts"
import { type Desk, desks } from "../../operations/desk.ts"
import { BoardChanges, type ChangedBooking, type DeskVersions } from "../../ports/driven/board-changes.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { Drivers } from "../../ports/driven/drivers.ts"
import type { BoardNews, NewsRequest } from "../../ports/driving/operations-service.ts"
import type { CallOptions } from "../../ports/driving/service-failure.ts"
import { accountIdOf, type Caller } from "../caller.ts"
import { isStillLetIn, type LettingInPorts } from "../still-let-in.ts"

type NewsPorts = BoardChanges | BookingBoard | Drivers | LettingInPorts

type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure, NewsPorts>,
  options?: CallOptions,
) => Promise<Result.Result<Value, Failure>>

/** More changed bookings than this are not reported one by one. */
const mostChanges = 500

/** What a stream has reported so far. */
interface Told {
  /** The pulse of the last report; lower than any other before the first. */
  readonly pulse: number
  readonly mark: number
  /** The numbers of the last reported changes, by booking. */
  readonly bookings: ReadonlyMap<string, number>
  readonly positions: ReadonlyMap<string, DriverPosition>
  /** The desks' versions at that time. */
  readonly desks: DeskVersions
  /** For a driver's stream, his bookings; null for dispatchers, who see all. */
  readonly own: ReadonlySet<string> | null
}

interface Step {
  readonly told: Told
  readonly news: readonly BoardNews[]
}

/** Changes on the board, for as long as the reader stays signed in. */
export const boardNews = (run: Run, caller: Caller, request: NewsRequest, options: CallOptions) =>
  newsOf(run, caller, beginBoard(request), options)

/** The same for the caller's own run. */
export const runNews = (run: Run, caller: Caller, request: NewsRequest, options: CallOptions) =>
  newsOf(run, caller, beginRun(request, accountIdOf(caller)), options)

async function newsOf(
  run: Run,
  caller: Caller,
  begin: Effect.Effect<Step, never, NewsPorts>,
  options: CallOptions,
): Promise<Result.Result<AsyncIterable<BoardNews>, never>> {
  const first = await run(begin, options)
  return Result.map(first, (step) => pieces(run, caller, step, options))
}

async function* pieces(run: Run, caller: Caller, first: Step, options: CallOptions): AsyncGenerator<BoardNews> {
  let step: Step | null = first
  while (step !== null) {
    yield* step.news
    const told: Told = step.told
    const next: Result.Result<Step | null, never> | null = await run(nextStep(told, caller), options).catch(
      (stopped) => {
        if (hasGone(options)) return null
        throw stopped
      },
    )
    step = next === null ? null : Result.getOrThrow(next)
  }
}

/** The domain does not know the platform's AbortSignal. */
const hasGone = ({ signal }: CallOptions): boolean =>
  (signal as { readonly aborted?: boolean } | undefined)?.aborted === true

/** Where a reader starts: after his last piece of news, or anew if that is unknown or too old. */
const beginBoard = Effect.fnUntraced(function* ({ after }: NewsRequest) {
  const told = yield* toldNothing(null)
  const from = markIn(after)
  if (from !== null && from <= told.mark) {
    // Numbers of changes cover bookings only; any desk may have changed since.
    const news = [piece(from, "begun"), ...desks.map((desk) => deskPiece(from, desk))]
    return { told: { ...told, mark: from, bookings: new Map() }, news } satisfies Step
  }
  return { told, news: [piece(told.mark, after === null ? "begun" : "reload")] } satisfies Step
})

/** A driver is not told which bookings were taken from him meanwhile, so after any change he reads his run again. */
const beginRun = Effect.fnUntraced(function* ({ after }: NewsRequest, driver: string) {
  const own = new Set<string>()
  const told = yield* toldNothing(own)
  for (const { booking } of yield* (yield* BookingBoard).openOf(driver)) own.add(booking.reference)
  const isUpToDate = after === null || markIn(after) === told.mark
  return { told, news: [piece(told.mark, isUpToDate ? "begun" : "reload")] } satisfies Step
})

/** For a reader who has just read everything: what is counted until now is no news to him. */
const toldNothing = Effect.fnUntraced(function* (own: Told["own"]) {
  const changes = yield* BoardChanges
  const mark = yield* changes.mark
  const known = yield* changes.since(mark, mostChanges)
  const bookings = new Map(known.filter((one) => one.mark <= mark).map((one) => [one.reference, one.mark]))
  const told: Told = { pulse: -1, mark, bookings, positions: new Map(), desks: yield* changes.desks, own }
  return told
})

const piece = (mark: number, kind: "begun" | "reload"): BoardNews => ({ id: idOf(mark), kind })

const deskPiece = (mark: number, desk: Desk): BoardNews => ({ id: idOf(mark), kind: "desk", desk })

/** The changes at the next pulse; null once the session has ended. */
const nextStep = Effect.fnUntraced(function* (told: Told, caller: Caller) {
  const pulse = yield* (yield* BoardChanges).pulseAfter(told.pulse)
  if (!(yield* isStillLetIn(caller))) return null
  const now = told.own === null ? yield* (yield* BoardChanges).desks : told.desks
  const changed = yield* (yield* BoardChanges).since(told.mark, mostChanges + 1)
  if (changed.length > mostChanges) {
    const mark = yield* (yield* BoardChanges).mark
    return {
      told: { ...told, pulse, mark, bookings: new Map(), desks: now },
      news: [piece(mark, "reload")],
    } satisfies Step
  }
  const fresh = changed.filter(({ reference, mark }) => told.bookings.get(reference) !== mark)
  const own = told.own && new Set(told.own)
  const mark = Math.max(told.mark, ...changed.map((one) => one.mark))
  const news = fresh.flatMap((one) => tellBooking(one, own, accountIdOf(caller)))
  const positions = own === null ? yield* freshPositions() : told.positions
  return {
    told: {
      pulse,
      mark,
      bookings: new Map(changed.map((one) => [one.reference, one.mark])),
      positions,
      desks: now,
      own,
    },
    news: [...news, ...tellDesks(told.desks, now, mark), ...tellPositions(told.positions, positions, mark)],
  } satisfies Step
})

/** For a driver his own bookings only; one that is no longer his comes without its driver. */
function tellBooking(changed: ChangedBooking, own: Set<string> | null, driver: string): readonly BoardNews[] {
  const { reference, state, order, revision, mark } = changed
  const told = { id: idOf(mark), kind: "booking", reference, state, order, revision } as const
  if (own === null) return [{ ...told, driver: changed.driver }]
  if (changed.driver === driver) {
    own.add(reference)
    return [{ ...told, driver }]
  }
  return own.delete(reference) ? [{ ...told, driver: null }] : []
}

const tellDesks = (before: DeskVersions, now: DeskVersions, mark: number): readonly BoardNews[] =>
  desks.filter((desk) => before[desk] !== now[desk]).map((desk) => deskPiece(mark, desk))

const freshPositions = Effect.fnUntraced(function* () {
  const now = yield* Clock.currentTimeMillis
  const all = yield* (yield* Drivers).positions
  return new Map([...all].filter(([, position]) => isFreshPosition(position, now)))
})

function tellPositions(before: Told["positions"], after: Told["positions"], mark: number): readonly BoardNews[] {
  const id = idOf(mark)
  const moved = [...after].filter(([driver, { at }]) => before.get(driver)?.at !== at)
  const gone = [...before.keys()].filter((driver) => !after.has(driver))
  return [
    ...moved.map(([driver, position]) => ({ id, kind: "position", driver, position }) as const),
    ...gone.map((driver) => ({ id, kind: "position", driver, position: null }) as const),
  ]
}

const idOf = (mark: number): string => String(mark)

const markIn = (id: string | null): number | null => (id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null)
