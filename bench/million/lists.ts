import { repositories } from "@mersal/adapters-db/layer"
import { databaseConnection } from "@mersal/adapters-db/open-database"
import { localDate } from "@mersal/domain/calendar/local-date"
import { BookingBoard } from "@mersal/domain/ports/driven/booking-board"
import { Bookings } from "@mersal/domain/ports/driven/bookings"
import { DayBooks } from "@mersal/domain/ports/driven/day-books"
import { LeadDesk } from "@mersal/domain/ports/driven/lead-desk"
import { RecentBookings } from "@mersal/domain/ports/driven/recent-bookings"
import { everyBooking } from "@mersal/domain/testing/every-booking"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { filledUntil } from "../database/fill.ts"
import { inMiddle } from "../database/ratios.ts"

const today = localDate("2026-11-21")
const aDay = { from: filledUntil - 86_400_000, to: filledUntil }

const ofMarket = { ...everyBooking, market: "AE", limit: 50 } as const

const ownBookings = { isSandbox: false, states: [], from: null, to: null, after: null, limit: 20 } as const

/** The lists of staff and customers, by name. */
const lists = {
  "the day board": BookingBoard.use((board) => board.ofDay("AE", today)),
  "a driver's run": BookingBoard.use((board) => board.runOf("driver-3", today)),
  "bookings under way without a driver": BookingBoard.use((board) =>
    board.list({ ...ofMarket, states: ["confirmed"], driver: "none" }),
  ),
  "a name that nobody has, among all bookings": BookingBoard.use((board) =>
    board.list({ ...ofMarket, search: "nobody of this name" }),
  ),
  "an account's own bookings": Bookings.use((bookings) =>
    bookings.list({ ...ownBookings, owner: { kind: "account", id: "account-3" } }),
  ),
  "a company's bookings": Bookings.use((bookings) =>
    bookings.list({ ...ownBookings, owner: { kind: "company", id: "company-9" } }),
  ),
  "the last bookings of a market": RecentBookings.use((recent) => recent.list("AE", 200)),
  "new leads": LeadDesk.use((leads) =>
    leads.list({ market: "AE", kind: null, state: "new", ownerId: null, after: null, limit: 50 }),
  ),
  "the lines of a day": DayBooks.use((books) => books.lines("AED", aDay, { offset: 0, limit: 500 })),
  "the turnover of a day": DayBooks.use((books) => books.turnover("AED", aDay)),
} as const

/** How long each list takes in a database, in milliseconds, and the longest time for which it blocks other requests. */
export function timesOfLists(
  path: string,
): Promise<ReadonlyMap<string, { readonly whole: number; readonly blocked: number }>> {
  const timed = Effect.gen(function* () {
    const times = new Map<string, { readonly whole: number; readonly blocked: number }>()
    for (const [name, list] of Object.entries(lists)) {
      const rounds: number[] = []
      const longest: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const others = new Others()
        const started = performance.now()
        yield* list
        rounds.push(performance.now() - started)
        longest.push(others.stop())
      }
      times.set(name, { whole: inMiddle(rounds), blocked: inMiddle(longest) })
    }
    return times
  })
  const stage = repositories().pipe(Layer.provideMerge(databaseConnection({ kind: "sqlite", path })))
  return Effect.runPromise(Effect.provide(timed, stage))
}

/** Another user who asks in every turn of the event loop, and records his longest wait. */
class Others {
  #last = performance.now()
  #longest = 0
  #next = setImmediate(() => this.#turn())

  #turn(): void {
    this.#look()
    this.#next = setImmediate(() => this.#turn())
  }

  #look(): void {
    const now = performance.now()
    this.#longest = Math.max(this.#longest, now - this.#last)
    this.#last = now
  }

  stop(): number {
    clearImmediate(this.#next)
    this.#look()
    return this.#longest
  }
}
