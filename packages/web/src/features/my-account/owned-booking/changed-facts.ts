import type { BookedWindow, Booking } from "@mersal/domain/booking/booking"
import { type Stop, type StopSide, stopSides } from "@mersal/domain/booking/stop"

type Changeable = Pick<Booking, "pickup" | "dropOff" | "pickupWindow" | "deliveryWindow">

export type StopField = (typeof stopFields)[number]

const stopFields = ["address", "building", "landmark", "name", "phone"] as const

/** A fact of a booking that a change alters: its old and its new value. */
export type ChangedFact =
  | { readonly side: StopSide; readonly field: StopField; readonly before: string; readonly after: string }
  | { readonly side: StopSide; readonly field: "time"; readonly before: BookedWindow; readonly after: BookedWindow }

/** All facts that a change alters, the pick-up first, and for each stop its time last (D37). */
export const changedFacts = (before: Changeable, after: Changeable): readonly ChangedFact[] =>
  stopSides.flatMap((side) => [...changedFields(side, before[side], after[side]), ...changedTime(side, before, after)])

const changedFields = (side: StopSide, before: Stop, after: Stop): readonly ChangedFact[] =>
  stopFields
    .map((field) => ({ side, field, before: textOf(before, field), after: textOf(after, field) }))
    .filter((fact) => fact.before !== fact.after)

function changedTime(side: StopSide, before: Changeable, after: Changeable): readonly ChangedFact[] {
  const part = side === "pickup" ? "pickupWindow" : "deliveryWindow"
  const [old, next] = [before[part], after[part]]
  return old.start === next.start && old.end === next.end ? [] : [{ side, field: "time", before: old, after: next }]
}

const textOf = (stop: Stop, field: StopField): string =>
  field === "name" || field === "phone" ? stop.contact[field] : stop[field]
