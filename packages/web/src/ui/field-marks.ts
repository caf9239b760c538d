import { useMemo, useState } from "react"

/** Which fields of a form may show their errors, and how often the form was refused. */
export interface FieldMarks<Field extends string> {
  readonly isMarked: (field: Field) => boolean
  /** Counts the refused submits; see `ErrorSummary`. */
  readonly attempt: number
  /** A submit was refused for these fields, and for no others. */
  readonly refuse: (fields: readonly Field[]) => void
  /** A field was left: from now on its error may show. */
  readonly mark: (field: Field) => void
  /** A field is being edited: its error goes until the next look. */
  readonly forgive: (...fields: readonly Field[]) => void
}

/** Nothing is held against anybody before the form was sent or the field was left, and typing forgives. */
export function useFieldMarks<Field extends string>(initial: () => readonly Field[] = () => []): FieldMarks<Field> {
  const [marked, setMarked] = useState<ReadonlySet<Field>>(() => new Set(initial()))
  const [attempt, setAttempt] = useState(0)
  const changes = useMemo(
    () => ({
      refuse: (fields: readonly Field[]) => {
        setMarked(new Set(fields))
        setAttempt((last) => last + 1)
      },
      mark: (field: Field) => setMarked((last) => new Set(last).add(field)),
      forgive: (...fields: readonly Field[]) =>
        setMarked((last) =>
          fields.some((field) => last.has(field))
            ? new Set([...last].filter((field) => !fields.includes(field)))
            : last,
        ),
    }),
    [],
  )
  return { isMarked: (field) => marked.has(field), attempt, ...changes }
}
