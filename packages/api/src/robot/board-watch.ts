import { setTimeout as pause } from "node:timers/promises"
import type { BookingState } from "@mersal/domain/booking/booking"
import { everyBooking } from "@mersal/domain/ports/driving/every-booking"
import type { BoardNews, BoardPage } from "@mersal/domain/ports/driving/operations-service"
import type { Services } from "@mersal/domain/ports/driving/services"
import * as Result from "effect/Result"
import { must } from "./expectation.ts"
import type { Worker } from "./staff.ts"

/** A dispatcher who has watched the board all day without reloading it. */
export interface BoardWatch {
  /** Waits until he sees the booking in this state; answers the state that he saw last. */
  readonly sees: (reference: string, state: BookingState) => Promise<BookingState | null>
  /** Answers why he could not watch to the end; null if he could. */
  readonly stop: () => Promise<string | null>
}

/** How long the last changes may take to arrive, and how often to look, in milliseconds. */
const patience = 20_000
const rest = 50

/** Follows the board's changes, and resumes after an ended session or a broken connection. */
export function watchBoard(worker: Worker): BoardWatch {
  const states = new Map<string, BookingState>()
  const stopped = new AbortController()
  const { signal } = stopped

  const hear = async (news: BoardNews): Promise<void> => {
    if (news.kind === "booking") states.set(news.reference, news.state)
    if (news.kind === "reload") await readAll()
  }
  /** His session may end at any moment: while the clock is moved over a night he cannot know how late it is. */
  const asked = async <Value, Failure>(
    call: (services: Services) => Promise<Result.Result<Value, Failure>>,
    what: string,
  ): Promise<Value> => {
    const answer = await call(await worker.services())
    return Result.isSuccess(answer) ? answer.success : must(call(await worker.signedInAnew()), what)
  }
  const readAll = async (): Promise<void> => {
    let cursor: string | null = null
    do {
      const after: string | null = cursor
      const ask = ({ operations }: Services) => operations.bookings({ ...everyBooking, limit: 100, cursor: after })
      const page: BoardPage = await asked(ask, "The board's list")
      for (const { booking, now } of page.bookings) states.set(booking.reference, now.state)
      cursor = page.next
    } while (cursor !== null)
  }
  const follow = async (): Promise<void> => {
    let after: string | null = null
    while (!signal.aborted) {
      const from: string | null = after
      const open = ({ operations }: Services) => operations.followBoard({ after: from }, { signal })
      const news: AsyncIterable<BoardNews> = await asked(open, "The board's stream")
      for await (const piece of news) {
        after = piece.id
        await hear(piece)
      }
    }
  }
  let broken: string | null = null
  const following = follow().catch((error) => {
    if (!signal.aborted) broken = `the board's stream: ${error}`
  })

  return {
    sees: async (reference, state) => {
      const isWanted = (): boolean => states.get(reference) !== state && broken === null
      for (let waited = 0; isWanted() && waited < patience; waited += rest) await pause(rest)
      return states.get(reference) ?? null
    },
    stop: async () => {
      stopped.abort()
      await following
      return broken
    },
  }
}
