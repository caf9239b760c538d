import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Account } from "../../account/account.ts"
import type { Reference } from "../../booking/order/reference.ts"
import { addDays } from "../../calendar/local-date.ts"
import { isLeftOver } from "../../delivery/carried.ts"
import { beginDelivery, isEnd } from "../../delivery/delivery.ts"
import { isOnLeg } from "../../delivery/driver-position.ts"
import type { BoardCursor } from "../../operations/board-cursor.ts"
import { matchesSearch } from "../../operations/board-search.ts"
import type { DriverMeans } from "../../operations/driver-means.ts"
import { isCash } from "../../payment/payment-method.ts"
import { BoardChanges, type DeskVersions } from "../../ports/driven/board-changes.ts"
import { BookingBoard } from "../../ports/driven/booking-board.ts"
import { BookingChanges } from "../../ports/driven/booking-changes.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import { type Driver, Drivers } from "../../ports/driven/drivers.ts"
import { type ProofEntry, Proofs, type StoredProof } from "../../ports/driven/proofs.ts"
import { RecipientRequests } from "../../ports/driven/recipient-requests.ts"
import { boardChanges, type CommitListeners, changedBooking } from "./board-changes.ts"
import type { OperationsTables } from "./operations.ts"

/** A text that sorts bookings of the board as the store does. */
const boardKey = ({ date, bookedAt, reference }: BoardCursor): string =>
  `${date}|${String(bookedAt).padStart(15, "0")}|${reference}`

/**
 * @param tables the store as it stands when a port is asked
 * @param desks the desks' versions at that time
 * @param listeners told of each commit
 */
export function operationsPorts(tables: () => OperationsTables, desks: () => DeskVersions, listeners: CommitListeners) {
  const real = () => [...tables().bookings.values()].filter(({ isSandbox }) => !isSandbox)
  const placeOf = ({ booking }: StoredBooking) => {
    const delivery = tables().stands.get(booking.reference) ?? beginDelivery(booking, null)
    const { state, facts } = delivery
    return { state, facts, by: facts.driver, days: [facts.pickupWindow.date, facts.deliveryWindow.date] }
  }
  const versionOf = (reference: Reference): string => {
    const stored = tables().bookings.get(reference)
    if (!stored) return ""
    const driver = tables().stands.get(reference)?.facts.driver ?? null
    const position = driver === null ? undefined : tables().positions.get(driver)
    return [stored.log.length, stored.revision, position?.at ?? ""].join("|")
  }
  const everybody = (): readonly Driver[] =>
    [...tables().accounts.values()]
      .filter(({ role }) => role === "porter")
      .map(driver)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
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
          .map(({ stored, facts: { pickupWindow } }) => ({
            stored,
            key: boardKey({ ...stored.booking, date: pickupWindow.date }),
          }))
          .filter(({ key }) => after === null || key > boardKey(after))
          .toSorted((a, b) => (a.key < b.key ? -1 : 1))
          .slice(0, limit)
          .map(({ stored }) => stored),
      ),
    ofDay: (market, date) =>
      Effect.sync(() => {
        const underReview = new Set(
          [...tables().attempts.values()]
            .filter(({ state }) => state === "review")
            .map(({ intent: { booking } }) => booking),
        )
        return real()
          .filter((stored) => {
            const { state, days } = placeOf(stored)
            const [pickupDay = "", deliveryDay = ""] = days
            const { booking, log } = stored
            if (booking.market !== market) return false
            if (days.includes(date)) return true
            const isHeldUp = underReview.has(booking.reference) || tables().owingMoney.get(booking.reference) === true
            if (pickupDay < date && isHeldUp) return true
            const mayOwe = isCash(booking.paymentMethod)
              ? !log.some(({ type }) => type === "takeCash")
              : log.some(({ type, by }) => type === "refund" && by.role === "system")
            if (state === "delivered" && mayOwe) return deliveryDay < date && deliveryDay >= addDays(date, -7)
            return pickupDay < date && !isEnd(state) && state !== "expired"
          })
          .toSorted(byReference)
      }),
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
            const { by, days, facts, state } = placeOf(stored)
            return by === driver && (days.includes(date) || isOnLeg(state) || isLeftOver(state, facts, date))
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
      list: Effect.sync(() => everybody().filter(({ isActive }) => isActive)),
      everybody: Effect.sync(everybody),
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
