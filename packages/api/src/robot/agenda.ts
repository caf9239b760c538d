import type { Instant } from "@mersal/domain/calendar/zone"

/** How a day's time passes: by waiting, or by moving the clock. */
export interface DayClock {
  readonly now: () => Instant
  /** Resolves at that time, or at once if it is over. */
  readonly reach: (at: Instant) => Promise<void>
}

/** Something that one life at a time may have, in the order of asking: a driver's attention. */
export interface Turn {
  /** Resolves at the caller's turn, with the function that ends the turn. */
  readonly take: () => Promise<() => void>
  /** How many have it or wait for it. */
  readonly length: () => number
}

interface Waiting {
  readonly at: Instant
  readonly order: number
  readonly wake: () => void
}

/**
 * Lives that run side by side through one day. Each says until when it waits; when all are waiting, the clock goes to
 * the earliest time and the lives that are due go on. With one at a time a day is the same in every run.
 */
export class Agenda {
  readonly #clock: DayClock
  readonly #together: number
  readonly #waiting: Waiting[] = []
  #order = 0
  #awake = 0
  #allWait: () => void = () => {}

  /** @param together how many go on at once, if that many are due within ten minutes */
  constructor(clock: DayClock, together: number) {
    this.#clock = clock
    this.#together = together
  }

  readonly now = (): Instant => this.#clock.now()

  /** Resolves when that time has come and it is the life's turn. */
  readonly until = (at: Instant): Promise<void> =>
    new Promise((wake) => {
      this.#wait(at, wake)
      this.#rest()
    })

  /** Runs all lives to their ends. A life that throws ends the day. */
  async run(lives: readonly (() => Promise<void>)[]): Promise<void> {
    const ends = lives.map(async (life) => {
      await new Promise<void>((wake) => this.#wait(this.now(), wake))
      try {
        await life()
      } finally {
        this.#rest()
      }
    })
    const allEnded = Promise.all(ends)
    // Errors are reported by awaiting all lives, below.
    allEnded.catch(() => {})
    while (this.#waiting.length > 0) {
      const next = this.#next()
      await this.#clock.reach(Math.max(...next.map(({ at }) => at)))
      await new Promise<void>((resolve) => {
        this.#allWait = resolve
        this.#awake += next.length
        for (const { wake } of next) wake()
      })
    }
    await allEnded
  }

  turn(): Turn {
    const queue: (() => void)[] = []
    const give = (): void => {
      queue.shift()
      const following = queue[0]
      // It waits for its turn like all others, so that never more than allowed go on at once.
      if (following) this.#wait(this.now(), following)
    }
    return {
      take: () =>
        new Promise((resolve) => {
          queue.push(() => resolve(give))
          if (queue.length === 1) resolve(give)
          else this.#rest()
        }),
      length: () => queue.length,
    }
  }

  #wait(at: Instant, wake: () => void): void {
    this.#order += 1
    this.#waiting.push({ at, order: this.#order, wake })
  }

  #rest(): void {
    this.#awake -= 1
    if (this.#awake === 0) this.#allWait()
  }

  #next(): readonly Waiting[] {
    this.#waiting.sort((one, other) => one.at - other.at || one.order - other.order)
    const first = this.#waiting[0]?.at ?? 0
    const beyond = this.#waiting.findIndex(({ at }) => at > first + spread)
    const due = beyond < 0 ? this.#waiting.length : beyond
    return this.#waiting.splice(0, Math.min(this.#together, due))
  }
}

/** How much later than the first, in milliseconds, a life may be due and still go on with it. */
const spread = 10 * 60_000
