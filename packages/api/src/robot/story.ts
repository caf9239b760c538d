import type { Booking } from "@mersal/domain/booking/booking"
import type { Money } from "@mersal/domain/money/money"
import type { Services } from "@mersal/domain/ports/driving/services"
import type { Agenda } from "./agenda.ts"
import type { BoardWatch } from "./board-watch.ts"
import type { Customer, Placed } from "./customer.ts"
import { must, Unexpected } from "./expectation.ts"
import type { Mailbox } from "./mailbox.ts"
import type { PlannedBooking } from "./plan/day-plan.ts"
import type { Driver, Worker } from "./staff.ts"

/** Everybody of a day, and what they share. */
export interface Cast {
  readonly agenda: Agenda
  readonly mailbox: Mailbox
  /** Two dispatchers, who work on the same bookings. */
  readonly desk: readonly [Worker, Worker]
  readonly drivers: Readonly<Record<Booking["market"], readonly Driver[]>>
  /** Anybody who has only a reference. */
  readonly stranger: Services
  readonly board: BoardWatch
  /** Where cards were charged: the origins of their pages. */
  readonly banks: Set<string>
  /** A line of the day's log. */
  readonly say: (booking: string, words: string) => void
}

/** What a driver took of a booking's money. */
export interface CashTaken {
  readonly driver: string
  readonly amount: Money
}

/** One booking of the day as it runs: what its people did, to be compared with the product at the end. */
export class Story {
  readonly planned: PlannedBooking
  readonly cast: Cast
  readonly customer: Customer
  readonly cash: CashTaken[] = []
  /** The announced cancellation fee; null if the customer did not cancel. */
  fee: Money | null = null
  driver: Driver | null = null
  /** Why it did not go as planned; null if it did. */
  broken: string | null = null
  #placed: Placed | null = null
  #commands = 0

  constructor(planned: PlannedBooking, cast: Cast, customer: Customer) {
    this.planned = planned
    this.cast = cast
    this.customer = customer
  }

  get reference(): string | null {
    return this.#placed?.reference ?? null
  }

  get placed(): Placed {
    if (!this.#placed) throw new Unexpected("Nothing was booked")
    return this.#placed
  }

  begin(placed: Placed): void {
    this.#placed = placed
  }

  say(words: string): void {
    this.cast.say(this.placed.reference, words)
  }

  /** Its present windows and people, as the desk reads them. */
  async booking(): Promise<Booking> {
    const { operations } = await this.cast.desk[0].services()
    return (await must(operations.booking(this.placed), "A booking's file")).booking
  }

  commandId(): string {
    this.#commands += 1
    return `robot-${this.placed.reference}-${this.#commands}`
  }
}
