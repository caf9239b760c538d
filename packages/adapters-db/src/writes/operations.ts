import type { DriverMeans } from "@mersal/domain/operations/driver-means"
import type { OperationsChange } from "@mersal/domain/ports/driven/changes/operations"
import { insertNew, insertOf, insertWhere, updateOf } from "../database/inserts.ts"
import { eventRow } from "../rows/delivery-event-row.ts"
import { noteRow } from "../rows/note-row.ts"
import { proofRow } from "../rows/proof-row.ts"
import { requestRow } from "../rows/recipient-request-row.ts"
import { retentionWrites } from "./retention.ts"
import type { Writing } from "./writing.ts"

export const operationsWrites: Writing<OperationsChange> = {
  recordEvent: ({ reference, event, after: { state, facts }, owesMoney = false }) => [
    {
      text: moveBooking,
      values: [
        state,
        facts.driver,
        facts.pickupWindow.date,
        facts.deliveryWindow.date,
        owesMoney ? 1 : 0,
        event.order,
        reference,
        event.order - 1,
      ],
      mustApply: true,
    },
    insertNew("delivery_events", eventRow(reference, event)),
  ],
  countPinTry: ({ reference, most }) => [{ text: countPinTry, values: [reference, most], mustApply: true }],
  writeNote: ({ reference, note }) => [insertOf("booking_notes", noteRow(reference, note))],
  notePosition: ({ driver, position: { position, at, pace = null } }) => [
    insertOf(
      "driver_positions",
      { driver, lat: position.lat, lon: position.lon, reported_at: at, pace },
      unlessEarlier,
    ),
  ],
  setMeans: ({ driver, before, means }) => [
    before === null
      ? insertNew("driver_means", { driver, ...meansRow(means) })
      : { ...updateOf("driver_means", meansRow(means), { driver, ...meansRow(before) }), mustApply: true },
  ],
  forgetPosition: ({ driver }) => [{ text: "delete from driver_positions where driver = ?", values: [driver] }],
  storeProof: ({ proof, most }) => [
    { text: countProof, values: [proof.reference, most], mustApply: true },
    insertNew("proofs", proofRow(proof)),
  ],
  askRecipient: ({ request, most }) => [
    // Concurrent requests are counted one after the other.
    { text: "update bookings set revision = revision where reference = ?", values: [request.reference] },
    {
      ...insertWhere("recipient_requests", requestRow(request), [isUnderMost, request.reference, most], "do nothing"),
      mustApply: true,
    },
  ],
  answerRequest: ({ digest, answer: { at, wish, outcome } }) => [
    { text: answerRequest, values: [at, JSON.stringify(wish), outcome, digest], mustApply: true },
  ],
  forgetOld: ({ at }) => retentionWrites(at),
  settleProposal: ({ digest, outcome }) => [{ text: settleProposal, values: [outcome, digest], mustApply: true }],
}

const moveBooking = `
  update bookings set now_state = ?, driver = ?, now_pickup_date = ?, now_delivery_date = ?, owes_money = ?,
    event_order = ?
  where reference = ? and event_order = ?`

const countPinTry = "update bookings set pin_tries = pin_tries + 1 where reference = ? and pin_tries < ?"

const countProof = "update bookings set proof_count = proof_count + 1 where reference = ? and proof_count < ?"

const isUnderMost = "(select count(*) from recipient_requests where reference = ?) < ?"

const answerRequest = `
  update recipient_requests set answered_at = ?, proposal = ?, outcome = ? where digest = ? and answered_at is null`

const settleProposal = "update recipient_requests set outcome = ? where digest = ? and outcome = 'proposed'"

const unlessEarlier = `
  (driver) do update set lat = excluded.lat, lon = excluded.lon, reported_at = excluded.reported_at,
    pace = excluded.pace
  where driver_positions.reported_at <= excluded.reported_at`

const meansRow = ({ vehicle, capacity }: DriverMeans) => ({ vehicle, capacity })
