import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Booking } from "../../booking/booking.ts"
import { type BookingNote, noteText } from "../../delivery/booking-note.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import {
  type BoardCursor,
  dueCursor,
  dueCursorIn,
  pickupCursor,
  pickupCursorIn,
} from "../../operations/board-cursor.ts"
import {
  bookingForDriver,
  cashForDriver,
  exceptionsForDriver,
  isDoneWith,
  logForDriver,
} from "../../operations/booking-for-driver.ts"
import { compareByDue, placeByDue } from "../../operations/due-next.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { Proofs } from "../../ports/driven/proofs.ts"
import { Ratings } from "../../ports/driven/ratings.ts"
import type { Change } from "../../ports/driven/unit-of-work.ts"
import type {
  BoardEntry,
  BoardPage,
  BoardQuery,
  BookingFile,
  NamedBooking,
} from "../../ports/driving/operations-service.ts"
import type { OnceOptions } from "../../ports/driving/service-failure.ts"
import { cancellationDone } from "../booking/cancellation-now.ts"
import type { Caller } from "../caller.ts"
import { type Decision, once } from "../once.ts"
import { boardEntries } from "./board-entries.ts"
import { movedBooking, seenBooking } from "./moved-booking.ts"

/** How many bookings are read at once when not every one is shown. */
const mostRead = 100

/**
 * A page of bookings for dispatchers. Those of a date are sorted by what is due next, so all of them are read; others
 * come from the store by pick-up date. Filters that the store cannot apply are applied here.
 */
export const listBoard = Effect.fn("listBoard")(function* (query: BoardQuery) {
  const limit = Math.min(Math.max(query.limit, 1), 100)
  const shown = query.date === null ? yield* byPickup(query, limit) : yield* byDue(query)
  const bookings = shown.slice(0, limit)
  const last = bookings.at(-1)
  const page: BoardPage = {
    bookings,
    next: shown.length > limit && last ? cursorOf(query, last) : null,
  }
  return page
})

/** Reads until a page is full and one more is known. */
const byPickup = Effect.fnUntraced(function* (query: BoardQuery, limit: number) {
  const read = yield* readerOf(query)
  const chunk = query.zone === null && !query.onlyExceptions ? limit + 1 : mostRead
  const shown: BoardEntry[] = []
  let after = query.cursor === null ? null : pickupCursorIn(query.cursor, query)
  while (shown.length <= limit) {
    const found = yield* read(after, chunk)
    shown.push(...found.filter(isShownBy(query)))
    after = endOf(found)
    if (found.length < chunk) break
  }
  return shown
})

/** All bookings of a date after the cursor. */
const byDue = Effect.fnUntraced(function* (query: BoardQuery) {
  const read = yield* readerOf(query)
  const begin = query.cursor === null ? null : dueCursorIn(query.cursor, query)
  const shown: BoardEntry[] = []
  let after: BoardCursor | null = null
  for (let isMore = true; isMore; ) {
    const found: readonly BoardEntry[] = yield* read(after, mostRead)
    shown.push(...found.filter(isShownBy(query)))
    after = endOf(found)
    isMore = found.length === mostRead
  }
  return shown
    .filter((entry) => begin === null || compareByDue(placeByDue(entry), begin) > 0)
    .toSorted((a, b) => compareByDue(placeByDue(a), placeByDue(b)))
})

const readerOf = Effect.fnUntraced(function* (query: BoardQuery) {
  const { market, date, states, bookingType, vehicle, driver, search } = query
  const board = yield* BookingBoard
  const entryOf = yield* boardEntries
  return (after: BoardCursor | null, limit: number) =>
    Effect.map(board.list({ market, date, states, bookingType, vehicle, driver, search, after, limit }), (found) =>
      found.map((stored) => entryOf(stored)),
    )
})

const isShownBy =
  ({ zone: asked, onlyExceptions }: BoardQuery) =>
  ({ zone, exceptions }: BoardEntry): boolean =>
    (asked === null || zone === asked) && (!onlyExceptions || exceptions.length > 0)

/** The end of what was read so far; null if nothing was. */
const endOf = (found: readonly BoardEntry[]): BoardCursor | null => {
  const last = found.at(-1)?.booking
  return last ? cursorAt(last) : null
}

const cursorOf = (query: BoardQuery, last: BoardEntry): string =>
  query.date === null ? pickupCursor(cursorAt(last.booking), query) : dueCursor(placeByDue(last), query)

const cursorAt = ({ pickupWindow, bookedAt, reference }: Booking): BoardCursor => ({
  date: pickupWindow.date,
  bookedAt,
  reference,
})

/** A whole booking; for a driver without its money. Nobody here sees its PIN. */
export const showFile = Effect.fn("showFile")(function* ({ reference: typed }: NamedBooking, caller: Caller) {
  const { stored, delivery } = yield* seenBooking(typed, caller)
  const { reference } = stored.booking
  const now = yield* Clock.currentTimeMillis
  const entry = (yield* boardEntries)(stored, delivery)
  const log = stored.log.map(withoutSeal)
  // Notes about people, the places where they were met, and their pictures and signatures are removed with their names.
  const isDone = isDoneWith(entry.booking, log, now)
  const shown = {
    ...entry,
    notes: yield* (yield* BookingBoard).notesOf(reference),
    proofs: (yield* (yield* Proofs).of(reference)).map(({ id, digest, at }) => ({ image: id, digest, at })),
  }
  const file: BookingFile =
    caller.actor.type === "porter"
      ? {
          ...shown,
          booking: bookingForDriver(entry.booking, log, now),
          ...(isDone && { notes: [], proofs: [] }),
          exceptions: exceptionsForDriver(entry.exceptions),
          holdEndsAt: null,
          disabledDrivers: [],
          till: cashForDriver(entry.booking, log, delivery),
          fee: null,
          log: logForDriver(isDone ? log.map(withoutPlace) : log, delivery.facts.driver),
          rating: null,
        }
      : {
          ...shown,
          till: delivery.till,
          fee: cancellationDone(stored)?.fee ?? null,
          log,
          rating: yield* (yield* Ratings).of(reference),
        }
  return file
})

/** With the server's secret, a seal would let its reader try all ten thousand PINs offline. */
const withoutSeal = (event: RecordedEvent): RecordedEvent =>
  event.type === "deliver" && event.proof.kind === "pin" ? { ...event, proof: { kind: "pin", seal: "" } } : event

const withoutPlace = (event: RecordedEvent): RecordedEvent => ({ ...event, place: null })

/** Writes a note that only staff read, once for each idempotency key. */
export const writeNote = Effect.fn("writeNote")(function* (
  request: NoteRequest,
  caller: Caller,
  options: OnceOptions = {},
) {
  return yield* once(
    { caller, options, request: { writeNote: request }, matter: "other", about: "own" },
    noted(request, caller),
  )
})

type NoteRequest = NamedBooking & { readonly text: string }

const noted = Effect.fnUntraced(function* ({ reference: typed, text }: NoteRequest, caller: Caller) {
  const { stored } = yield* movedBooking(typed, caller)
  const note: BookingNote = {
    id: yield* (yield* IdSource).token,
    text: noteText(text),
    by: { role: caller.actor.type, id: caller.actor.id },
    at: yield* Clock.currentTimeMillis,
  }
  const changes: readonly Change[] = [{ kind: "writeNote", reference: stored.booking.reference, note }]
  return { answer: note, changes } satisfies Decision<BookingNote>
})
