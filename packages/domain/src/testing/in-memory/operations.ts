import type { Account } from "../../account/account.ts"
import type { Reference } from "../../booking/order/reference.ts"
import type { Instant } from "../../calendar/zone.ts"
import type { WebhookDelivery } from "../../consumer/webhook.ts"
import type { BookingNote } from "../../delivery/booking-note.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { DriverPosition } from "../../delivery/driver-position.ts"
import { areSameMeans, type DriverMeans } from "../../operations/driver-means.ts"
import type { AttemptIntent } from "../../payment/attempt/attempt-record.ts"
import type { AttemptState } from "../../payment/attempt/attempt-state.ts"
import type { StoredBooking } from "../../ports/driven/bookings.ts"
import type { OperationsChange } from "../../ports/driven/changes/operations.ts"
import type { StoredProof } from "../../ports/driven/proofs.ts"
import type { RecipientAnswer, RecipientRequest } from "../../recipient/recipient-request.ts"
import { forgottenUntil } from "../../retention/retention.ts"
import { type Applying, isNew } from "./tables.ts"

export interface StoredNote {
  readonly reference: Reference
  readonly note: BookingNote
}

export const operationsTables = () => ({
  /** The state of bookings after their last event; missing before the first. */
  stands: new Map<Reference, Delivery>(),
  owingMoney: new Map<Reference, boolean>(),
  pinTries: new Map<Reference, number>(),
  notes: new Map<string, StoredNote>(),
  positions: new Map<string, DriverPosition>(),
  means: new Map<string, DriverMeans>(),
  proofs: new Map<string, StoredProof>(),
  recipientRequests: new Map<string, RecipientRequest>(),
})

/** The tables of other areas that operations read. */
type Neighbours = {
  readonly bookings: Map<Reference, StoredBooking>
  readonly accounts: Map<string, Account>
  readonly facts: Map<string, { readonly at: Instant }>
  readonly consents: Map<string, { readonly accountId: string | null; readonly consent: { readonly at: Instant } }>
  readonly subscriptions: Map<string, { readonly createdAt: Instant }>
  readonly attempts: Map<string, { readonly intent: Pick<AttemptIntent, "booking">; readonly state: AttemptState }>
  readonly outbox: Map<string, { readonly doneAt: Instant | null }>
  readonly deliveries: Map<string, { readonly delivery: Pick<WebhookDelivery, "state" | "happenedAt"> }>
}

export type OperationsTables = ReturnType<typeof operationsTables> & Neighbours

export const applyingOperations: Applying<OperationsChange, OperationsTables> = {
  recordEvent({ bookings, stands, owingMoney }, { reference, event, after, owesMoney = false }) {
    const stored = bookings.get(reference)
    if (stored?.log.length !== event.order - 1) return false
    const { commandId } = event
    if (commandId !== null && stored.log.some((earlier) => earlier.commandId === commandId)) return false
    bookings.set(reference, { ...stored, log: [...stored.log, event] })
    stands.set(reference, after)
    owingMoney.set(reference, owesMoney)
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
  setMeans({ means: all }, { driver, before, means }) {
    const now = all.get(driver)
    if (now && before ? !areSameMeans(now, before) : now || before) return false
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
  askRecipient: ({ recipientRequests }, { request, most }) =>
    [...recipientRequests.values()].filter(({ reference }) => reference === request.reference).length < most &&
    isNew(recipientRequests, request.digest, request),
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

/** Deletes rows last used by then; rows still in use have no such instant. */
function forget<Key, Row>(table: Map<Key, Row>, usedAt: (row: Row) => Instant | null, until: Instant): void {
  for (const [key, row] of table) {
    const at = usedAt(row)
    if (at !== null && at <= until) table.delete(key)
  }
}
