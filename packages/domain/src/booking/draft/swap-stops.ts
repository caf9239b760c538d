import type { Draft, DraftPatch, StopDraft } from "./draft.ts"

/**
 * Swaps pick-up and drop-off. A contact person stays with his address; if none is named, each side keeps its own way of
 * asking for one.
 */
export function swapStops({ pickup, dropOff }: Pick<Draft, "pickup" | "dropOff">): DraftPatch {
  if (isNamed(pickup) || isNamed(dropOff)) return { pickup: dropOff, dropOff: pickup }
  return { pickup: { ...dropOff, contact: pickup.contact }, dropOff: { ...pickup, contact: dropOff.contact } }
}

const isNamed = ({ contact }: StopDraft): boolean => contact.name.trim() !== "" || contact.phone.trim() !== ""
