import type { Draft, DraftPatch, StopDraft } from "./draft.ts"

/**
 * Pick-up and drop-off the other way round. A person stays with the address he was given for; as long as nobody has
 * been named, each stop keeps its own way of asking for one.
 */
export function swapStops({ pickup, dropOff }: Pick<Draft, "pickup" | "dropOff">): DraftPatch {
  if (isNamed(pickup) || isNamed(dropOff)) return { pickup: dropOff, dropOff: pickup }
  return { pickup: { ...dropOff, contact: pickup.contact }, dropOff: { ...pickup, contact: dropOff.contact } }
}

const isNamed = ({ contact }: StopDraft): boolean => contact.name.trim() !== "" || contact.phone.trim() !== ""
