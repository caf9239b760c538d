import type { FieldMarks } from "../../../ui/field-marks.ts"

/** What is wrong with each field as it stands, in the order of the fields. */
export type Faults<Field extends string> = Readonly<Record<Field, string | undefined>>

/** The fields that an entry cannot be kept with. */
export function faultyFields<Field extends string>(faults: Faults<Field>): readonly Field[] {
  return (Object.keys(faults) as Field[]).filter((field) => faults[field] !== undefined)
}

/** What is said at a field: nothing until it is marked. */
export function shownFault<Field extends string>(faults: Faults<Field>, marks: FieldMarks<Field>) {
  return (field: Field): string | undefined => (marks.isMarked(field) ? faults[field] : undefined)
}
