import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { addDays } from "../../calendar/local-date.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { WebhookDelivery } from "../../consumer/webhook.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import { isLeftOver } from "../../delivery/carried.ts"
import { beginDelivery, type Delivery, isEnd } from "../../delivery/delivery.ts"
import { type DriverPosition, isOnLeg } from "../../delivery/driver-position.ts"
import { matchesSearch } from "../../operations/board-search.ts"
import type { DriverMeans } from "../../operations/driver-means.ts"
import { isCash } from "../../payment/payment-method.ts"
import { BoardChanges, type ChangedBooking, type DeskVersions } from "../../ports/driven/board-changes.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { BookingChanges } from "../../ports/driven/booking-changes.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OperationsChange } from "../../ports/driven/changes/operations.ts"
import { type Driver, Drivers } from "../../ports/driven/drivers.ts"
import { type ProofEntry, Proofs, type StoredProof } from "../../ports/driven/proofs.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import type { RecipientAnswer, RecipientRequest } from "../../recipient/recipient-request.ts"
import { forgottenUntil } from "../../retention/retention.ts"
import { type Applying, isNew } from "./tables.ts"

export interface StoredNote {
  readonly reference: Reference
  readonly note: BookingNote
}

export const operationsTables = () => ({
  /** Where bookings were after their last event; missing before the first. */
  stands: new Map<Reference, Delivery>(),
  pinTries: new Map<Reference, number>(),
  notes: new Map<string, StoredNote>(),
  positions: new Map<string, DriverPosition>(),
  means: new Map<string, DriverMeans>(),
  proofs: new Map<string, StoredProof>(),
  recipientRequests: new Map<string, RecipientRequest>(),
})

/** What operations read of other areas. */
type Neighbours = {
  readonly bookings: Map<Reference, StoredBooking>
  readonly accounts: Map<string, Account>
  readonly facts: Map<string, { readonly at: Instant }>
  readonly consents: Map<string, { readonly accountId: string | null; readonly consent: { readonly at: Instant } }>
  readonly subscriptions: Map<string, { readonly createdAt: Instant }>
  readonly outbox: Map<string, { readonly doneAt: Instant | null }>
  readonly deliveries: Map<string, { readonly delivery: Pick<WebhookDelivery, "state" | "happenedAt"> }>
}

type Tables = ReturnType<typeof operationsTables> & Neighbours

export const applyingOperations: Applying<OperationsChange, Tables> = {
  recordEvent({ bookings, stands }, { reference, event, after }) {
    const stored = bookings.get(reference)
    if (stored?.log.length !== event.order - 1) return false
    const { commandId } = event
    if (commandId !== null && stored.log.some((earlier) => earlier.commandId === commandId)) return false
    bookings.set(reference, { ...stored, log: [...stored.log, event] })
    stands.set(reference, after)
    return true
  },
  countPinTry({ pinTries }, { reference, most }) {
    const tries = pinTries.get(reference) ?? 0
    if (tries >= most) return false
    pinTries.set(reference, tries + 1)
    return true
  },
  writeNote({ notes }, { reference, note }) {
    notes.set(note.id, { reference, note })
    return true
  },
  notePosition({ positions }, { driver, position }) {
    const { pace, ...place } = position
    const kept = pace === null || pace === undefined ? place : position
    if ((positions.get(driver)?.at ?? Number.NEGATIVE_INFINITY) <= position.at) positions.set(driver, kept)
    return true
  },
  setMeans({ means: all }, { driver, means }) {
    all.set(driver, means)
    return true
  },
  forgetPosition({ positions }, { driver }) {
    positions.delete(driver)
    return true
  },
  storeProof({ proofs }, { proof, most }) {
    const others = [...proofs.values()].filter(({ reference }) => reference === proof.reference)
    if (others.length >= most || others.some(({ digest }) => digest === proof.digest)) return false
    proofs.set(proof.id, proof)
    return true
  },
  forgetOld({ positions, recipientRequests, outbox, deliveries, subscriptions, proofs, notes, ...others }, { at }) {
    forget(others.facts, (fact) => fact.at, forgottenUntil("analyticsEvents", at))
    forget(
      others.consents,
      ({ accountId, consent }) => (accountId === null ? consent.at : null),
      forgottenUntil("consents", at),
    )
    forget(proofs, ({ at: storedAt }) => storedAt, forgottenUntil("proofs", at))
    forget(notes, ({ note }) => note.at, forgottenUntil("notes", at))
    forget(subscriptions, ({ createdAt }) => createdAt, forgottenUntil("pushSubscriptions", at))
    forget(positions, (position) => position.at, forgottenUntil("driverPositions", at))
    forget(recipientRequests, ({ expiresAt }) => expiresAt, forgottenUntil("recipientRequests", at))
    forget(outbox, ({ doneAt }) => doneAt, forgottenUntil("deliveredMessages", at))
    forget(
      deliveries,
      ({ delivery }) => (delivery.state === "waiting" ? null : delivery.happenedAt),
      forgottenUntil("settledDeliveries", at),
    )
    return true
  },
  askRecipient: ({ recipientRequests }, { request }) => isNew(recipientRequests, request.digest, request),
  answerRequest: ({ recipientRequests }, { digest, answer }) =>
    answered(recipientRequests, digest, (request) => (request.answer === null ? answer : null)),
  settleProposal: ({ recipientRequests }, { digest, outcome }) =>
    answered(recipientRequests, digest, ({ answer }) =>
      answer?.outcome === "proposed" ? { ...answer, outcome } : null,
    ),
}

const answered = (
  requests: Map<string, RecipientRequest>,
  digest: string,
  answer: (request: RecipientRequest) => RecipientAnswer | null,
): boolean => {
  const request = requests.get(digest)
  const made = request ? answer(request) : null
  if (!request || made === null) return false
  requests.set(digest, { ...request, answer: made })
  return true
}

/** Deletes what was last of use by then; what is still of use has no such instant. */
function forget<Key, Row>(table: Map<Key, Row>, usedAt: (row: Row) => Instant | null, until: Instant): void {
  for (const [key, row] of table) {
    const at = usedAt(row)
    if (at !== null && at <= until) table.delete(key)
  }
}

/** Somebody who waits for a commit. */
export type CommitListeners = Set<() => void>

/**
 * @param tables the store as it stands when a port is asked
 * @param desks how the desks are when they are asked for
 * @param listeners told of each commit
 */
export function operationsPorts(tables: () => Tables, desks: () => DeskVersions, listeners: CommitListeners) {
  const real = () => [...tables().bookings.values()].filter(({ isSandbox }) => !isSandbox)
  const placeOf = ({ booking }: StoredBooking) => {
    const delivery = tables().stands.get(booking.reference) ?? beginDelivery(booking, null)
    const { pickupWindow, deliveryWindow, driver } = delivery.facts
    const deliverOn = deliveryWindow.date
    return { state: delivery.state, by: driver, deliverOn, days: [pickupWindow.date, deliverOn] }
  }
  const versionOf = (reference: Reference): string => {
    const stored = tables().bookings.get(reference)
    if (!stored) return ""
    const driver = tables().stands.get(reference)?.facts.driver ?? null
    const position = driver === null ? undefined : tables().positions.get(driver)
    return [stored.log.length, stored.revision, position?.at ?? ""].join("|")
  }
  const driver = (account: Account): Driver => driverOf(account, tables().means)
  const changes = boardChanges(() => real().map((stored) => changedBooking(stored, tables().stands)), desks, listeners)
  return Context.make(BookingBoard, {
    list: ({ market, date, states, bookingType, vehicle, driver, search, after, limit }) =>
      Effect.sync(() =>
        real()
          .map((stored) => ({ stored, ...placeOf(stored) }))
          .filter(
            ({ stored: { booking }, state, days, by }) =>
              (market === null || booking.market === market) &&
              (date === null || days.includes(date)) &&
              (states.length === 0 || states.includes(state)) &&
              (bookingType === null || booking.bookingType === bookingType) &&
              (vehicle === null || booking.vehicle === vehicle) &&
              (driver === null || by === (driver === "none" ? null : driver)) &&
              matchesSearch(booking, search),
          )
          .map(({ stored, days: [day = ""] }) => ({ stored, key: `${day}|${stored.booking.reference}` }))
          .filter(({ key }) => after === null || key > `${after.date}|${after.reference}`)
          .toSorted((a, b) => (a.key < b.key ? -1 : 1))
          .slice(0, limit)
          .map(({ stored }) => stored),
      ),
    ofDay: (market, date) =>
      Effect.sync(() =>
        real()
          .filter((stored) => {
            const { state, days } = placeOf(stored)
            const [pickupDay = "", deliveryDay = ""] = days
            const { booking, log } = stored
            if (booking.market !== market) return false
            if (days.includes(date)) return true
            const isOwing =
              state === "delivered" && isCash(booking.paymentMethod) && !log.some(({ type }) => type === "takeCash")
            if (isOwing) return deliveryDay < date && deliveryDay >= addDays(date, -7)
            return pickupDay < date && !isEnd(state) && state !== "expired"
          })
          .toSorted(byReference),
      ),
    openOf: (driver) =>
      Effect.sync(() =>
        real()
          .filter((stored) => {
            const { state, by } = placeOf(stored)
            return by === driver && !isEnd(state) && state !== "expired"
          })
          .toSorted(byReference),
      ),
    runOf: (driver, date) =>
      Effect.sync(() =>
        real()
          .filter((stored) => {
            const { by, days, deliverOn, state } = placeOf(stored)
            return by === driver && (days.includes(date) || isOnLeg(state) || isLeftOver(state, deliverOn, date))
          })
          .toSorted(byReference),
      ),
    isDriving: (driver) =>
      Effect.sync(() =>
        real().some((stored) => {
          const { by, state } = placeOf(stored)
          return by === driver && isOnLeg(state)
        }),
      ),
    notesOf: (reference) =>
      Effect.sync(() =>
        [...tables().notes.values()].filter((each) => each.reference === reference).map(({ note }) => note),
      ),
  }).pipe(
    Context.add(Drivers, {
      list: Effect.sync(() =>
        [...tables().accounts.values()]
          .filter((account) => account.role === "porter")
          .map(driver)
          .filter(({ isActive }) => isActive)
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      ),
      find: (id) =>
        Effect.sync(() => {
          const account = tables().accounts.get(id)
          return account?.role === "porter" ? driver(account) : null
        }),
      positionOf: (id) => Effect.sync(() => tables().positions.get(id) ?? null),
      positions: Effect.sync(() => new Map(tables().positions)),
    }),
    Context.add(Proofs, {
      find: (reference, id) =>
        Effect.sync(() => {
          const proof = tables().proofs.get(id)
          return proof?.reference === reference ? proof : null
        }),
      of: (reference) =>
        Effect.sync(() => [...tables().proofs.values()].filter((proof) => proof.reference === reference).map(entryOf)),
    }),
    Context.add(RecipientRequests, {
      find: (digest) => Effect.sync(() => tables().recipientRequests.get(digest) ?? null),
      of: (reference) =>
        Effect.sync(() =>
          [...tables().recipientRequests.values()]
            .filter((request) => request.reference === reference)
            .toSorted((a, b) => b.askedAt - a.askedAt),
        ),
    }),
    Context.add(BoardChanges, changes),
    Context.add(BookingChanges, {
      versionOf: (reference) => Effect.sync(() => versionOf(reference)),
      versionAfter: (reference, version) =>
        Effect.callback<string>((resume) => {
          const look = () => {
            const now = versionOf(reference)
            if (now !== version) resume(Effect.succeed(now))
          }
          listeners.add(look)
          look()
          return Effect.sync(() => listeners.delete(look))
        }),
    }),
  )
}

const byReference = (a: StoredBooking, b: StoredBooking): number => (a.booking.reference < b.booking.reference ? -1 : 1)

const driverOf = (
  { id, name, contacts, image, disabledAt }: Account,
  means: ReadonlyMap<string, DriverMeans>,
): Driver => ({
  id,
  name,
  phone: contacts.phone,
  image,
  isActive: disabledAt === null,
  means: means.get(id) ?? null,
})

const entryOf = ({ id, type, digest, driver, at }: StoredProof): ProofEntry => ({ id, type, digest, driver, at })

type Unmarked = Omit<ChangedBooking, "mark">

const changedBooking = (
  { booking, revision, log }: StoredBooking,
  stands: ReadonlyMap<Reference, Delivery>,
): Unmarked => {
  const stand = stands.get(booking.reference)
  const driver = stand?.facts.driver ?? null
  return { reference: booking.reference, state: stand?.state ?? booking.state, driver, order: log.length, revision }
}

/** Numbers what has changed whenever somebody looks: between two looks nobody could tell the order. */
function boardChanges(bookings: () => readonly Unmarked[], desks: () => DeskVersions, listeners: CommitListeners) {
  const known = new Map<Reference, ChangedBooking>()
  let [last, pulse] = [0, 0]
  const look = (): readonly ChangedBooking[] => {
    for (const booking of bookings()) {
      const before = known.get(booking.reference)
      const isKnown = before && JSON.stringify({ ...before, mark: 0 }) === JSON.stringify({ ...booking, mark: 0 })
      if (isKnown) continue
      last += 1
      known.set(booking.reference, { ...booking, mark: last })
    }
    return [...known.values()].toSorted((a, b) => a.mark - b.mark)
  }
  listeners.add(() => {
    pulse += 1
  })
  return BoardChanges.of({
    mark: Effect.sync(() => look().at(-1)?.mark ?? 0),
    since: (mark, limit) =>
      Effect.sync(() =>
        look()
          .filter((one) => one.mark > mark)
          .slice(0, limit),
      ),
    desks: Effect.sync(desks),
    pulseAfter: (after) =>
      Effect.callback<number>((resume) => {
        const tell = () => {
          if (pulse > after) resume(Effect.succeed(pulse))
        }
        listeners.add(tell)
        tell()
        return Effect.sync(() => listeners.delete(tell))
      }),
  })
}
