import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { parseReference } from "../../booking/reference.ts"
import { sanitise } from "../../booking/text-sanitiser.ts"
import { parseLocalDate } from "../../calendar/local-date.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import type { RecordedEvent } from "../../delivery/delivery-event.ts"
import { type BoardCursor, BookingBoard } from "../../ports/driven/booking-board.ts"
import { IdSource } from "../../ports/driven/id-source.ts"
import { Proofs } from "../../ports/driven/proofs.ts"
import { Ratings } from "../../ports/driven/ratings.ts"
import { UnitOfWork } from "../../ports/driven/unit-of-work.ts"
import type {
  BoardEntry,
  BoardPage,
  BoardQuery,
  BookingFile,
  NamedBooking,
} from "../../ports/driving/operations-service.ts"
import type { Caller } from "../caller.ts"
import { boardEntries } from "./board-entries.ts"
import { movedBooking } from "./moved-booking.ts"

/** So many bookings are read at once, where not every one that is read is shown. */
const mostRead = 100

/** A page of bookings for dispatchers. What the store cannot tell is looked at here, so it is read until a page is full. */
export const listBoard = Effect.fn("listBoard")(function* (query: BoardQuery) {
  const limit = Math.min(Math.max(query.limit, 1), 100)
  const { market, date, states, bookingType, vehicle, driver, search } = query
  const asked = { market, date, states, bookingType, vehicle, driver, search }
  const board = yield* BookingBoard
  const entryOf = yield* boardEntries
  const isShown = ({ zone, exceptions }: BoardEntry): boolean =>
    (query.zone === null || zone === query.zone) && (!query.onlyExceptions || exceptions.length > 0)
  const chunk = query.zone === null && !query.onlyExceptions ? limit + 1 : mostRead
  const shown: BoardEntry[] = []
  let after = query.cursor === null ? null : cursorIn(query.cursor)
  while (shown.length <= limit) {
    const found = yield* board.list({ ...asked, after, limit: chunk })
    const entries = found.map((stored) => entryOf(stored))
    shown.push(...entries.filter(isShown))
    const last = entries.at(-1)?.booking
    if (!last || found.length < chunk) break
    after = { date: last.pickupWindow.date, reference: last.reference }
  }
  const bookings = shown.slice(0, limit)
  const last = bookings.at(-1)?.booking
  const page: BoardPage = {
    bookings,
    next: shown.length > limit && last ? `${last.pickupWindow.date}.${last.reference}` : null,
  }
  return page
})

/** "2026-11-21.AE0000000000011": where the page before ended. */
function cursorIn(text: string): BoardCursor | null {
  const [day = "", typed = ""] = text.split(".")
  const date = parseLocalDate(day)
  const reference = parseReference(typed)
  return date && reference ? { date, reference } : null
}

/** A booking whole. Its customer's e-mail is no matter of a driver, and its PIN of nobody here. */
export const showFile = Effect.fn("showFile")(function* ({ reference: typed }: NamedBooking, caller: Caller) {
  const { stored, delivery } = yield* movedBooking(typed, caller)
  const { reference } = stored.booking
  const entry = (yield* boardEntries)(stored, delivery)
  const { customer } = entry.booking
  const isDriver = caller.actor.type === "porter"
  const file: BookingFile = {
    ...entry,
    booking: isDriver ? { ...entry.booking, customer: { ...customer, email: "" } } : entry.booking,
    till: delivery.till,
    log: stored.log.map(withoutSeal),
    notes: yield* (yield* BookingBoard).notesOf(reference),
    proofs: (yield* (yield* Proofs).of(reference)).map(({ id, digest, at }) => ({ image: id, digest, at })),
    rating: isDriver ? null : yield* (yield* Ratings).of(reference),
  }
  return file
})

/** A seal would let whoever reads it try all ten thousand PINs at home, had he the server's secret. */
const withoutSeal = (event: RecordedEvent): RecordedEvent =>
  event.type === "deliver" && event.proof.kind === "pin" ? { ...event, proof: { kind: "pin", seal: "" } } : event

export const writeNote = Effect.fn("writeNote")(function* (
  { reference: typed, text }: NamedBooking & { readonly text: string },
  caller: Caller,
) {
  const { stored } = yield* movedBooking(typed, caller)
  const note: BookingNote = {
    id: yield* (yield* IdSource).token,
    text: sanitise(text).trim(),
    by: { role: caller.actor.type, id: caller.actor.id },
    at: yield* Clock.currentTimeMillis,
  }
  const work = yield* UnitOfWork
  yield* Effect.orDie(work.commit([{ kind: "writeNote", reference: stored.booking.reference, note }]))
  return note
})
