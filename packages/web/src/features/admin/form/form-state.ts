import type { ServiceArea } from "@mersal/domain/places/service-area"
import type { ReferenceIssue } from "@mersal/domain/reference/reference-issue"

/** What is typed: texts by the paths that the server uses for fields, and lists of rows with paths of their own. */
export interface FormState {
  readonly texts: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, readonly FormRow[]>>
  /** The outlines of an area. */
  readonly rings: ServiceArea["rings"]
}

export type FormRow = Readonly<Record<string, string>>

export const emptyForm: FormState = { texts: {}, rows: {}, rings: [] }

export type FormProblem = ReferenceIssue["problem"] | "notANumber" | "notADate"

/** A fault of a form, by the path of its field. */
export interface FormIssue {
  readonly field: string
  readonly problem: FormProblem
  readonly detail: string
}

/** The path of the first field that differs from another form, or null if none does. */
export function firstOtherwise(form: FormState, other: FormState): string | null {
  const text = Object.keys(other.texts).find((path) => other.texts[path] !== form.texts[path])
  if (text !== undefined) return text
  const isOtherwise = (one: unknown, another: unknown) => JSON.stringify(one) !== JSON.stringify(another)
  const rows = Object.keys(other.rows).find((path) => isOtherwise(other.rows[path], form.rows[path]))
  return rows ?? (isOtherwise(form.rings, other.rings) ? "rings" : null)
}

export const withText = (form: FormState, path: string, text: string): FormState => ({
  ...form,
  texts: { ...form.texts, [path]: text },
})

export const withRows = (form: FormState, path: string, rows: readonly FormRow[]): FormState => ({
  ...form,
  rows: { ...form.rows, [path]: rows },
})
