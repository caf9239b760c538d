import type { FieldMarks } from "../../../ui/field-marks.ts"

/** The current fault of each field, in the order of the fields. */
export type Faults<Field extends string> = Readonly<Record<Field, string | undefined>>

/** The fields that prevent saving an entry. */
export function faultyFields<Field extends string>(faults: Faults<Field>): readonly Field[] {
  return (Object.keys(faults) as Field[]).filter((field) => faults[field] !== undefined)
}

/** The message shown at a field: none until it is marked. */
export function shownFault<Field extends string>(faults: Faults<Field>, marks: FieldMarks<Field>) {
  return (field: Field): string | undefined => (marks.isMarked(field) ? faults[field] : undefined)
}
