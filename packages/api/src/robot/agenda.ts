import type { Instant } from "@mersal/domain/calendar/zone"

/** How the time of a day passes: by waiting for it, or by moving it. */
export interface DayClock {
  readonly now: () => Instant
  /** Resolves when it is that time, or was already. */
  readonly reach: (at: Instant) => Promise<void>
}

/** Something that one life at a time may have, in the order in which they ask: a driver's attention. */
export interface Turn {
  /** Resolves when it is one's own; call what is answered when done. */
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
 * Lives that go on side by side through one day. Each says until when it waits; when all do, the clock goes to the earliest
 * and those whose time it is go on. With one at a time a day is the same whenever it is run.
 */
export class Agenda {
  readonly #clock: DayClock
  readonly #together: number
  readonly #waiting: Waiting[] = []
  #order = 0
  #awake = 0
  #allWait: () => void = () => {}

  /** @param together how many go on at once, where so many have something to do within ten minutes */
  constructor(clock: DayClock, together: number) {
    this.#clock = clock
    this.#together = together
  }

  readonly now = (): Instant => this.#clock.now()

  /** Resolves when it is that time and one's turn. */
  readonly until = (at: Instant): Promise<void> =>
    new Promise((wake) => {
      this.#wait(at, wake)
      this.#rest()
    })

  /** Runs all of them to their ends. A life that throws ends the day. */
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
    // Nobody is told here of a life that throws: whoever awaits them all is, below.
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
      // In its turn among all others, so that never more go on than may.
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

/** Whoever waits for so much longer than the first, in milliseconds, may go on with him. */
const spread = 10 * 60_000
