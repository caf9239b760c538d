import { useMemo, useState } from "react"

/** Which fields of a form may show their errors, and how often the form was refused. */
export interface FieldMarks<Field extends string> {
  readonly isMarked: (field: Field) => boolean
  /** Counts the refused submits; see `ErrorSummary`. */
  readonly attempt: number
  /** Called when a submit is refused: only these fields show their errors. */
  readonly refuse: (fields: readonly Field[]) => void
  /** Called when a field is left: from now on it may show its error. */
  readonly mark: (field: Field) => void
  /** Called when a field is edited: its error is hidden until it is left again or the form is sent. */
  readonly forgive: (...fields: readonly Field[]) => void
}

/** A field shows no error before it was left or the form was sent. Typing hides the error again. */
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
