import type { Instant } from "@mersal/domain/calendar/zone"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"

/** Where a clock starts and how many of its seconds pass in a real one; 0 stops it. */
export interface ClockStart {
  readonly at: Instant
  readonly speed: number
}

/** A fiber that sleeps until a time of this clock. */
interface Sleeper {
  readonly dueAt: Instant
  readonly fiber: Fiber.Fiber<unknown, unknown>
  readonly wake: () => void
}

/** How long a moved clock waits for the work of one woken sleeper, in real milliseconds. */
const patience = 10_000
/** In milliseconds; Node fires a longer timer at once. */
const longestTimer = 2 ** 31 - 1

/**
 * The server's clock, and the only code on it that reads the machine's clock. Outside production it can be moved:
 * sleepers that became due are woken one after the other, each at its own time, and the move ends when their work is
 * done.
 */
export class ServerClock implements Clock.Clock {
  #anchor: { readonly at: Instant; readonly realAt: number; readonly speed: number }
  readonly #sleepers = new Set<Sleeper>()
  /** Fibers woken by a move, with the function to call when they end or sleep again. */
  readonly #working = new Map<Fiber.Fiber<unknown, unknown>, () => void>()
  #timer: NodeJS.Timeout | undefined
  #moves: Promise<void> = Promise.resolve()
  readonly #afterMoves = new Set<() => Promise<void>>()

  constructor(start: ClockStart | null) {
    const realAt = Date.now()
    this.#anchor = { at: start?.at ?? realAt, realAt, speed: start?.speed ?? 1 }
  }

  get speed(): number {
    return this.#anchor.speed
  }

  currentTimeMillisUnsafe(): Instant {
    const { at, realAt, speed } = this.#anchor
    return Math.floor(at + (Date.now() - realAt) * speed)
  }
  readonly currentTimeMillis = Effect.sync(() => this.currentTimeMillisUnsafe())

  currentTimeNanosUnsafe(): bigint {
    return BigInt(this.currentTimeMillisUnsafe()) * 1_000_000n
  }
  readonly currentTimeNanos = Effect.sync(() => this.currentTimeNanosUnsafe())

  /** For measuring durations: real time, whatever the clock shows. */
  monotonicTimeNanosUnsafe(): bigint {
    return process.hrtime.bigint()
  }
  readonly monotonicTimeNanos = Effect.sync(() => this.monotonicTimeNanosUnsafe())

  sleep(duration: Duration.Duration): Effect.Effect<void> {
    return Effect.withFiber((fiber) =>
      Effect.callback<void>((resume) => {
        const dueAt = this.currentTimeMillisUnsafe() + Duration.toMillis(duration)
        const sleeper: Sleeper = { dueAt, fiber, wake: () => resume(Effect.void) }
        this.#sleepers.add(sleeper)
        this.#working.get(fiber)?.()
        this.#setTimer()
        return Effect.sync(() => {
          this.#sleepers.delete(sleeper)
          this.#setTimer()
        })
      }),
    )
  }

  /** Sets the time, wakes every sleeper that became due on the way, and resolves when their work is done. */
  moveTo(target: Instant): Promise<void> {
    return this.#move(() => target)
  }

  advance(milliseconds: number): Promise<void> {
    return this.#move(() => this.currentTimeMillisUnsafe() + milliseconds)
  }

  /** The target is computed when the move's turn comes: two moves by a minute are two minutes. */
  #move(where: () => Instant): Promise<void> {
    return this.#inTurn(async () => {
      const target = where()
      for (let next = this.#firstDue(target); next; next = this.#firstDue(target)) {
        this.#show(Math.max(next.dueAt, this.currentTimeMillisUnsafe()), this.speed)
        await this.#workOf(next)
      }
      this.#show(target, this.speed)
      for (const work of this.#afterMoves) await within(patience, work())
    })
  }

  /**
   * Adds work to do at the end of every move, which waits for it: for code that looks for due work in its own records
   * instead of sleeping until a time. Answers a function that removes it.
   */
  afterMove(work: () => Promise<void>): () => void {
    this.#afterMoves.add(work)
    return () => this.#afterMoves.delete(work)
  }

  setSpeed(speed: number): Promise<void> {
    return this.#inTurn(async () => this.#show(this.currentTimeMillisUnsafe(), speed))
  }

  #inTurn(move: () => Promise<void>): Promise<void> {
    this.#moves = this.#moves.then(move)
    return this.#moves
  }

  #show(at: Instant, speed: number): void {
    this.#anchor = { at, realAt: Date.now(), speed }
    this.#setTimer()
  }

  #firstDue(by: Instant): Sleeper | undefined {
    let first: Sleeper | undefined
    for (const sleeper of this.#sleepers) {
      if (sleeper.dueAt <= by && (!first || sleeper.dueAt < first.dueAt)) first = sleeper
    }
    return first
  }

  /** Wakes a sleeper and waits until its fiber has ended or sleeps again. */
  #workOf(sleeper: Sleeper): Promise<void> {
    return new Promise((resolve) => {
      const stopWatching = sleeper.fiber.addObserver(() => done())
      const overdue = setTimeout(() => done(), patience)
      const done = () => {
        clearTimeout(overdue)
        stopWatching()
        this.#working.delete(sleeper.fiber)
        resolve()
      }
      this.#working.set(sleeper.fiber, done)
      this.#wake(sleeper)
    })
  }

  #wake(sleeper: Sleeper): void {
    this.#sleepers.delete(sleeper)
    sleeper.wake()
  }

  /** Sets the one real timer to the sleeper that is due first, at the clock's present speed. */
  #setTimer(): void {
    clearTimeout(this.#timer)
    const first = this.#firstDue(Number.POSITIVE_INFINITY)
    if (!first || this.speed === 0 || !Number.isFinite(first.dueAt)) return
    const realWait = (first.dueAt - this.currentTimeMillisUnsafe()) / this.speed
    this.#timer = setTimeout(
      () => {
        for (let due = this.#firstDue(this.currentTimeMillisUnsafe()); due; ) {
          this.#wake(due)
          due = this.#firstDue(this.currentTimeMillisUnsafe())
        }
        this.#setTimer()
      },
      Math.min(Math.max(0, Math.ceil(realWait)), longestTimer),
    )
  }
}

/** Waits for work, but for at most this many real milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patienceEnded = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patienceEnded])
  clearTimeout(timer)
}

/** Makes this Effect's own clock, so that use cases ask for the time or sleep as usual. */
export const clockLayer = (clock: ServerClock): Layer.Layer<never> => Layer.succeed(Clock.Clock)(clock)
